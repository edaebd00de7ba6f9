import { describe, expect, it } from 'vitest';
import type { QuestionView } from '#features/advisor/reading.contract.ts';
import { sampleQuestion } from '../testing/sample-reading.ts';
import { draftOf, lacksCurrency, readDraft } from './question-draft.ts';

type Field = QuestionView['field'];
const money: Field = { kind: 'amount', unit: 'money', min: 0, max: 100_000 };
const amount = (value: number) => ({ kind: 'amount', value });

describe('an answer that is typed', () => {
  it.each([
    ['EUR', '7,90', 790],
    ['EUR', '1,000', 100_000],
    ['JPY', '850', 850],
    ['KWD', '1.25', 1250],
  ])('is money in %s: %s', (currency, text, minor) => {
    expect(readDraft(money, [text], currency)).toEqual(amount(minor));
    const question = sampleQuestion('bills', { field: money, answer: { kind: 'amount', value: minor } });
    expect(readDraft(money, draftOf(question, currency), currency)).toEqual(amount(minor));
  });

  it.each(['', 'much', '-5', '1000.01', '1e3'])('is no amount from 0 to 1,000: "%s"', (text) => {
    expect(readDraft(money, [text], 'EUR')).toBeUndefined();
  });

  it('is taken as it is where it is no money', () => {
    const hours: Field = { kind: 'amount', unit: 'hours', min: 0, max: 10 };
    expect(readDraft(hours, ['1.5'], 'EUR')).toEqual(amount(1.5));
    expect(readDraft(hours, ['11'], 'EUR')).toBeUndefined();
  });

  it('waits for the currency where it is money', () => {
    expect([lacksCurrency(money, null), lacksCurrency(money, 'EUR')]).toEqual([true, false]);
    expect(lacksCurrency({ kind: 'amount', unit: 'minutes', min: 0, max: 1 }, null)).toBe(false);
  });

  it('is one of the options, or any of them where several can hold', () => {
    const options = ['a', 'b'].map((id) => ({ id, text: id }));
    expect(readDraft({ kind: 'choices', options }, ['b'], null)).toEqual({ kind: 'choice', choice: 'b' });
    expect(readDraft({ kind: 'choices', options }, ['c'], null)).toBeUndefined();
    expect(readDraft({ kind: 'choices', options, isMany: true }, [], null)).toEqual({ kind: 'choices', choices: [] });
  });

  it('is a whole day', () => {
    expect(readDraft({ kind: 'date' }, ['2027-03-01'], null)).toEqual({ kind: 'date', date: '2027-03-01' });
    expect(readDraft({ kind: 'date' }, [], null)).toBeUndefined();
  });
});
