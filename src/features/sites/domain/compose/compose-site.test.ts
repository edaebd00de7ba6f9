import { describe, expect, it } from 'vitest';
import { languages } from '#shared/languages.ts';
import { bakeryFacts, bakerySite, factsOf, plainLook } from '../../testing/sample-sites.ts';
import { siteDocumentSchema } from '../document/site-document.ts';
import { factValues, knownFacts } from '../facts/known-facts.ts';
import { scoreCard } from '../gate/score-card.ts';
import { sitePages } from '../sites.plan.ts';
import { templateIds } from '../templates/template-ids.ts';
import { templates } from '../templates/templates.ts';
import { withTemplate } from './change-template.ts';
import { composeSite } from './compose-site.ts';

const questionsOf = (document: ReturnType<typeof bakerySite>): readonly (string | undefined)[] =>
  scoreCard(document, plainLook).flatMap(({ rule, question }) => (rule === 'gap' ? [question] : []));

describe('a first draft', () => {
  it.each(templateIds)(
    'in %s is a site that can be stored, on one page and on several, in every language',
    (template) => {
      for (const language of languages)
        for (const pages of [sitePages.slice(0, 1), sitePages]) {
          const site = bakerySite({ template, language, pages, known: knownFacts(bakeryFacts, language) });
          expect(siteDocumentSchema.parse(site)).toEqual(site);
        }
    },
  );

  it('says what was said, as it was said, with numbers as the language writes them', () => {
    const site = bakerySite({ template: 'ledger', language: 'de', known: knownFacts(bakeryFacts, 'de') });
    const text = JSON.stringify(site.pages);
    expect(text).toContain('Sourdough bread from a wood oven');
    expect(text).toContain('6,50\u00a0€ pro loaf');
    expect(text).toContain('45\u00a0€–60\u00a0€ pro Tag');
    expect(text).toContain('Bis zu 4 km');
    expect(text).toContain('Bei uns vor Ort · Per Lieferung');
  });

  it('asks what a visitor needs and nobody said, and nothing else', () => {
    expect(questionsOf(bakerySite()).toSorted()).toEqual(['address', 'hours', 'mail']);
    const online = factsOf({ 'business.offer': { type: 'text', text: 'maps of old cities' } });
    const site = composeSite({
      template: 'ledger',
      language: 'en',
      known: knownFacts(online, 'en'),
      name: 'Old Maps',
      pages: ['home'],
    });
    expect(questionsOf(site).toSorted()).toEqual(['mail', 'prices']);
    expect(site.pages[0]!.blocks.map(({ type }) => type)).toEqual(['hero', 'prices', 'contact']);
  });

  it('asks where it is and when where people may want to come', () => {
    const asksFor = (facts: Parameters<typeof factsOf>[0]): boolean => {
      const known = knownFacts(factsOf(facts), 'en');
      const site = composeSite({ template: 'ledger', language: 'en', known, name: 'Old Maps', pages: ['home'] });
      return questionsOf(site).includes('address');
    };
    const place = { type: 'text', text: 'Lisbon' } as const;
    const delivered = (...items: string[]) => ({ 'business.delivery': { type: 'choices', items } }) as const;
    expect(asksFor({ 'business.place': place })).toBe(true);
    expect(asksFor({ 'business.place': place, ...delivered('online', 'shop') })).toBe(true);
    expect(asksFor({ 'business.place': place, ...delivered('online') })).toBe(false);
    expect(asksFor({})).toBe(false);
  });

  it('of a business of which nothing is known asks for all of it, and claims nothing', () => {
    const site = composeSite({
      template: 'poster',
      language: 'en',
      known: knownFacts(new Map(), 'en'),
      name: null,
      pages: ['home'],
    });
    const findings = scoreCard(site, plainLook).filter(({ level }) => level === 'stop');
    expect(findings.map(({ rule, question }) => question ?? rule)).toEqual(['name', 'headline', 'offers', 'mail']);
    expect(site.bindings).toEqual([]);
  });

  it('notes which parts came from facts, and with what', () => {
    const { bindings } = bakerySite();
    const values = factValues(knownFacts(bakeryFacts, 'en'), 'en');
    expect(bindings.map(({ blockId, field, source }) => `${blockId}.${field} ${source}`).toSorted()).toEqual([
      'glance.items glance',
      'prices.items prices',
      'reasons.items reasons',
      'top.eyebrow place',
      'top.headline offer',
    ]);
    for (const { source, value } of bindings) expect(value).toBe(values[source]);
  });
});

describe('another template', () => {
  it.each(templateIds)('%s keeps every block with everything in it', (template) => {
    const site = bakerySite({ template: 'poster', pages: sitePages });
    const changed = withTemplate(site, template);
    const without = (document: typeof site) =>
      JSON.stringify(document.pages).replaceAll(/"shape":"(?:split|centred|poster|index)"/g, '');
    expect(without(changed)).toBe(without(site));
    expect(changed.pages[0]!.blocks[0]!.props).toMatchObject({ shape: templates[template].hero });
    expect(changed.bindings).toEqual(site.bindings);
  });

  it('leaves a form that somebody chose', () => {
    const site = bakerySite({ template: 'poster' });
    const [first, ...others] = site.pages[0]!.blocks;
    const chosen = { ...first!, props: { ...first!.props, shape: 'centred' } } as typeof first & object;
    const own = { ...site, pages: [{ ...site.pages[0]!, blocks: [chosen, ...others] }] };
    expect(withTemplate(own, 'counter').pages[0]!.blocks[0]!.props).toMatchObject({ shape: 'centred' });
  });
});
