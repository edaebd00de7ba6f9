import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, count, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { leap as check } from './leap.ts';

const hire = {
  role: 'price',
  quote: '20.000 el día',
  form: money(20, undefined, 'USD'),
  unit: 'rental/rentals',
} as const;
const now = { role: 'sales.current', quote: 'hoy 70 al mes', form: count(70, '', 'month') } as const;
const known = { 'cost.direct': 200, volume: 200, bills: 90_000 };
const key = 'sales.today/m:20.000 el día';
const renting = (answers = {}) => coachOf({ currency: 'USD', amounts: [hire, now], answers: { ...known, ...answers } });

describe('leap', () => {
  it('asks what is sold today where something was said of it', () => {
    expect(askedBy(check, renting())).toMatchObject({
      key,
      text: 'You said “hoy 70 al mes”. How many “rentals” do you sell in a usual month today? Enter nought if you have not begun.',
    });
    expect(check.look(coachOf({ currency: 'USD', amounts: [hire], answers: known }))).toBeNull();
  });

  it('says how far the sales that are expected are from those, and what those leave', () => {
    const found = foundBy(check, renting({ [key]: 70 }));
    expect(found.text).toBe(
      'Today you sell 70 rentals a month and you expect 200: 2.86 times as many. With the sales of today a month leaves $360 before tax and your own pay.',
    );
    expect(found).toMatchObject({ severity: 'costs', stake: 130 * 1_800 * 12 });
  });

  it('counts what is sold under the same name at another price with it', () => {
    const trade = { ...hire, quote: '16.000 a firms', form: money(16, undefined, 'USD') } as const;
    const other = 'm:16.000 a firms';
    const main = 'm:20.000 el día';
    const answers = {
      'main.price': main,
      ...Object.fromEntries([main, other].map((one) => [`cost.direct/${one}`, 200])),
      [`volume/${main}`]: 60,
      [`volume/${other}`]: 35,
      [`sales.today/${main}`]: 45,
      [`sales.today/${other}`]: 25,
      bills: 0,
    };
    const found = foundBy(check, coachOf({ currency: 'USD', amounts: [hire, trade, now], answers }));
    expect(found.text).toMatch(/^Today you sell 70 rentals a month and you expect 95: 1\.36 times as many\./);
  });

  it('is silent for a step that is small, for nought, and where nobody knows', () => {
    expect(check.look(renting({ [key]: 170 }))).toBeNull();
    expect(check.look(renting({ [key]: 0 }))).toBeNull();
    expect(check.look(renting({ [key]: { kind: 'unknown' } }))).toBeNull();
  });
});
