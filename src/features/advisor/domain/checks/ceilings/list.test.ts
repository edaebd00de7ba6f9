import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, count, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { ceilingOfList } from './ceiling-of-list.ts';

const flat = { role: 'price.period', quote: 'flat €290 a month', form: money(290, 'month') } as const;
const practices = { role: 'customers.possible', quote: '140 practices', form: count(140, 'practices') } as const;
const key = 'list/m:140 practices/m:flat €290 a month';
const courier = (answers = {}) => coachOf({ amounts: [flat, practices], answers: { [key]: 'each', ...answers } });

const permit = { role: 'price.period', quote: '£1,200 a year', form: money(1200, 'year', 'GBP') } as const;
const clubs = { role: 'customers.possible', quote: '8 to 12 clubs', form: count(8, 'clubs'), toValue: 12 } as const;
const clubKey = 'list/m:8 to 12 clubs/m:£1,200 a year';
const app = (answers = {}) =>
  coachOf({ currency: 'GBP', amounts: [permit, clubs], answers: { [clubKey]: 'each', ...answers } });

describe('ceiling-of-list', () => {
  it('asks whether the list are customers', () => {
    expect(askedBy(ceilingOfList, coachOf({ amounts: [flat, practices] }))).toMatchObject({
      key,
      text: 'Could each of “140 practices” become a customer of yours who pays “flat €290 a month”?',
    });
  });

  it('says what the whole list would bring', () => {
    const found = foundBy(ceilingOfList, courier());
    expect(found.text).toBe(
      'If all of “140 practices” paid “flat €290 a month”, you would take in €40,600 a month. That is the limit of this list, not what to plan with: nobody wins all of them.',
    );
    expect(found).toMatchObject({
      severity: 'tells',
      stake: 0,
      restsOn: ['m:140 practices', 'm:flat €290 a month'],
    });
  });

  it('takes the upper end of a range as the limit, by the year', () => {
    expect(foundBy(ceilingOfList, app()).text).toMatch(
      /^If all of “8 to 12 clubs” paid “£1,200 a year”, you would take in £14,400 a year\./,
    );
  });

  it('is silent on routes, on several payments each, on long lists, several lists, and prices by the piece', () => {
    for (const answer of ['no', 'several', { kind: 'unknown' } as const])
      expect(ceilingOfList.look(courier({ [key]: answer }))).toBeNull();
    const crowd = { ...practices, quote: '70,000 households', form: count(70_000, 'households') };
    expect(ceilingOfList.look(coachOf({ amounts: [flat, crowd] }))).toBeNull();
    expect(ceilingOfList.look(coachOf({ amounts: [flat, practices, crowd] }))).toBeNull();
    const single = { role: 'price', quote: '€7.90', form: money(7.9) } as const;
    expect(ceilingOfList.look(coachOf({ amounts: [single, practices] }))).toBeNull();
  });
});
