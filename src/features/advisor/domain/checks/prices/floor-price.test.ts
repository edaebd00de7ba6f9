import { describe, expect, it } from 'vitest';
import { coachOf, englishSpeaker, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { floorPrice as check } from './floor-price.ts';

const known = { 'cost.direct': 4_500, volume: 2, pay: 20_000 };
const lights = (answers = {}, amounts: Parameters<typeof coachOf>[0]['amounts'] = []) =>
  coachOf({ currency: 'GBP', amounts, answers: { ...known, ...answers } });

describe('floor-price', () => {
  it('says what a sale has to bring at least, while nobody named a price', () => {
    const found = foundBy(check, lights());
    // 45 + 200 / 2.
    expect(found.text).toBe(
      'You named no price. With 2 sales a month, each of which costs you £45, it takes at least £145 a sale to leave the £200 a month that you want, before any bills.',
    );
    expect(englishSpeaker.text(found.next!)).toMatch(/^Ask what people pay today/);
    expect(found).toMatchObject({ severity: 'costs', stake: 240_000 });
  });

  it('pays the bills as well where they are known', () => {
    expect(foundBy(check, lights({ bills: 3_000 })).text).toMatch(
      /at least £160 a sale to leave the £200 a month that you want, after your bills of £30\.$/,
    );
  });

  it('is silent once there is a price, and while costs, sales or the pay are open', () => {
    expect(check.look(lights({}, [{ role: 'price', quote: '£90', form: money(90, undefined, 'GBP') }]))).toBeNull();
    for (const key of Object.keys(known)) {
      const outcome = check.look(lights({ [key]: { kind: 'unknown' } }));
      expect([key, outcome && 'found' in outcome]).toEqual([key, null]);
    }
    expect(check.look(lights({ pay: 0 }))).toBeNull();
  });
});
