import { describe, expect, it } from 'vitest';
import { coachOf, count, englishSpeaker, money } from '#features/advisor/testing/coach-of.ts';
import type { AmountRole } from '../reading/roles.ts';
import { admitAmounts } from './gates.ts';

type Written = NonNullable<Parameters<typeof coachOf>[0]['amounts']>;

const admit = (amounts: Written, answers: Record<string, string> = {}) => {
  const { business, asks } = admitAmounts(coachOf({ amounts, answers }).business);
  return { stands: business.amounts.map(({ quote }) => quote), asks: asks.map(({ key }) => key) };
};
const said = (role: AmountRole, quote: string, form: Written[number]['form'], more: Partial<Written[number]> = {}) =>
  ({ role, quote, ...(form && { form }), ...more }) as Written[number];

describe('An amount stands only where it can be', () => {
  it('asks about ends that lie more than tenfold apart or the wrong way round', () => {
    const wide = said('price', '€5 to €80', money(5), { toValue: 80 });
    expect(admit([wide])).toEqual({ stands: [], asks: ['wide/m:€5 to €80'] });
    expect(admit([wide], { 'wide/m:€5 to €80': 'right' }).stands).toEqual(['€5 to €80']);
    expect(admit([wide], { 'wide/m:€5 to €80': 'wrong' })).toEqual({ stands: [], asks: [] });
    expect(admit([said('price', '€5 to €50', money(5), { toValue: 50 })]).stands).toHaveLength(1);
    expect(admit([said('price', '€50 to €5', money(50), { toValue: 5 })]).stands).toHaveLength(0);
  });

  it('asks whose money it is where it was said of customers or competitors', () => {
    const theirs = said('own.money', '€40,000', money(40_000), { question: 'audience', isUnasked: true });
    expect(admit([theirs])).toEqual({ stands: [], asks: ['whose/m:€40,000'] });
    expect(admit([theirs], { 'whose/m:€40,000': 'mine' }).stands).toEqual(['€40,000']);
    expect(admit([{ ...theirs, question: 'revenue' }]).stands).toEqual(['€40,000']);
    const { isUnasked: _, ...confirmed } = theirs;
    expect(admit([confirmed]).stands).toEqual(['€40,000']);
  });

  it('asks whether a cost that equals a price is paid or earned', () => {
    const price = said('price', '€12 certificate', money(12));
    const cost = said('cost.direct', '€12', money(12), { isUnasked: true });
    expect(admit([price, cost])).toEqual({ stands: ['€12 certificate'], asks: ['same/m:€12'] });
    expect(admit([price, cost], { 'same/m:€12': 'pay' }).stands).toHaveLength(2);
    expect(admit([price, said('cost.direct', '€12', money(12))]).stands).toHaveLength(2);
    expect(admit([price, said('cost.direct', '€13', money(13), { isUnasked: true })]).stands).toHaveLength(2);
    expect(admit([price, said('cost.period', '€12 a month', money(12, 'month'))]).stands).toHaveLength(2);
    expect(admit([price, said('cost.direct', '$12', money(12, undefined, 'USD'))]).stands).toHaveLength(2);
  });

  it('takes no share of more than the whole, but a markup', () => {
    const share = said('share.other', '120%', { kind: 'percent', percent: 120 });
    expect(admit([share])).toEqual({ stands: [], asks: ['share/m:120%'] });
    expect(admit([{ ...share, role: 'share.margin' }]).stands).toEqual(['120%']);
    expect(admit([said('share.other', '30%', { kind: 'percent', percent: 30 })]).stands).toEqual(['30%']);
  });

  it('lets everything else stand', () => {
    expect(admit([said('capacity', '40 places', count(40, 'places'))])).toEqual({ stands: ['40 places'], asks: [] });
  });

  it('names the words it asks about', () => {
    const { business } = coachOf({
      amounts: [said('own.money', '€40,000', money(40_000), { question: 'audience', isUnasked: true })],
    });
    const [question] = admitAmounts(business).asks;
    expect(englishSpeaker.text(question!.asks)).toBe('Whose money is “€40,000”?');
  });
});
