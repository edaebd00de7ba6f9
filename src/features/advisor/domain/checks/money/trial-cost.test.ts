import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, englishSpeaker, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { trialCost as check } from './trial-cost.ts';

const share = { role: 'share.other', quote: '1 of 10', form: { kind: 'percent', percent: 10 } } as const;
const chair = { role: 'price', quote: '£600 a chair', form: money(600, undefined, 'GBP') } as const;
const chairs = { currency: 'GBP', amounts: [chair, share] } as const;
const free = { 'share.of/m:1 of 10': 'trial', 'trial.pays/m:1 of 10': 'free' };
const known = { ...free, 'cost.direct': 40_000, 'trial.cost': 1_500 };

describe('trial-cost', () => {
  it('asks what the share is of, whether a trial is free, and what it costs', () => {
    expect(askedBy(check, coachOf(chairs)).key).toBe('share.of/m:1 of 10');
    expect(askedBy(check, coachOf({ ...chairs, answers: { 'share.of/m:1 of 10': 'trial' } })).text).toBe(
      'Does somebody who tries it first (“1 of 10”) pay for that?',
    );
    expect(askedBy(check, coachOf({ ...chairs, answers: { ...free, 'cost.direct': 1 } })).key).toBe('trial.cost');
  });

  it('says what trials cost for each one who buys', () => {
    const found = foundBy(check, coachOf({ ...chairs, answers: known }));
    expect(found.text).toBe(
      'If 10% of those who try it buy, trials cost you £150 for each one who buys. One sale leaves £200, which pays for them.',
    );
    expect(found).toMatchObject({ severity: 'tells', stake: 0, restsOn: ['m:1 of 10', 'm:£600 a chair'] });
  });

  it('costs where that is more than a sale leaves', () => {
    const found = foundBy(check, coachOf({ ...chairs, answers: { ...known, 'trial.cost': 2_600, volume: 5 } }));
    expect(found.text).toBe(
      'If 10% of those who try it buy, trials cost you £260 for each one who buys. One sale leaves only £200: each one won by a trial loses £60.',
    );
    expect(englishSpeaker.text(found.next!)).toBe(
      'Find a way to let people try it for less than £20, or ask a price for it.',
    );
    expect(found).toMatchObject({ severity: 'costs', stake: 360_000 });
  });

  it('says after how many months they are paid by a customer who pays by the month', () => {
    const box = { role: 'price.period', quote: '€30 a month', form: money(30, 'month') } as const;
    const answers = { ...free, 'cost.direct': 1_800, 'trial.cost': 500 };
    const found = foundBy(check, coachOf({ amounts: [box, share], answers }));
    expect(found.text).toMatch(/€50 for each one who buys\. What a customer leaves pays for that after 5 months\.$/);
    expect(found.severity).toBe('tells');
  });

  it('is silent where a trial is paid or costs nothing, a sale leaves nothing, or two things are missing', () => {
    expect(check.look(coachOf({ ...chairs, answers: { ...known, 'trial.pays/m:1 of 10': 'paid' } }))).toBeNull();
    expect(check.look(coachOf({ ...chairs, answers: { ...known, 'trial.cost': 0 } }))).toBeNull();
    expect(check.look(coachOf({ ...chairs, answers: { ...known, 'cost.direct': 60_000 } }))).toBeNull();
    expect(check.look(coachOf({ ...chairs, answers: free }))).toBeNull();
    expect(check.look(coachOf({ ...chairs, answers: { ...known, 'share.of/m:1 of 10': 'other' } }))).toBeNull();
  });
});
