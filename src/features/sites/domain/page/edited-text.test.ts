import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleBlog } from '../../testing/sample-posts.ts';
import { filledSite, plainLook, samplePicture } from '../../testing/sample-sites.ts';
import { type BlockType, blockKinds } from '../blocks/all-blocks.ts';
import { type EditedText, paragraphs } from '../blocks/block.ts';
import type { Field, Fields } from '../blocks/field.ts';
import { textsOf } from '../blocks/text-places.ts';
import { postsOnSitePage } from '../blog/blog-pages.ts';
import type { Block } from '../document/site-document.ts';
import { sitePages } from '../sites.plan.ts';
import { templateIds } from '../templates/template-ids.ts';
import { blockView, pageView, sceneOf } from './page-view.ts';

/** Every field with something in it, so that everything is drawn. */
const filled = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleOf(name, field)]));
function sampleOf(name: string, field: Field): unknown {
  switch (field.kind) {
    case 'line':
      return `Said of ${name}`;
    case 'text':
      return `Said of ${name}\nat length\n\nand more`;
    case 'link':
      return 'https://example.com/';
    case 'time':
      return '09:00';
    case 'choice':
      return field.options[0];
    case 'code':
      return '<p>Mine</p>';
    case 'image':
      return samplePicture;
    case 'list':
      return [filled(field.of), filled(field.of)];
  }
}
const types = Object.keys(blockKinds) as BlockType[];
const document = filledSite();
const [page] = document.pages;
/** A list of posts shows nothing without one. */
const posts = postsOnSitePage(document, page!, sampleBlog(1), './');
const parts = { document, look: plainLook, page: page!, posts };
const blockOf = (type: BlockType): Block =>
  ({ id: 'block', type, props: filled(blockKinds[type].fields) }) as unknown as Block;
const plainly = ({ text, isProse }: EditedText) => (isProse ? paragraphs(text) : text);

/** Words on buttons, beside boxes to tick and in lists to choose from are edited beside the page alone: on it they are pressed. */
const isPressed = (type: BlockType, field: string): boolean =>
  type.endsWith('-form') && /^(?:action|consent|items\..*)$/.test(field);

describe('the text of a field', () => {
  it.each(types)('can be edited where it stands, in every place of the kind %s', (type) => {
    const block = blockOf(type);
    const edited: string[] = [];
    const edit = (text: EditedText) => {
      edited.push(text.field);
      return plainly(text);
    };
    renderToStaticMarkup(blockView(block, sceneOf({ ...parts, edit }))!);
    expect(edited.sort()).toEqual(
      textsOf(type, block.props as never)
        .map(({ field }) => field)
        .filter((field) => !isPressed(type, field))
        .sort(),
    );
  });

  it.each(types)('is drawn by the kind %s as others see it, but for what edits it', (type) => {
    const block = blockOf(type);
    const published = renderToStaticMarkup(blockView(block, sceneOf(parts))!);
    expect(renderToStaticMarkup(blockView(block, sceneOf({ ...parts, edit: plainly }))!)).toBe(published);
    expect(published).not.toMatch(/contenteditable|data-text|data-editing|role="textbox"/i);
  });

  it.each(templateIds)('leaves no trace on a page that others get, in the template %s', (template) => {
    const site = filledSite({ template, pages: sitePages });
    for (const one of site.pages) {
      const own = { document: site, look: plainLook, page: one };
      const published = renderToStaticMarkup(pageView(own));
      expect(renderToStaticMarkup(pageView({ ...own, edit: plainly }))).toBe(published);
    }
  });
});
