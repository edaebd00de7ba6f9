import type { Problem } from '#shared/problem.ts';

/** A refused or failed call, in the one shape of `/api`. `status` is 0 when no answer came. */
export class ApiProblemError extends Error {
  readonly status: number;
  readonly problem: Problem;
  constructor(status: number, problem: Problem) {
    super(problem.message);
    this.name = 'ApiProblemError';
    this.status = status;
    this.problem = problem;
  }
}

/** Reads a refusal; an answer that is not ours (a proxy's page, an empty body) becomes `request.unexpected`. */
export async function problemFromBody(response: Response): Promise<ApiProblemError> {
  const requestId = response.headers.get('x-request-id') ?? undefined;
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  const extras = {
    ...(requestId === undefined ? {} : { requestId }),
    ...(Number.isFinite(retryAfter) ? { retryAfter } : {}),
  };
  try {
    const body: unknown = await response.json();
    if (isProblem(body)) return new ApiProblemError(response.status, { ...extras, ...body });
  } catch {
    // Not JSON: handled below, like any other answer we do not know.
  }
  const code = response.status === 503 ? 'server.database_away' : 'request.unexpected';
  return new ApiProblemError(response.status, { ...extras, code, message: `HTTP ${response.status}` });
}

/** Any thrown value as a problem: ours as it is, a failed fetch as `network.unreachable`, the rest as unexpected. */
export function problemOf(error: unknown): Problem {
  if (error instanceof ApiProblemError) return error.problem;
  if (error instanceof Error && error.cause instanceof ApiProblemError) return error.cause.problem;
  if (error instanceof TypeError) return { code: 'network.unreachable', message: error.message };
  return { code: 'request.unexpected', message: error instanceof Error ? error.message : String(error) };
}

function isProblem(body: unknown): body is Problem {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'string' &&
    'message' in body &&
    typeof body.message === 'string'
  );
}
