import { withTemplate } from '../domain/compose/change-template.ts';
import { freeBlockId, takenIds } from '../domain/document/block-ids.ts';
import type { Block, SiteDocument } from '../domain/document/site-document.ts';
import type { SitePage } from '../domain/sites.plan.ts';
import { withEdits } from './edit-document.ts';

interface Given {
  /** The pages the plan gives. */
  readonly pages: readonly SitePage[];
  /** Whether it opens the template of the version. */
  readonly isTemplateOpen: boolean;
}

/**
 * A site as it was in a version: title, pages, bindings and template. Pages of kinds that the plan does not give stay as they are stored, and a
 * template that it does not open is not given. A block of the version whose name such a page took meanwhile gets another one.
 */
export function withRestored(stored: SiteDocument, version: SiteDocument, given: Given): SiteDocument {
  const template = given.isTemplateOpen ? version.template : stored.template;
  const { title, pages, bindings, css } = withTemplate(version, template);
  const kept = stored.pages.filter(({ kind }) => !given.pages.includes(kind));
  const open = pages.filter(({ kind }) => given.pages.includes(kind));
  const ofKept = takenIds({ pages: kept, bindings: [] });
  const taken = new Set([...ofKept, ...takenIds({ pages: open, bindings })]);
  const renamed = new Map<string, string>();
  const tellable = (block: Block): Block => {
    if (!ofKept.has(block.id)) return block;
    const id = freeBlockId(block.type, taken);
    taken.add(id);
    renamed.set(block.id, id);
    return { ...block, id } as Block;
  };
  const restored = open.map((page) => ({ ...page, blocks: page.blocks.map(tellable) }));
  const edits = {
    title,
    pages: restored,
    bindings: bindings.map((one) => ({ ...one, blockId: renamed.get(one.blockId) ?? one.blockId })),
    css,
  };
  return withEdits({ ...stored, template }, edits, given.pages);
}
