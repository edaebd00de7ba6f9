import { type Problem, ProblemError } from '#shared/problem.ts';
import { isDatabaseAway } from '../db/database.ts';
import { isDiskFull } from '../disk-space.ts';
import type { Logger } from '../logger.ts';
import { WorkError } from '../work/work-error.ts';
import type { RequestInfo } from './request.ts';

/** Turns anything thrown into a problem; an unexpected error becomes a 500 whose detail is only logged. */
export function toProblem(error: unknown, request: RequestInfo, log: Logger): { status: number; problem: Problem } {
  if (error instanceof ProblemError)
    return { status: error.status, problem: { ...error.problem, requestId: request.requestId } };
  if (isDatabaseAway(error)) {
    log.warn({ requestId: request.requestId, code: (error as { code: string }).code }, 'database away');
    const problem = {
      code: 'server.database_away',
      message: 'The database cannot be reached',
      retryAfter: 2,
      requestId: request.requestId,
    };
    return { status: 503, problem };
  }
  if (isDiskFull(error)) {
    log.error({ requestId: request.requestId, error: summarise(error) }, 'no room to store something');
    const { status, problem } = diskFull();
    return { status, problem: { ...problem, requestId: request.requestId } };
  }
  if (error instanceof WorkError && error.failure !== 'failed') {
    log.warn({ requestId: request.requestId, failure: error.failure }, 'document not made');
    const message = 'The document could not be made right now';
    return { status: 503, problem: { code: 'documents.busy', message, retryAfter: 5, requestId: request.requestId } };
  }
  log.error({ requestId: request.requestId, error: summarise(error) }, 'unexpected error');
  return {
    status: 500,
    problem: { code: 'server.unexpected', message: 'Something unexpected happened', requestId: request.requestId },
  };
}

function summarise(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  return {
    name: error.name,
    message: error.message,
    stack: error.stack,
    ...(error.cause instanceof Error && { cause: error.cause.message }),
  };
}

/** What whoever stores something is told while the disk is full. */
export const diskFull = (): ProblemError =>
  new ProblemError(507, {
    code: 'server.storage_full',
    message: 'There is no room to store anything at the moment',
    retryAfter: 60,
  });

/** The response with a problem as its body; it is never cached. */
export function problemResponse(status: number, problem: Problem): Response {
  const headers: Record<string, string> = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  if (problem.retryAfter !== undefined) headers['retry-after'] = String(problem.retryAfter);
  return new Response(JSON.stringify(problem), { status, headers });
}
