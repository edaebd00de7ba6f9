import type { TestProduct } from '#testing/test-product.ts';
import { uuidOf } from '../domain/blog/feed.ts';
import { shownPicturesRepository } from '../server/shown-pictures.repository.ts';
import type { Site } from '../sites.contract.ts';

/** Files that name neither the address of their site nor its id. */
const nameless = ['og.png', 'icon.svg'];

/** Every file of what is online of a site by its path, as if it lay at `as` and were that site. */
export async function filesOf(
  { product: { database } }: Pick<TestProduct, 'product'>,
  { id, address, online }: Site,
  as: Pick<Site, 'id' | 'address'>,
): Promise<ReadonlyMap<string, Buffer>> {
  const rows = await database.system<{ path: string; plain: Buffer }[]>`
    select path, plain from site_file where release_id = ${online!.id} order by path`;
  const told = (plain: Buffer): Buffer =>
    Buffer.from(
      plain.toString().replaceAll(`/s/${address}/`, `/s/${as.address}/`).replaceAll(uuidOf(id), uuidOf(as.id)),
    );
  return new Map(
    rows.map(({ path, plain }) => [path, nameless.includes(path) ? Buffer.from(plain) : told(Buffer.from(plain))]),
  );
}

/** The pictures that are published with it, by their names, as visitors get them. */
export async function picturesOf(
  { product }: Pick<TestProduct, 'product'>,
  { address, online }: Site,
): Promise<ReadonlyMap<string, Buffer>> {
  const shown = await shownPicturesRepository.list(product.database.system, online!.id);
  const pictures = new Map<string, Buffer>();
  for (const { name } of shown.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const answer = await product.app.request(`http://localhost:18400/s/${address}/_media/${name}`);
    if (answer.status !== 200) throw new Error(`${name} ${answer.status}`);
    pictures.set(name, Buffer.from(await answer.arrayBuffer()));
  }
  return pictures;
}
