/** The error codes of the authentication protocol that we answer, with status and text as its public client knows them. */
const authErrors = {
  invalid_credentials: { status: 400, message: 'Invalid login credentials' },
  user_already_exists: { status: 422, message: 'User already registered' },
  weak_password: { status: 422, message: 'Password should be at least 8 characters.' },
  email_address_invalid: { status: 400, message: 'Unable to validate email address: invalid format' },
  validation_failed: { status: 400, message: 'The request is not valid' },
  bad_json: { status: 400, message: 'Could not parse request body as JSON' },
  unsupported_grant_type: { status: 400, message: 'unsupported_grant_type' },
  refresh_token_not_found: { status: 400, message: 'Invalid Refresh Token: Refresh Token Not Found' },
  refresh_token_already_used: { status: 400, message: 'Invalid Refresh Token: Already Used' },
  session_not_found: { status: 403, message: 'Session from session_id claim in JWT does not exist' },
  bad_jwt: { status: 403, message: 'invalid JWT' },
  no_authorization: { status: 401, message: 'This endpoint requires a valid Bearer token' },
  over_request_rate_limit: { status: 429, message: 'Request rate limit reached' },
  request_too_large: { status: 413, message: 'Request body is too large' },
  unexpected_failure: { status: 500, message: 'Unexpected failure, please check server logs for more information' },
  database_away: { status: 503, message: 'The service is not available right now. Please try again.' },
} as const;

export type AuthErrorCode = keyof typeof authErrors;

/** An expected refusal of the protocol. */
export class AuthError extends Error {
  readonly code: AuthErrorCode;
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;
  constructor(code: AuthErrorCode, options: { message?: string; retryAfterSeconds?: number } = {}) {
    super(options.message ?? authErrors[code].message);
    this.name = 'AuthError';
    this.code = code;
    this.status = authErrors[code].status;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

const apiVersion = '2024-01-01';

/** Both envelopes of the protocol: callers that name the API version get `{code, message}`, older ones the long form. */
export function authErrorResponse(error: AuthError, request: Request): Response {
  const isVersioned = request.headers.get('x-supabase-api-version') === apiVersion;
  const weak = error.code === 'weak_password' ? { weak_password: { reasons: ['length'] } } : {};
  const body = isVersioned
    ? { code: error.code, message: error.message, ...weak }
    : { code: error.status, error_code: error.code, msg: error.message, ...weak };
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' });
  if (isVersioned) headers.set('x-supabase-api-version', apiVersion);
  if (error.retryAfterSeconds) headers.set('retry-after', String(error.retryAfterSeconds));
  return new Response(JSON.stringify(body), { status: error.status, headers });
}
