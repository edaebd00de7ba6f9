import { describe, expect, it } from 'vitest';
import type { FactSet } from '#features/workspaces/domain/fact-value.ts';
import { languages } from '#shared/languages.ts';
import { bakeryFacts, factsOf } from '../../testing/sample-sites.ts';
import { knownFacts } from '../facts/known-facts.ts';
import { blogWordsOf } from '../words/all-blog-words.ts';
import { draftPost, movedParagraphs, withoutLostSources } from './draft-post.ts';
import { longestTitle, postDraftSchema, postGaps } from './post.ts';
import { postFacts } from './post-facts.ts';
import { leavesOpen, proposeTopics, restsOn } from './topics.ts';

const text = (said: string) => ({ type: 'text', text: said }) as const;
const texts = (...items: string[]) => ({ type: 'texts', items }) as const;

/** Five businesses that have little in common, of which different things are known. */
const businesses: Readonly<Record<string, FactSet>> = {
  bakery: bakeryFacts,
  translator: factsOf({
    'business.offer': text('certified translations from Polish'),
    'business.place': text('Łódź'),
    'business.delivery': { type: 'choices', items: ['remote'] },
    'audience.groups': texts('law firms', 'people who move abroad'),
    'revenue.streams': {
      type: 'amounts',
      items: [{ name: 'page of 1,500 characters', minor: 4500, currency: 'PLN', per: 'page' }],
    },
  }),
  plumber: factsOf({
    'business.offer': text('burst pipes & blocked drains, day and night'),
    'business.delivery': { type: 'choices', items: ['on-site'] },
    'business.radius': { type: 'measure', value: 30, unit: 'minutes' },
    'industry.experience': { type: 'measure', value: 1, unit: 'years' },
  }),
  machiya: factsOf({
    'business.name': text('京都町家'),
    'business.offer': text('町家の一棟貸し'),
    'business.place': text('京都'),
    'business.delivery': { type: 'choices', items: ['shop'] },
    'business.difference': texts('築百年の梁', '朝食は近所の豆腐屋から'),
    'revenue.streams': {
      type: 'amounts',
      items: [
        { name: '一泊', minor: 28000, currency: 'JPY', per: 'night' },
        { name: '朝食', minor: 1500, currency: 'JPY', per: 'each' },
      ],
    },
  }),
  oasis: factsOf({
    'business.name': text('مخبز الواحة'),
    'business.offer': text('خبز طازج كل صباح'),
    'audience.groups': texts('عائلات'),
  }),
};

const authoredIn = (language: (typeof languages)[number]): ReadonlySet<string> =>
  new Set(Object.values(blogWordsOf(language).headings));

describe.each(Object.entries(businesses))('subjects for a %s', (_name, facts) => {
  it.each(languages)('in %s rest on facts or ask, and drafts say these or ask, and nothing else', (language) => {
    const known = knownFacts(facts, language);
    const said = new Map(postFacts(known, language).map((fact) => [fact.key, fact.text]));
    const headings = authoredIn(language);
    const topics = proposeTopics(known, language);
    expect(topics.length).toBeGreaterThan(1);
    for (const topic of topics) {
      expect(restsOn(topic).length + leavesOpen(topic).length, topic.id).toBeGreaterThan(1);
      expect(topic.title.length).toBeLessThanOrEqual(longestTitle);
      const draft = draftPost(topic, language);
      expect(postDraftSchema.parse(draft)).toEqual(draft);
      expect(draft.parts.length, topic.id).toBeGreaterThanOrEqual(4);
      expect(draft.parts.length, topic.id).toBeLessThanOrEqual(8);
      for (const part of draft.parts) {
        if (part.kind === 'heading') expect(headings.has(part.text), part.text).toBe(true);
        else if (part.source === null) expect([part.text, part.question === null]).toEqual(['', false]);
        else expect([part.text, part.source.value]).toEqual([said.get(part.source.key), said.get(part.source.key)]);
      }
      const gaps = postGaps(draft);
      expect(gaps.map(({ question }) => question)).toEqual(leavesOpen(topic));
    }
    expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length);
  });

  it('put the words of the founder whole behind a colon', () => {
    const known = knownFacts(facts, 'en');
    const offer = postFacts(known, 'en').find(({ key }) => key === 'offer')!.text;
    const titles = proposeTopics(known, 'en').map(({ title }) => title);
    expect(titles).toContain(`What we do: ${offer}`);
  });
});

describe('subjects', () => {
  it('are none of a business of which nothing is known', () => {
    expect(proposeTopics(knownFacts(new Map(), 'en'), 'en')).toEqual([]);
  });

  it('are no more than what is known: without prices none is about them, with one none is about all of them', () => {
    const ids = (facts: FactSet) => proposeTopics(knownFacts(facts, 'en'), 'en').map(({ id }) => id);
    expect(ids(businesses.bakery!)).toEqual([
      'offer',
      'price:Sourdough loaf',
      'price:Baking course',
      'prices',
      'how',
      'delivery',
      'place',
      'reasons',
      'audience',
      'experience',
    ]);
    expect(ids(businesses.translator!)).toEqual([
      'offer',
      'price:Page of 1,500 characters',
      'how',
      'delivery',
      'place',
      'audience',
      'reasons',
    ]);
    expect(ids(businesses.plumber!)).toEqual(['offer', 'how', 'delivery', 'experience', 'reasons', 'audience']);
    expect(ids(businesses.oasis!)).toEqual(['offer', 'how', 'audience', 'delivery', 'reasons']);
  });

  it('of which nothing is known stand last and ask; once something is known they rest on it under the same name', () => {
    const asking = (facts: FactSet) =>
      proposeTopics(knownFacts(facts, 'en'), 'en').flatMap((topic, at, all) =>
        restsOn(topic).length === 0 ? [[topic.id, all.length - at, ...leavesOpen(topic)]] : [],
      );
    expect(asking(businesses.plumber!)).toEqual([
      ['reasons', 2, 'why', 'notice'],
      ['audience', 1, 'for-whom', 'occasion'],
    ]);
    expect(asking(businesses.oasis!)).toEqual([
      ['delivery', 2, 'order', 'duration'],
      ['reasons', 1, 'why', 'notice'],
    ]);
    expect(asking(businesses.bakery!)).toEqual([]);
  });

  it('ask the way only of a business that people come to', () => {
    const asks = (facts: FactSet) =>
      proposeTopics(knownFacts(facts, 'en'), 'en')
        .filter(({ id }) => id === 'place')
        .flatMap(leavesOpen);
    expect(asks(businesses.bakery!)).toEqual(['find-us', 'when']);
    expect(asks(businesses.translator!)).toEqual(['why-here']);
  });

  it('have titles that fit, whatever stands in them', () => {
    const facts = factsOf({ 'business.offer': text('🥐'.repeat(80)), 'business.place': text('ß'.repeat(80)) });
    for (const language of languages)
      for (const topic of proposeTopics(knownFacts(facts, language), language))
        expect(postDraftSchema.parse(draftPost(topic, language)).title.length).toBeLessThanOrEqual(longestTitle);
  });
});

describe('a paragraph', () => {
  const known = knownFacts(bakeryFacts, 'en');
  const [offer] = proposeTopics(known, 'en');
  const { parts } = draftPost(offer!, 'en');
  const now = [{ key: 'offer', text: 'Rye bread from a wood oven' }];

  it('follows its fact, and shows before and after where that says something else', () => {
    expect(movedParagraphs(parts, postFacts(known, 'en'))).toEqual([]);
    expect(movedParagraphs(parts, now)).toEqual([
      { partId: 'text-1', before: 'Sourdough bread from a wood oven', after: 'Rye bread from a wood oven' },
    ]);
    // What is no longer known takes nothing away.
    expect(movedParagraphs(parts, [])).toEqual([]);
  });

  it('that was edited by hand follows none', () => {
    const edited = parts.map((part) => (part.id === 'text-1' ? { ...part, text: 'Ours alone' } : part));
    expect(movedParagraphs(edited, now)).toEqual([]);
    const kept = withoutLostSources(edited).flatMap((part) => ('source' in part && part.source ? [part.id] : []));
    expect(kept).not.toContain('text-1');
    expect(kept).toContain('text-2');
  });
});
