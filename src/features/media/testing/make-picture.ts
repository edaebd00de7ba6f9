import { firstWorkspaceOf } from '#testing/founder.ts';
import { sendBytes } from '#testing/send-bytes.ts';
import type { Answer, Person, TestProduct } from '#testing/test-product.ts';
import type { Picture } from '../media.contract.ts';
import { pictureKey } from '../server/carry/picture-key.ts';
import { anotherPicture } from './sample-pictures.ts';

type World = Pick<TestProduct, 'product' | 'call'>;

interface Sent {
  readonly bytes: Uint8Array | ReadableStream<Uint8Array>;
  /** Of somebody's first business unless told. */
  readonly workspaceId?: string;
  readonly name?: string;
}

/** Sends a file, as a browser does; returns the whole answer. */
export async function askToUpload(
  world: World,
  as: Person | undefined,
  { bytes, workspaceId, name = 'loaf.jpg' }: Sent,
): Promise<Answer> {
  const about = workspaceId ?? (await firstWorkspaceOf(world, as!));
  return sendBytes(world, as, `/api/media/${about}/files?name=${encodeURIComponent(name)}`, bytes);
}

/** Encodes whatever waits. */
export const encodeWaiting = ({ product }: Pick<TestProduct, 'product'>) => product.jobs.drain(['media.encode']);

/** The pictures of a business, and where they are looked at. */
export async function readLibrary(
  world: World,
  as: Person,
  workspaceId?: string,
): Promise<{ readonly picturesUrl: string; readonly pictures: readonly Picture[] }> {
  const about = workspaceId ?? (await firstWorkspaceOf(world, as));
  return (await world.call('GET', `/api/media/${about}`, { as })).body;
}

/** A picture that is ready, of a file of its own unless given. */
export async function makePicture(world: World, as: Person, sent: Partial<Sent> = {}): Promise<Picture> {
  const uploaded = await askToUpload(world, as, { ...sent, bytes: sent.bytes ?? (await anotherPicture()) });
  if (uploaded.status >= 300) throw new Error(`${uploaded.status} ${JSON.stringify(uploaded.body)}`);
  await encodeWaiting(world);
  const { body } = await world.call('GET', `/api/media/pictures/${uploaded.body.picture.id}`, { as });
  if (body.state !== 'ready') throw new Error(`The picture is ${JSON.stringify(body)}`);
  return body;
}

/** What a picture is called by its bytes: the name of its files where they are published. */
export async function keyOf({ product }: Pick<TestProduct, 'product'>, { id }: Pick<Picture, 'id'>): Promise<string> {
  const renditions = await product.database.system<Parameters<typeof pictureKey>[0][number][]>`
    select width, format, hash from media_rendition where media_id = ${id}`;
  return pictureKey(renditions);
}

/** Deletes a picture. */
export const askToDelete = (world: Pick<World, 'call'>, as: Person, mediaId: string): Promise<Answer> =>
  world.call('DELETE', `/api/media/pictures/${mediaId}`, { as });
