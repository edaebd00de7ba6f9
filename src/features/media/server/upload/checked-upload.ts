import { mediaProblems } from '#features/media/domain/media.problems.ts';
import { kindBytes, kindOf, pictureKinds } from '#features/media/domain/upload-kind.ts';
import { discard } from '#server/http/uploads/discard.ts';
import type { ByteStream } from '#server/storage/storage-driver.ts';
import { refusal } from '#shared/problem.ts';

/** Throws for the beginning of a file that becomes no picture. */
function assertPicture(head: Uint8Array): void {
  if (head.byteLength === 0) throw refusal(mediaProblems.empty, 'There is nothing in it');
  const kind = kindOf(head);
  if (kind === 'svg') throw refusal(mediaProblems.kind_svg, 'An SVG can hold programs');
  if (kind === 'heic') throw refusal(mediaProblems.kind_heic, 'A HEIC file cannot be read');
  if (kind === undefined) throw refusal(mediaProblems.kind, `Only ${pictureKinds.join(', ')} become pictures`);
}

/**
 * The same bytes, of which the first are looked at before any is passed on. Fails with 415 for what is no picture, once all of it has
 * arrived: a browser that is still sending reads no answer.
 */
export async function* checkedUpload(body: AsyncIterable<Uint8Array>): ByteStream {
  const chunks = body[Symbol.asyncIterator]();
  let head: Uint8Array = new Uint8Array(0);
  while (head.byteLength < kindBytes) {
    const next = await chunks.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  try {
    assertPicture(head);
  } catch (error) {
    await discard({ [Symbol.asyncIterator]: () => chunks });
    throw error;
  }
  yield head;
  yield* { [Symbol.asyncIterator]: () => chunks };
}
