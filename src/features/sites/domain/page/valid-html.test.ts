import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { sampleBlog } from '../../testing/sample-posts.ts';
import { filledSite, plainLook, samplePicture } from '../../testing/sample-sites.ts';
import { type BlockType, blockKinds } from '../blocks/all-blocks.ts';
import type { Field, Fields } from '../blocks/field.ts';
import { newBlogPage } from '../compose/new-blog-page.ts';
import { type Block, emptyBlock, type SiteDocument } from '../document/site-document.ts';
import { blankForm, fillSlots } from '../forms/slots.ts';
import { sitePages } from '../sites.plan.ts';
import { templateIds } from '../templates/template-ids.ts';
import { renderSite } from './render-site.ts';

/** The standard's rules (WHATWG HTML) and those of accessibility; what is only a matter of style is left out. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React writes "<br/>" and lower-case attributes; both are valid.
    'void-style': 'off',
    // The standard allows a stylesheet within the page, which spares readers a wait.
    'no-inline-style': 'off',
    // A number is linked as it was typed, whatever spaces it has.
    'tel-non-breaking': 'off',
  },
});

const faultsOf = async (document: SiteDocument): Promise<string[]> => {
  const files = renderSite({
    document,
    look: plainLook,
    url: 'https://example.com/s/brotzeit/',
    blog: sampleBlog(2),
    hasCard: true,
    cleanHtml: (code) => code,
  });
  const found: string[] = [];
  for (const { path, mediaType, text } of files) {
    if (!mediaType.startsWith('text/html')) continue;
    // A page with slots is sent with them filled.
    const { results } = await validator.validateString(fillSlots(text, blankForm));
    for (const { messages } of results)
      for (const { ruleId, message, line, column } of messages)
        found.push(`${path} ${ruleId}: ${message} (${line}:${column})`);
  }
  return [...new Set(found)];
};

const words = (name: string, field: Field): unknown => {
  switch (field.kind) {
    case 'line':
      return name === 'mail' ? 'a@b.example' : 'Words & "more" <words>';
    case 'text':
      return 'One paragraph,\nwith a break.\n\nAnother one.';
    case 'link':
      return 'https://example.com/?a=1&b=2';
    case 'time':
      return '09:00';
    case 'code':
      return '<p>Markup of <b>one’s own</b></p>';
    case 'choice':
      return field.options[0];
    case 'image':
      return samplePicture;
    case 'list':
      return [1, 2, 3].map(() =>
        Object.fromEntries(Object.entries(field.of).map(([inner, of]) => [inner, words(inner, of)])),
      );
  }
};

/** A block of each kind with everything in it. */
const fullBlocks = (Object.keys(blockKinds) as BlockType[]).map((type): Block => {
  const fields: Fields = blockKinds[type].fields;
  const props = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, name === 'title' ? `About ${type}` : words(name, field)]),
  );
  return { ...emptyBlock(type, `a-${type}`), props } as Block;
});

describe('pages are valid', () => {
  it.each(templateIds)('in %s, on one page and on several', async (template) => {
    expect(await faultsOf(filledSite({ template }))).toEqual([]);
    expect(await faultsOf(filledSite({ template, pages: sitePages }))).toEqual([]);
  });

  it('with every kind of block, full', async () => {
    const site = filledSite();
    const blog = newBlogPage('en', (type) => `blog-${type}`);
    expect(await faultsOf({ ...site, pages: [{ ...site.pages[0]!, blocks: fullBlocks }, blog] })).toEqual([]);
  });

  it('and a fault is found', async () => {
    const { results } = await validator.validateString('<!doctype html><html><body><p><div></div></p></body></html>');
    expect(results.flatMap(({ messages }) => messages).length).toBeGreaterThan(0);
  });
});
