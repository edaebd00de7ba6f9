import { palettes } from '#features/brand/domain/palette/palettes.ts';
import type { FactKey, FactSet, FactValue } from '#features/workspaces/domain/fact-value.ts';
import type { ImageValue } from '../domain/blocks/field.ts';
import { composeSite } from '../domain/compose/compose-site.ts';
import type { SiteDocument } from '../domain/document/site-document.ts';
import { knownFacts } from '../domain/facts/known-facts.ts';
import type { SiteLook } from '../domain/look/site-look.ts';
import { type SiteSource, saidSite } from '../domain/source/site-source.ts';
import { plainVersion, sourceFormat } from '../domain/source/source-format.ts';

/** Facts as a founder gave them. */
export const factsOf = (values: Partial<Record<FactKey, FactValue>>): FactSet =>
  new Map(
    Object.entries(values).map(([key, value]) => [
      key as FactKey,
      { key: key as FactKey, version: 1, value, origin: { kind: 'entered' } },
    ]),
  );

/** A bakery of which much is known. */
export const bakeryFacts = factsOf({
  'business.name': { type: 'text', text: 'Brotzeit' },
  'business.offer': { type: 'text', text: 'sourdough bread from a wood oven' },
  'business.place': { type: 'text', text: 'Augsburg' },
  'business.delivery': { type: 'choices', items: ['shop', 'delivery'] },
  'business.radius': { type: 'measure', value: 4, unit: 'km' },
  'business.difference': { type: 'texts', items: ['dough that rests for two days', 'flour from three mills nearby'] },
  'audience.groups': { type: 'texts', items: ['families', 'cafés of the old town'] },
  'industry.experience': { type: 'measure', value: 12, unit: 'years' },
  'revenue.streams': {
    type: 'amounts',
    items: [
      { name: 'sourdough loaf', minor: 650, currency: 'EUR', per: 'loaf' },
      { name: 'baking course', minor: 4500, toMinor: 6000, currency: 'EUR', per: 'day' },
    ],
  },
});

/** A look with a palette of ours and fonts of a pair. */
export const plainLook: SiteLook = {
  colors: palettes.modern,
  logo: null,
  fonts: { heading: 'poppins', body: 'inter' },
};

/** The first draft of a site for the bakery. */
export const bakerySite = (parts: Partial<Parameters<typeof composeSite>[0]> = {}): SiteDocument =>
  composeSite({
    template: 'counter',
    language: 'en',
    known: knownFacts(bakeryFacts, parts.language ?? 'en'),
    name: null,
    pages: ['home'],
    ...parts,
  });

/** The same with every gap filled, so that it can go online. */
export function filledSite(parts: Partial<Parameters<typeof composeSite>[0]> = {}): SiteDocument {
  const site = bakerySite(parts);
  const answers: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    contact: { mail: 'hello@brotzeit.example' },
    visit: { address: 'Am Markt 3\n86150 Augsburg', items: [{ day: 'monday', from: '07:00', to: '18:00' }] },
    text: { text: 'We bake at night.' },
  };
  return {
    ...site,
    pages: site.pages.map((page) => ({
      ...page,
      blocks: page.blocks.map(
        (block) => ({ ...block, props: { ...block.props, ...answers[block.type] } }) as typeof block,
      ),
    })),
  };
}

/** A picture of the bakery. */
export const samplePicture: ImageValue = {
  media: 'med_00000000000000000000000001',
  alt: 'A loaf on a shelf',
  x: 30,
  y: 60,
  width: 1600,
  height: 1000,
};

/** The source of a site as one file has it, in a look of ours unless told. */
export const sourceOf = (
  { address, document }: { readonly address: string; readonly document: SiteDocument },
  look: SiteLook = plainLook,
): SiteSource =>
  JSON.parse(JSON.stringify({ format: sourceFormat, version: plainVersion, ...saidSite(address, document, look) }));
