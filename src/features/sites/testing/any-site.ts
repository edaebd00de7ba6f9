import fc from 'fast-check';
import { type BlockType, blockKinds } from '../domain/blocks/all-blocks.ts';
import type { Field, Fields } from '../domain/blocks/field.ts';
import type { Block, SiteDocument } from '../domain/document/site-document.ts';
import { sitePages } from '../domain/sites.plan.ts';
import { templateIds } from '../domain/templates/template-ids.ts';
import { samplePicture } from './sample-sites.ts';

const types = Object.keys(blockKinds) as BlockType[];
/** Few words, so that many things are called the same. */
const words = fc.constantFrom('', 'Bread', 'Rye', 'Bread since dawn', '#about');
const picture = fc.record({
  media: fc.constantFrom(samplePicture.media, 'med_00000000000000000000000002'),
  alt: words,
  x: fc.constantFrom(0, 50),
  y: fc.constantFrom(0, 50),
  width: fc.constant(1600),
  height: fc.constant(1000),
});
function valueIn(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'choice':
      return fc.constantFrom(...field.options);
    case 'time':
      return fc.constantFrom('', '09:00', '17:00');
    case 'image':
      return fc.option(picture);
    case 'list':
      return fc.array(propsOf(field.of), { maxLength: 6 });
    default:
      return words;
  }
}
const propsOf = (fields: Fields): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueIn(field)])));
const block = fc
  .constantFrom(...types)
  .chain((type) => propsOf(blockKinds[type].fields).map((props) => ({ type, props })));
const page = fc.record({
  title: words,
  description: words,
  searchTitle: words,
  keywords: words,
  blocks: fc.array(block, { maxLength: 5 }),
});
/** A site as it could be stored, for properties: of few words, with ids by number, some of which are the same ones in another site. */
export const anySite: fc.Arbitrary<SiteDocument> = fc
  .record({
    template: fc.constantFrom(...templateIds),
    language: fc.constantFrom('en' as const, 'ja' as const),
    title: words,
    css: words,
    pages: fc
      .shuffledSubarray([...sitePages], { minLength: 1 })
      .chain((kinds) => fc.tuple(...kinds.map((kind) => page.map((rest) => ({ kind, ...rest }))))),
  })
  .map((rest) => {
    let id = 0;
    const pages = rest.pages.map((one) => ({
      ...one,
      blocks: one.blocks.map((made) => {
        id += 1;
        return { ...made, id: `block-${id}` } as unknown as Block;
      }),
    }));
    return { ...rest, version: 1 as const, bindings: [], pages };
  });
