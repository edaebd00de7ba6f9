import { getAccessToken } from '#web/auth/access-token.ts';
import type { GroundworkAuthClient } from '#web/auth/auth-client.ts';
import { reportBuildId } from './build-id.ts';
import { problemFromBody } from './problem-error.ts';
import { reportRefusal } from './refused-session.ts';

interface Sending {
  /** Where it is sent: "/api/media/ws_…/files?name=a.jpg". */
  readonly path: string;
  readonly file: Blob;
  /** Told how much of it was sent, 0 to 100. */
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Sends a file as it is, and answers what the server says of it. By XMLHttpRequest, which unlike `fetch` tells how much was sent. Rejects
 * like every call of the API; with the signal's reason where it is given up.
 */
export async function sendFile<Answer>(
  client: Pick<GroundworkAuthClient, 'getSession'>,
  { path, file, onProgress, signal }: Sending,
): Promise<Answer> {
  const token = await getAccessToken(client);
  signal.throwIfAborted();
  const request = new XMLHttpRequest();
  request.open('POST', path);
  request.setRequestHeader('content-type', 'application/octet-stream');
  if (token !== undefined) request.setRequestHeader('authorization', `Bearer ${token}`);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : Math.round((loaded / total) * 100));
  request.onload = () => resolve();
  // As a failed fetch says it.
  request.onerror = () => reject(new TypeError('Failed to send'));
  const giveUp = (): void => {
    request.abort();
    reject(signal.reason);
  };
  signal.addEventListener('abort', giveUp);
  request.send(file);
  try {
    await promise;
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
  reportBuildId(request.getResponseHeader('x-build-id'));
  if (request.status >= 200 && request.status < 300) return JSON.parse(request.responseText) as Answer;
  const retryAfter = request.getResponseHeader('retry-after');
  const error = await problemFromBody(
    new Response(request.responseText, {
      status: request.status,
      ...(retryAfter !== null && { headers: { 'retry-after': retryAfter } }),
    }),
  );
  reportRefusal(error.problem.code);
  throw error;
}
