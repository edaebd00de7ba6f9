import type { ProblemDeclaration } from './problem-codes.ts';

/**
 * The one shape of every error answer of `/api`. `code` is `area.reason`; the browser maps codes to words, so `message`
 * is for developers and logs.
 */
export interface Problem {
  readonly code: string;
  readonly message: string;
  /** Field path → what is wrong with it. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly requestId?: string;
  /** Seconds. */
  readonly retryAfter?: number;
  readonly limit?: number;
  readonly used?: number;
  /** ISO time at which a used-up quota opens again. */
  readonly reset?: string;
  /** The plan that opens what was refused. */
  readonly plan?: string;
  /** The feature that a plan does not include, and the quota that is used up: ids of the table of plans. */
  readonly feature?: string;
  readonly quota?: string;
  /** For a stale revision: the state as it is now. */
  readonly current?: unknown;
}

/** An expected refusal, thrown by services and turned into a Problem at the edge. */
export class ProblemError extends Error {
  readonly status: number;
  readonly problem: Problem;
  constructor(status: number, problem: Problem) {
    super(problem.message);
    this.name = 'ProblemError';
    this.status = status;
    this.problem = problem;
  }
}

/** A refusal that a feature declared; `message` is for developers. */
export function refusal({ code, status }: ProblemDeclaration, message: string): ProblemError {
  return new ProblemError(status, { code, message });
}

/** Another tenant's thing and a thing that is not there answer alike. */
export function notFound(what = 'Nothing here'): ProblemError {
  return new ProblemError(404, { code: 'request.not_found', message: what });
}

/** The input does not hold; `fields` names what and why. */
export function invalid(fields: Record<string, string>): ProblemError {
  return new ProblemError(400, { code: 'request.invalid', message: 'The input is not valid', fields });
}

/** The resource was changed meanwhile; `current` is its present state. */
export function staleRevision(current: unknown): ProblemError {
  return new ProblemError(409, { code: 'request.stale_revision', message: 'This was changed in between', current });
}
