import type { Picture } from '#features/media/media.contract.ts';
import type { Language } from '#shared/languages.ts';
import { firstWorkspaceOf } from '#testing/founder.ts';
import type { Person, TestProduct } from '#testing/test-product.ts';
import { blockKinds } from '../domain/blocks/all-blocks.ts';
import type { Field, Fields, ImageValue } from '../domain/blocks/field.ts';
import type { Block, SiteDocument } from '../domain/document/site-document.ts';
import type { TemplateId } from '../domain/templates/template-ids.ts';
import type { Builder, Site } from '../sites.contract.ts';

type World = Pick<TestProduct, 'call'>;

const keyed = () => ({ 'idempotency-key': crypto.randomUUID() });

/** Reads the builder of a business. */
export const readBuilder = async (world: World, as: Person, workspaceId: string): Promise<Builder> =>
  (await world.call('GET', `/api/sites/${workspaceId}`, { as })).body;

interface BegunSite {
  readonly workspaceId?: string;
  readonly template?: TemplateId;
  readonly language?: Language;
}

/** Begins a site, of somebody's first business unless told; returns the whole answer. */
export async function askToBegin(
  world: World,
  as: Person,
  { workspaceId, template = 'counter', language = 'en' }: BegunSite = {},
) {
  const about = workspaceId ?? (await firstWorkspaceOf(world, as));
  return world.call('POST', `/api/sites/${about}`, { as, body: { template, language }, headers: keyed() });
}

/** Stores a site as it is in `edited`. */
export const askToSave = (world: World, as: Person, site: Site, edited: Partial<SiteDocument>) => {
  const { title, pages, bindings, css } = { ...site.document, ...edited };
  return world.call('PUT', `/api/sites/${site.id}/document`, {
    as,
    body: { revision: site.revision, title, pages, bindings, css },
  });
};

export const askToPublish = (world: World, as: Person, { id, revision }: Site, headers = keyed()) =>
  world.call('POST', `/api/sites/${id}/publish`, { as, body: { revision }, headers });

export const askToPutOnline = (world: World, as: Person, { id, revision }: Site, releaseId: string | null) =>
  world.call('PUT', `/api/sites/${id}/online`, { as, body: { revision, releaseId } });

/** Keeps the draft as it is in `site`. */
export const askToKeep = (world: World, as: Person, { id, revision }: Site, name: string, headers = keyed()) =>
  world.call('POST', `/api/sites/${id}/versions`, { as, body: { revision, name }, headers });

export const askToRestore = (world: World, as: Person, { id, revision }: Site, versionId: string) =>
  world.call('PUT', `/api/sites/${id}/versions/${versionId}/restored`, { as, body: { revision } });

/** A site that could go online: begun, and with words wherever it asks for some. */
export async function makeReadySite(
  world: World,
  as: Person,
  begun: BegunSite & { readonly title?: string } = {},
): Promise<Site> {
  const site: Site = assertDone(await askToBegin(world, as, begun));
  return assertDone(await askToSave(world, as, site, withoutGaps(site.document, begun.title)));
}

/** The same, online. */
export async function makeLiveSite(world: World, as: Person, begun: Parameters<typeof makeReadySite>[2] = {}) {
  return publish(world, as, await makeReadySite(world, as, begun));
}

/** Puts a site online as it is. */
export const publish = async (world: World, as: Person, site: Site): Promise<Site> =>
  assertDone(await askToPublish(world, as, site));

export const askToImport = (
  world: World,
  as: Person,
  asked: { readonly workspaceId: string; readonly revision: number; readonly source: unknown },
  headers = keyed(),
) => {
  const { workspaceId, ...body } = asked;
  return world.call('POST', `/api/sites/${workspaceId}/import`, { as, body, headers });
};

/** A signed address of what is taken along of a site; the whole answer. */
export const askToDownload = (world: World, as: Person, siteId: string, what: 'pages' | 'source') =>
  world.call('POST', `/api/sites/${siteId}/download`, { as, body: { what } });
/** A picture that is ready, as a page shows it. */
export const shownAs = ({ id, width, height }: Picture, alt = 'A loaf on a shelf'): ImageValue => ({
  media: id,
  alt,
  x: 30,
  y: 60,
  width: width!,
  height: height!,
});

/** The pages of a site with a photo in the hero of the first one, or with what stands in its place. */
export const withHeroPhoto = ({ pages }: SiteDocument, photo: ImageValue | null): SiteDocument['pages'] =>
  pages.map((page, at) => ({
    ...page,
    blocks: page.blocks.map((block) =>
      at === 0 && block.type === 'hero' ? { ...block, props: { ...block.props, photo } } : block,
    ),
  }));

/** What an answer holds. Throws where it is a refusal. */
export function assertDone<Body>({ status, body }: { readonly status: number; readonly body: Body }): Body {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}

/** A site with words wherever it asks for some. */
export const withoutGaps = (document: SiteDocument, title = document.title || 'Levain & Rye'): SiteDocument => ({
  ...document,
  title,
  pages: document.pages.map((page) => ({ ...page, blocks: page.blocks.map(filled) })),
});

function filled(block: Block): Block {
  const fields: Fields = blockKinds[block.type].fields;
  const props: Readonly<Record<string, unknown>> = block.props;
  const more = Object.entries(fields).flatMap(([name, field]) =>
    'asks' in field && field.asks && isEmpty(props[name]) ? [[name, wordsOf(name, field)] as const] : [],
  );
  return { ...block, props: { ...props, ...Object.fromEntries(more) } } as unknown as Block;
}

const isEmpty = (value: unknown): boolean => (Array.isArray(value) ? value.length === 0 : value === '');

function wordsOf(name: string, field: Field): unknown {
  switch (field.kind) {
    case 'line':
    case 'text':
      return name === 'mail' ? 'hello@example.com' : `Said of ${name}`;
    case 'link':
      return 'https://example.com/';
    case 'time':
      return '09:00';
    case 'code':
      return `<p>Said of ${name}</p>`;
    case 'choice':
      return field.options[0];
    // Only a founder has pictures: no first draft asks for one.
    case 'image':
      return null;
    case 'list':
      return [Object.fromEntries(Object.entries(field.of).map(([inner, of]) => [inner, wordsOf(inner, of)]))];
  }
}
