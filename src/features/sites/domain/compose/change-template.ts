import type { Block, SiteDocument } from '../document/site-document.ts';
import type { TemplateId } from '../templates/template-ids.ts';
import { templates } from '../templates/templates.ts';

/**
 * The same site in another template: every block with everything in it stays, in the order in which it stands. What is first on a page takes
 * the form of the new template where it had that of the old one; a form that somebody chose stays.
 */
export function withTemplate(document: SiteDocument, template: TemplateId): SiteDocument {
  const before = templates[document.template].hero;
  const after = templates[template].hero;
  const reshaped = (block: Block): Block =>
    block.type === 'hero' && block.props.shape === before
      ? { ...block, props: { ...block.props, shape: after } }
      : block;
  return {
    ...document,
    template,
    pages: document.pages.map((page) => ({ ...page, blocks: page.blocks.map(reshaped) })),
  };
}
