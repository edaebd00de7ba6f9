import { randomFillSync } from 'node:crypto';
import { buildId } from '#shared/ids.ts';
import type { RouteClass } from './route-class.ts';

/** What the edge knows of one request. */
export interface RequestInfo {
  readonly requestId: string;
  readonly now: Date;
  /** The peer's own address; a forwarded one is believed where TRUSTED_PROXIES wrote it. */
  readonly remoteAddress: string;
  /** What the caller says it is, cut to 300 characters; empty where it says nothing. */
  readonly userAgent: string;
}

/** What a route says of its answer before it is given. */
export interface AnswerState {
  routeClass: RouteClass;
  /** What it is logged and counted as, where that is not the first part of its path. */
  area?: string;
}

export type AppEnvironment = { Variables: { request: RequestInfo; answer: AnswerState } };

const idBytes = 16;
/** Of many ids at once: asking for those of each took a tenth of the time of a page from memory. */
const random = new Uint8Array(idBytes * 256);
let used = random.length;

/** A new request id; a caller's own is never trusted. */
export function newRequestId(now: Date): string {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  used += idBytes;
  return buildId('req', now.getTime(), random.subarray(used - idBytes, used));
}
