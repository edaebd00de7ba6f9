import { rememberReusedSession } from './ended-session.ts';

let retryAfterSeconds: number | undefined;

/** How long the service asked to wait in its last answer; undefined where it did not. */
export function lastRetryAfterSeconds(): number | undefined {
  return retryAfterSeconds;
}

/**
 * The fetch of the auth client. It keeps what the client drops: the wait that comes with "too often", and that a session
 * was ended because its token was used twice.
 */
export async function authFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  retryAfterSeconds = response.status === 429 && Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : undefined;
  if (response.status === 400 && String(input).includes('grant_type=refresh_token')) {
    const text = await response
      .clone()
      .text()
      .catch(() => '');
    if (text.includes('refresh_token_already_used')) rememberReusedSession();
  }
  return response;
}
