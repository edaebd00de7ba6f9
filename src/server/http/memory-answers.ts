import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '../logger.ts';
import type { Metrics } from './metrics.ts';
import { newRequestId } from './request.ts';
import type { RouteClass } from './route-class.ts';
import { securityHeaders } from './security-headers.ts';

/** An answer that is in memory, whole. */
export interface MemoryAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | null;
  readonly routeClass: RouteClass;
  /** What it is logged and counted as, where that is not the first part of its path. */
  readonly area?: string;
}

/**
 * Answers a GET from memory, at once; undefined for what it does not have or does not know at this moment, which then goes its usual way.
 * Both ways answer the same.
 */
export type AnswerFromMemory = (path: string, headers: IncomingHttpHeaders) => MemoryAnswer | undefined;

interface MemoryDependencies {
  readonly buildId: string;
  readonly log: Logger;
  readonly metrics: Pick<Metrics, 'observeRequest'>;
  readonly answers: readonly AnswerFromMemory[];
  now(): Date;
  isStopping(): boolean;
}

/** Takes a request before the framework does; false for one that the framework has to answer. */
export type TakeRequest = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/**
 * What many strangers read is answered before the framework, which costs more than the answer: with the same headers, and counted and
 * logged like any other (bench, "serving").
 */
export function createMemoryAnswers(dependencies: MemoryDependencies): TakeRequest {
  const { buildId, log, metrics, answers, now, isStopping } = dependencies;
  return (incoming, outgoing) => {
    if (incoming.method !== 'GET' || incoming.url === undefined) return false;
    const startedMs = performance.now();
    for (const find of answers) {
      const answer = findSafely(find, incoming.url, incoming.headers);
      if (!answer) continue;
      const requestId = newRequestId(now());
      outgoing.writeHead(answer.status, {
        ...answer.headers,
        ...securityHeaders[answer.routeClass],
        'x-request-id': requestId,
        'x-build-id': buildId,
        ...(answer.body && { 'content-length': answer.body.byteLength }),
        ...(isStopping() && { connection: 'close' }),
      });
      outgoing.end(answer.body ?? undefined);
      const ms = performance.now() - startedMs;
      const area = answer.area ?? `/${incoming.url.split('/', 2)[1]}`;
      metrics.observeRequest('GET', answer.status === 404 ? 'not-found' : area, answer.status, ms / 1000);
      log.info({ requestId, method: 'GET', path: `${area}/…`, status: answer.status, ms: Math.round(ms) }, 'request');
      return true;
    }
    return false;
  };
}

/** Nothing catches what is thrown this far out, and the framework knows how to fail. */
function findSafely(find: AnswerFromMemory, path: string, headers: IncomingHttpHeaders): MemoryAnswer | undefined {
  try {
    return find(path, headers);
  } catch {
    return undefined;
  }
}
