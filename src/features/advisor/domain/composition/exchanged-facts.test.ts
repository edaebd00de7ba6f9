import { describe, expect, it } from 'vitest';
import type { FactKey, FactSet, FactValue } from '#features/workspaces/domain/fact-value.ts';
import { withFact } from '#testing/businesses/business.ts';
import { businesses } from '#testing/businesses/businesses.ts';
import { composeInputOf } from '#testing/businesses/compose-input-of.ts';
import { industries } from '#testing/businesses/industries.ts';
import { readPlain, sentencesOf } from '#testing/businesses/similarity.ts';
import { composePlan } from './compose-plan.ts';
import { runningText, splitSentences } from './readability.ts';

type Exchange = readonly (readonly [FactKey, FactValue])[];

const choices = (...items: string[]): FactValue => ({ type: 'choices', items });
const texts = (...items: string[]): FactValue => ({ type: 'texts', items });

/** One exchange for each of the five answers: another fact of the same kind. */
function exchangesFor(facts: FactSet): Readonly<Record<string, Exchange>> {
  const has = (key: FactKey, item: string): boolean => {
    const value = facts.get(key)?.value;
    return (
      (value?.type === 'choices' && value.items.includes(item)) || (value?.type === 'choice' && value.choice === item)
    );
  };
  const streams = facts.get('revenue.streams')?.value;
  const model = has('revenue.model', 'day-rate') ? 'subscription' : 'day-rate';
  return {
    idea: [
      ['business.difference', texts('half the price of others')],
      ['business.delivery', choices(has('business.delivery', 'events') ? 'remote' : 'events')],
    ],
    industry: [
      ['industry.id', { type: 'choice', choice: has('industry.id', 'florist') ? 'courier-delivery' : 'florist' }],
    ],
    audience: has('audience.kind', 'students')
      ? [
          ['audience.kind', choices('health-practices')],
          ['audience.groups', texts('dentists')],
        ]
      : [
          ['audience.kind', choices('students')],
          ['audience.groups', texts('students')],
        ],
    revenue: [
      ['revenue.model', choices(model)],
      ...(streams?.type === 'amounts'
        ? [['revenue.streams', { ...streams, items: streams.items.map((item) => ({ ...item, model })) }] as const]
        : []),
    ],
    competitors: [['competitors.kinds', choices(has('competitors.kinds', 'software') ? 'chain' : 'software')]],
  };
}

/** The words by which a sentence would quote a fact. */
function quotesOf(value: FactValue | null | undefined): readonly string[] {
  if (value?.type === 'texts') return value.items;
  if (value?.type === 'text') return [value.text];
  return [];
}

describe('a fact exchanged for another of its kind', () => {
  const chosen = businesses.filter((_, at) => at % 4 === 0);

  it.each(chosen.map((one) => [one.id, one] as const))(
    'changes statements of %s that do not quote it',
    (id, { facts, currency }) => {
      const before = sentencesOf(composePlan(composeInputOf(facts, currency, industries, 'exchange')), readPlain);
      for (const [answer, exchange] of Object.entries(exchangesFor(facts))) {
        const changed = exchange.reduce((set, [key, value]) => withFact(set, key, value), facts);
        const after = sentencesOf(composePlan(composeInputOf(changed, currency, industries, 'exchange')), readPlain);
        const quotes = exchange.flatMap(([key, value]) => [...quotesOf(facts.get(key)?.value), ...quotesOf(value)]);
        const isQuoting = (sentence: string) =>
          quotes.some((quote) => sentence.toLowerCase().includes(quote.toLowerCase()));
        const old = new Set(before);
        const fresh = after.filter((sentence) => !old.has(sentence) && !isQuoting(sentence));
        process.stdout.write(`${id}, ${answer}: ${fresh.length} changed, such as “${fresh[0] ?? ''}”\n`);
        expect(fresh.length, `${id}: ${answer}`).toBeGreaterThan(0);
        // What changed is not everything: the rest of the plan stands as it was, so the change comes from the fact.
        if (answer !== 'industry')
          expect(after.filter((sentence) => old.has(sentence)).length).toBeGreaterThan(after.length / 5);
      }
    },
  );

  it.each(chosen.map((one) => [one.id, one] as const))(
    'counts as used in each section of %s for at least three facts',
    (_, { facts, currency }) => {
      const sectionsOf = (set: FactSet) =>
        new Map(
          composePlan(composeInputOf(set, currency, industries, 'exchange')).sections.map(
            ({ id, blocks }) =>
              [id, blocks.flatMap((block) => runningText(block, readPlain).flatMap(splitSentences))] as const,
          ),
        );
      const before = sectionsOf(facts);
      const used = new Map<string, string[]>();
      for (const [key, value] of Object.values(exchangesFor(facts)).flat()) {
        const quotes = [...quotesOf(facts.get(key)?.value), ...quotesOf(value)].map((quote) => quote.toLowerCase());
        for (const [id, after] of sectionsOf(withFact(facts, key, value))) {
          const old = new Set(before.get(id));
          const fresh = after.filter(
            (one) => !old.has(one) && !quotes.some((quote) => one.toLowerCase().includes(quote)),
          );
          if (fresh.length > 0) used.set(id, [...(used.get(id) ?? []), key]);
        }
      }
      for (const id of before.keys()) {
        expect(used.get(id)?.length ?? 0, `${id}: ${used.get(id)?.join(', ')}`).toBeGreaterThanOrEqual(3);
      }
    },
  );

  it.each(chosen.map((one) => [one.id, one] as const))(
    'leaves blocks of %s that do not name it as they were',
    (_, { facts, currency }) => {
      const before = composePlan(composeInputOf(facts, currency, industries, 'exchange'));
      const changed = withFact(facts, 'competitors.kinds', choices('importer'));
      const after = composePlan(composeInputOf(changed, currency, industries, 'exchange'));
      const audience = before.sections.find(({ id }) => id === 'target-audience');
      expect(after.sections.find(({ id }) => id === 'target-audience')?.blocks).toEqual(audience?.blocks);
    },
  );
});
