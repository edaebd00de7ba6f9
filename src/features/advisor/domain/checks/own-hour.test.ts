import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { ownHour as check } from './own-hour.ts';

const portrait = { role: 'price', quote: '€180 a portrait', form: money(180), unit: 'portrait/portraits' } as const;
const known = { 'cost.direct': 3_000, volume: 20, bills: 60_000 };
const painter = (answers = {}) => coachOf({ amounts: [portrait], answers: { ...known, ...answers } });

describe('own-hour', () => {
  it('asks for the hours of a month once it is known what one leaves', () => {
    const asked = askedBy(check, painter());
    expect(asked).toMatchObject({
      key: 'hours.month',
      field: { kind: 'amount', unit: 'hours', per: 'month', min: 1, max: 744 },
      text: 'How many hours will you work for this yourself in a normal month: making, driving, selling, paperwork?',
    });
    expect(check.look(coachOf({ amounts: [portrait], answers: { volume: 20 } }))).toBeNull();
  });

  it('says what an hour leaves, beside the pay that is wanted', () => {
    // 20 × 150 − 600 = 2,400 in 120 hours.
    const found = foundBy(check, painter({ 'hours.month': 120 }));
    expect(found.text).toBe(
      'You work 120 hours in a normal month. What is left of it before tax is €20 for each of these hours.',
    );
    expect(found).toMatchObject({ severity: 'tells', stake: 0, restsOn: ['m:€180 a portrait'] });
    expect(foundBy(check, painter({ 'hours.month': 120, pay: 300_000 })).text).toMatch(
      /is €20 for each of these hours; the pay you want would be €25\.$/,
    );
    // A pay below what is left needs no comparison.
    expect(foundBy(check, painter({ 'hours.month': 120, pay: 200_000 })).text).not.toMatch(/the pay you want/);
  });

  it('costs where it is more work than one person does for long', () => {
    const found = foundBy(check, painter({ 'hours.month': 240 }));
    expect(found.text).toMatch(/for each of these hours\. That is more work than one person does for long\.$/);
    expect(found.severity).toBe('costs');
    expect(found.next).toBeUndefined();
    expect(foundBy(check, painter({ 'hours.month': 200 })).severity).toBe('tells');
  });

  it('reckons over the year where not every month is one of sale', () => {
    const months = { kind: 'choices', choices: ['5', '6', '7', '8', '9', '10'] } as const;
    // 6 × 3,000 − 6 × 600 − 6 × 100 = 13,800 in 600 hours.
    const season = { 'months.sold': months, 'bills.closed': 10_000, 'hours.month': 100 };
    expect(foundBy(check, painter(season)).text).toBe(
      'You work 100 hours in each month of sale. What is left over the whole year before tax is €23 for each of these hours.',
    );
  });

  it('is silent where nothing is left, nobody knows, and somebody may keep a share', () => {
    expect(check.look(painter({ 'hours.month': 120, volume: 4 }))).toBeNull();
    expect(check.look(painter({ 'hours.month': { kind: 'unknown' } }))).toBeNull();
    const share = { role: 'share.commission', quote: '15%', form: { kind: 'percent', percent: 15 } } as const;
    expect(check.look(coachOf({ amounts: [portrait, share], answers: { ...known, 'hours.month': 120 } }))).toBeNull();
  });
});
