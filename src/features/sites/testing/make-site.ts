import { firstWorkspaceOf } from '#testing/founder.ts';
import type { Person, TestProduct } from '#testing/test-product.ts';
import { blockKinds } from '../domain/blocks/all-blocks.ts';
import type { Field, Fields } from '../domain/blocks/field.ts';
import type { Block, SiteDocument } from '../domain/document/site-document.ts';
import type { TemplateId } from '../domain/templates/template-ids.ts';
import type { Builder, Site } from '../sites.contract.ts';

type World = Pick<TestProduct, 'call'>;

const keyed = () => ({ 'idempotency-key': crypto.randomUUID() });

/** Reads the builder of a business. */
export const readBuilder = async (world: World, as: Person, workspaceId: string): Promise<Builder> =>
  (await world.call('GET', `/api/sites/${workspaceId}`, { as })).body;

/** Begins a site, of somebody's first business unless told; returns the whole answer. */
export async function askToBegin(
  world: World,
  as: Person,
  { workspaceId, template = 'counter' }: { readonly workspaceId?: string; readonly template?: TemplateId } = {},
) {
  const about = workspaceId ?? (await firstWorkspaceOf(world, as));
  return world.call('POST', `/api/sites/${about}`, { as, body: { template, language: 'en' }, headers: keyed() });
}

/** Stores a site as it is in `edited`. */
export const askToSave = (world: World, as: Person, site: Site, edited: Partial<SiteDocument>) => {
  const { title, pages, bindings } = { ...site.document, ...edited };
  return world.call('PUT', `/api/sites/${site.id}/document`, {
    as,
    body: { revision: site.revision, title, pages, bindings },
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
  begun: { readonly workspaceId?: string; readonly template?: TemplateId; readonly title?: string } = {},
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
    case 'choice':
      return field.options[0];
    case 'list':
      return [Object.fromEntries(Object.entries(field.of).map(([inner, of]) => [inner, wordsOf(inner, of)]))];
  }
}
