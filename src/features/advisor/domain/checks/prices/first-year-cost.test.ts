import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { firstYearCost as check } from './first-year-cost.ts';

const tenders = [
  { role: 'price.period', quote: '€149 a month', form: money(149, 'month') },
  { role: 'price.period', quote: '€399 with bid calendar', form: money(399, 'month') },
  { role: 'price.entry', quote: 'onboarding €600', form: money(600) },
] as const;
const key = 'entry.with/m:onboarding €600';

describe('first-year-cost', () => {
  it('asks which running price the same customer pays', () => {
    const asked = askedBy(check, coachOf({ amounts: tenders }));
    expect(asked.text).toBe('Which of these does a customer who pays “onboarding €600” pay as well?');
    expect(asked.field).toMatchObject({
      options: [{ id: 'm:€149 a month' }, { id: 'm:€399 with bid calendar' }, { id: 'none' }],
    });
  });

  it('says what the first year costs', () => {
    const found = foundBy(check, coachOf({ amounts: tenders, answers: { [key]: 'm:€149 a month' } }));
    expect(found.text).toBe(
      'A customer who stays a year pays €2,388 in that first year: “€149 a month”, and once “onboarding €600”. The fee alone is as much as 4.03 months of the running price.',
    );
    expect(found).toMatchObject({ severity: 'tells', stake: 0 });
  });

  it('reckons weeks and years by the year', () => {
    const of = (amount: number, per: string, entry: number): string =>
      foundBy(
        check,
        coachOf({
          amounts: [
            { role: 'price.period', quote: 'box', form: money(amount, per) },
            { role: 'price.entry', quote: 'joining', form: money(entry) },
          ],
          answers: { 'entry.with/m:joining': 'm:box' },
        }),
      ).text;
    expect(of(12, 'week', 52)).toContain(
      'pays €676 in that first year: “box”, and once “joining”. The fee alone is as much as 1 month of',
    );
    expect(of(240, 'year', 60)).toContain(
      'pays €300 in that first year: “box”, and once “joining”. The fee alone is as much as 3 months of',
    );
  });

  it('is silent where the fee is for another offer, without a time, and with several fees', () => {
    expect(check.look(coachOf({ amounts: tenders, answers: { [key]: 'none' } }))).toBeNull();
    expect(check.look(coachOf({ amounts: tenders, answers: { [key]: { kind: 'unknown' } } }))).toBeNull();
    expect(check.look(coachOf({ amounts: [{ ...tenders[0], form: money(149) }, tenders[2]] }))).toBeNull();
    expect(check.look(coachOf({ amounts: [...tenders, { ...tenders[2], quote: 'training €90' }] }))).toBeNull();
  });
});
