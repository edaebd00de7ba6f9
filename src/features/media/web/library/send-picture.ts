import type { Picture } from '#features/media/media.contract.ts';
import { reportBuildId } from '#web/api/build-id.ts';
import { problemFromBody } from '#web/api/problem-error.ts';
import { reportRefusal } from '#web/api/refused-session.ts';
import { getAccessToken } from '#web/auth/access-token.ts';
import type { GroundworkAuthClient } from '#web/auth/auth-client.ts';

interface Sending {
  readonly workspaceId: string;
  readonly file: File;
  /** Told how much of it was sent, 0 to 100. */
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Sends a file as it is, which becomes a picture. By XMLHttpRequest, which unlike `fetch` tells how much was sent. Rejects like every call
 * of the API; with the signal's reason where it is given up.
 */
export async function sendPicture(
  client: Pick<GroundworkAuthClient, 'getSession'>,
  { workspaceId, file, onProgress, signal }: Sending,
): Promise<Picture> {
  const token = await getAccessToken(client);
  signal.throwIfAborted();
  const request = new XMLHttpRequest();
  request.open('POST', `/api/media/${workspaceId}/files?name=${encodeURIComponent(file.name)}`);
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
  if (request.status >= 200 && request.status < 300)
    return (JSON.parse(request.responseText) as { readonly picture: Picture }).picture;
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
