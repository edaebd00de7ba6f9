import { describe, expect, it } from 'vitest';
import type { Label, Mention } from '../reading/label.ts';
import { foldBusiness } from './fold.ts';

const price: Mention = {
  id: 'revenue@0',
  question: 'revenue',
  quote: '12 € im Monat',
  amount: { form: { kind: 'money', amount: 12, currency: 'EUR', per: 'monat' }, isCertain: true },
};
const offer: Mention = { id: 'idea@0', question: 'idea', quote: 'Brot im Abo' };
const taken = (mention: Mention, role: Label['role'], more: Partial<Label> = {}): Label => ({
  mention: mention.id,
  role,
  by: 'person',
  state: 'taken',
  ...more,
});
const fold = (mentions: readonly Mention[], labels: readonly Label[]) =>
  foldBusiness({
    language: 'de',
    currency: 'EUR',
    country: 'DE',
    trade: null,
    mentions,
    labels,
    answers: new Map(),
  });

describe('The business is what was taken', () => {
  it('holds amounts with the time they are for, in the language of the answer, and words', () => {
    const unit = { one: 'Abo', many: 'Abos' };
    const business = fold(
      [offer, price],
      [taken(offer, 'offer'), taken(price, 'price.period', { of: offer.id, unit })],
    );
    expect(business.words).toEqual([{ mention: 'idea@0', question: 'idea', quote: 'Brot im Abo', role: 'offer' }]);
    expect(business.amounts).toMatchObject([
      { role: 'price.period', every: 'month', of: 'idea@0', unit: { mention: 'revenue@0', ...unit } },
    ]);
  });

  it.each<[string, Partial<Label>]>([
    ['a guess', { by: 'ranker', state: 'asked' }],
    ['a label of a model alone', { by: 'model' }],
    ['what is not used', { role: 'none' }],
    ['a role of words on an amount', { role: 'offer' }],
  ])('does not hold %s', (_, label) => {
    expect(fold([price], [taken(price, 'price.period')]).amounts).toHaveLength(1);
    expect(fold([price], [{ ...taken(price, 'price.period'), ...label }]).amounts).toEqual([]);
  });

  it('holds what can be read in two ways only where a person confirmed it', () => {
    const unclear: Mention = { ...price, amount: { ...price.amount!, isCertain: false } };
    expect(fold([unclear], [taken(unclear, 'price', { by: 'ranker' })]).amounts).toEqual([]);
    expect(fold([unclear], [taken(unclear, 'price')]).amounts).toHaveLength(1);
  });

  it('takes a bare number as money of the business only where a person says that it is a price or a cost', () => {
    const bare: Mention = {
      id: 'revenue@9',
      question: 'revenue',
      quote: '140 bob',
      amount: { form: { kind: 'count', count: 140, of: 'bob' }, isCertain: true },
    };
    expect(fold([bare], [taken(bare, 'price')]).amounts[0]?.form).toEqual({
      kind: 'money',
      amount: 140,
      currency: 'EUR',
    });
    expect(fold([bare], [taken(bare, 'price', { by: 'ranker' })]).amounts[0]?.form).toEqual(bare.amount!.form);
    expect(fold([bare], [taken(bare, 'capacity')]).amounts[0]?.form).toEqual(bare.amount!.form);
  });

  it('quotes the clause where words alone could mean the opposite, and a bare number with what stands around it', () => {
    const soy: Mention = { id: 'idea@9', question: 'idea', quote: 'Soja', clause: 'ohne Soja aus Übersee' };
    const forty: Mention = {
      id: 'revenue@9',
      question: 'revenue',
      quote: '40',
      clause: 'mindestens 40 je Abholung',
      amount: { form: { kind: 'count', count: 40, of: '' }, isCertain: true },
    };
    const business = fold([soy, forty], [taken(soy, 'promise'), taken(forty, 'order.size')]);
    expect(business.words[0]?.quote).toBe('ohne Soja aus Übersee');
    expect(business.amounts[0]?.quote).toBe('mindestens 40 je Abholung');
    expect(fold([soy], [taken(soy, 'offer')]).words[0]?.quote).toBe('Soja');
    // A row of a table shows the clause of an amount that stands in it alone.
    const month = { ...price, clause: 'das Abo kostet 12 € im Monat' };
    const label = taken(month, 'price.period');
    expect(fold([month], [label]).amounts[0]?.clause).toBe('das Abo kostet 12 € im Monat');
    expect(fold([month, { ...month, id: 'revenue@30' }], [label]).amounts[0]?.clause).toBeUndefined();
  });

  it('names people by the clause they stand in, also where others stand in it, as far as that can be quoted', () => {
    const clause = 'people who live on boats';
    const boats: Mention = { id: 'audience@11', question: 'audience', quote: 'live on boats', clause };
    const lock: Mention = { id: 'audience@0', question: 'audience', quote: 'people', clause };
    expect(fold([boats], [taken(boats, 'payer')]).words[0]?.quote).toBe(clause);
    const both = fold([lock, boats], [taken(lock, 'user'), taken(boats, 'payer')]);
    expect(both.words.map(({ quote }) => quote)).toEqual([clause, clause]);
    const long = { ...boats, clause: `${clause} all the year round, ${'whatever the weather is like, '.repeat(3)}` };
    expect(fold([long], [taken(long, 'payer')]).words[0]?.quote).toBe('live on boats');
  });

  it('names people by their own words where the clause names a thing or who else decides', () => {
    const clause = 'two day welding weekends for women off farms';
    const thing: Mention = { id: 'idea@0', question: 'idea', quote: 'welding weekends', clause };
    const women: Mention = { id: 'idea@20', question: 'idea', quote: 'women off farms', clause };
    const quotes = (...labels: readonly Label[]) => fold([thing, women], labels).words.map(({ quote }) => quote);
    expect(quotes(taken(women, 'payer'))).toEqual([clause]);
    expect(quotes(taken(thing, 'offer'), taken(women, 'payer'))).toEqual(['welding weekends', 'women off farms']);
    expect(quotes(taken(thing, 'decider'), taken(women, 'payer'))).toEqual(['welding weekends', 'women off farms']);
    expect(quotes(taken(thing, 'town'), taken(women, 'payer'))).toContain(clause);
  });

  it('quotes money with its clause where no other money stands in it', () => {
    const clause = 'under 8 kg 15 Euro extra';
    const weight: Mention = {
      id: 'revenue@6',
      question: 'revenue',
      quote: '8 kg',
      clause,
      amount: { form: { kind: 'count', count: 8, of: 'kg' }, isCertain: true },
    };
    const fee: Mention = { ...price, id: 'revenue@11', quote: '15 Euro', clause };
    const clauses = (...more: readonly Mention[]) =>
      fold([weight, fee, ...more], [taken(fee, 'price.addon'), taken(weight, 'other')]).amounts.map(
        (one) => one.clause,
      );
    expect(clauses()).toEqual([undefined, clause]);
    expect(clauses({ ...fee, id: 'revenue@30' })).toEqual([undefined, undefined]);
  });

  it('keeps the whole sentence of what was said', () => {
    const sentence = 'The firm in Bristol takes 55p and three weeks';
    const firm: Mention = { id: 'competitors@0', question: 'competitors', quote: 'firm in Bristol', sentence };
    expect(fold([firm], [taken(firm, 'rival')]).words).toMatchObject([{ quote: 'firm in Bristol', sentence }]);
  });

  it('takes whom a price of others belongs to for an alternative', () => {
    const crew: Mention = { id: 'competitors@0', question: 'competitors', quote: 'Gärtner' };
    const theirs: Mention = { ...price, id: 'competitors@20', question: 'competitors' };
    const labels = [taken(theirs, 'rival.price', { of: crew.id })];
    expect(fold([crew, theirs], labels).words).toMatchObject([{ quote: 'Gärtner', role: 'rival' }]);
    expect(fold([crew, theirs], [...labels, taken(crew, 'rival.self')]).words).toMatchObject([{ role: 'rival.self' }]);
  });
});
