import { describe, expect, it } from 'vitest';
import type { ReadMessage } from '../ports.ts';
import type { Mention } from '../reading/label.ts';
import { readAnswers } from '../reading/read-answers.ts';
import type { Answer } from './business.ts';
import { type GivenLabel, gather, type Heard, readingInput } from './gather.ts';
import { premiseIds, premiseKey, premiseOfKey } from './premise-ids.ts';
import { isChoiceFor } from './premises.ts';

const courier: readonly ReadMessage[] = [
  {
    id: 'a',
    question: 'idea',
    text: 'Same-day dental lab courier for 140 practices in Lyon, and we do not want to grow.',
  },
  { id: 'b', question: 'revenue', text: '€7.90 per pick-up, flat €290 a month for daily rounds.' },
];
const hear = (more: Partial<Heard> = {}) => {
  const heard: Heard = { messages: courier, given: [], answers: new Map(), fallback: 'en', ...more };
  const input = readingInput(heard);
  return { input, ...gather(heard, input, readAnswers(input)) };
};
const mentionOf = (quote: string, heard = hear()): Mention =>
  heard.reading.mentions.find((mention) => mention.quote === quote)!;
const chosen = (choice: string): Answer => ({ kind: 'choice', choice });
const labelOf = ({ reading }: ReturnType<typeof hear>, { id }: Mention) =>
  reading.labels.find(({ mention }) => mention === id);

describe('A conversation is read', () => {
  it('with every mention once, as a guess where nobody said what it is', () => {
    const { reading, proposals } = hear();
    expect(reading.mentions).toHaveLength(proposals.length);
    expect(reading.labels.map(({ mention }) => mention)).toEqual(reading.mentions.map(({ id }) => id));
    expect(labelOf(hear(), mentionOf('€7.90 per pick-up'))).toMatchObject({ by: 'ranker', state: 'asked' });
  });

  it('by what a person said it is, and as a guess again once they took it back', () => {
    const mention = mentionOf('€7.90 per pick-up');
    const said: GivenLabel = { mention, role: 'price.addon', unit: { one: 'pick-up', many: 'pick-ups' } };
    expect(labelOf(hear({ given: [said] }), mention)).toMatchObject({
      role: 'price.addon',
      by: 'person',
      state: 'taken',
      unit: said.unit,
    });
    expect(labelOf(hear({ given: [{ ...said, role: null }] }), mention)).toMatchObject({ state: 'asked' });
  });

  it('asks again what the reader was sure of and a person took back', () => {
    const sure = hear().reading.labels.find(({ state }) => state === 'taken');
    const mention = hear().reading.mentions.find(({ id }) => id === sure?.mention)!;
    expect(sure).toMatchObject({ by: 'ranker' });
    expect(labelOf(hear({ given: [{ mention, role: null }] }), mention)).toMatchObject({ state: 'asked' });
  });

  it('keeps what a person gave a role though no reader finds it, in its place, and drops what overlaps', () => {
    const mention: Mention = { id: 'b@0', question: 'revenue', quote: '€7.90 per pick-up, flat €290' };
    const { reading } = hear({ given: [{ mention, role: 'offer' }] });
    expect(reading.mentions.filter(({ id }) => id.startsWith('b@')).map(({ quote }) => quote)[0]).toBe(mention.quote);
    expect(reading.mentions.map(({ quote }) => quote)).not.toContain('€7.90 per pick-up');
    expect(reading.labels.find((label) => label.mention === 'b@0')).toMatchObject({ role: 'offer', by: 'person' });
  });

  it('forgets a label whose words no longer stand there', () => {
    const mention = mentionOf('€7.90 per pick-up');
    const messages = [courier[0]!, { ...courier[1]!, text: '€9 per pick-up' }];
    const { reading } = hear({ messages, given: [{ mention, role: 'price' }] });
    expect(reading.labels.every(({ by }) => by !== 'person')).toBe(true);
    expect(reading.mentions.map(({ quote }) => quote)).toContain('€9 per pick-up');
  });

  it('shows no more than sixty mentions of a message', () => {
    const text = Array.from({ length: 500 }, (_, at) => `€${at + 1} for cakes`).join(', ');
    expect(hear({ messages: [{ id: 'a', question: 'revenue', text }] }).proposals).toHaveLength(60);
  });
});

describe('Language and currency', () => {
  it('are those of the answers where these leave no doubt, else chosen, else unknown', () => {
    expect(hear().reading).toMatchObject({ language: 'en', currency: 'EUR', country: undefined, trade: undefined });
    const dollars = [{ id: 'b', question: 'revenue', text: '$12 a bag' } as const];
    expect(hear({ messages: dollars }).reading.currency).toBeUndefined();
    const answers = new Map([[premiseKey('currency'), chosen('CAD')]]);
    const canadian = hear({ messages: dollars, answers }).reading;
    expect(canadian).toMatchObject({ currency: 'CAD' });
    expect(canadian.mentions[0]?.amount).toMatchObject({ form: { currency: 'CAD' }, isCertain: true });
    const two: ReadMessage = { id: 'b', question: 'revenue', text: '€12 a bag, and £9 in Dover' };
    expect(hear({ messages: [two] }).reading.currency).toBeUndefined();
    expect(hear({ messages: [{ ...two, text: 'Bagels' }], fallback: 'de' }).reading.language).toBe('de');
  });

  it('give way to what was chosen', () => {
    const answers = new Map([
      [premiseKey('language'), chosen('fr')],
      [premiseKey('country'), chosen('FR')],
      [premiseKey('trade'), chosen('none')],
    ]);
    expect(hear({ answers }).reading).toMatchObject({ language: 'fr', country: 'FR', trade: null });
    answers.set(premiseKey('country'), { kind: 'unknown' } as never);
    expect(hear({ answers }).reading.country).toBeUndefined();
  });
});

describe('A premise', () => {
  it.each<[(typeof premiseIds)[number], string, boolean]>([
    ['language', 'de', true],
    ['language', 'it', false],
    ['country', 'NZ', true],
    ['country', 'ZZ', false],
    ['country', 'XQ', false],
    ['country', 'nz', false],
    ['currency', 'JPY', true],
    ['currency', 'XXX', false],
    ['trade', 'bakery', true],
    ['trade', 'none', true],
    ['trade', 'espresso-machine', false],
  ])('%s can be %s: %s', (id, choice, can) => {
    expect(isChoiceFor(id, chosen(choice))).toBe(can);
    expect(isChoiceFor(id, { kind: 'unknown' })).toBe(true);
    expect(isChoiceFor(id, { kind: 'amount', value: 1 })).toBe(false);
  });

  it('is known by its key', () => {
    for (const id of premiseIds) expect(premiseOfKey(premiseKey(id))).toBe(id);
    expect(premiseOfKey('bills')).toBeUndefined();
  });
});
