import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, count, englishSpeaker, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { say } from '../../say/message.ts';
import { reachNeeded as check } from './reach-needed.ts';

const course = { role: 'price', quote: '€320 per course', form: money(320), unit: 'place/places' } as const;
const tutoring = { amounts: [course], words: [{ role: 'route', quote: 'school notice boards' }] } as const;
const once = { 'buys.again': 'once' };
const full = (answers: Record<string, string>) => {
  const coach = coachOf({ ...tutoring, answers });
  const spec = { id: 'ceiling.year', label: say({ id: 't', message: 'Most' }), unit: 'count' } as const;
  coach.ledger.said(spec, 96, { mention: 'm', quote: '', question: null });
  return coach;
};

describe('reach-needed', () => {
  it('says how many have to hear of it for a full year', () => {
    expect(askedBy(check, full({})).key).toBe('buys.again');
    const found = foundBy(check, full(once));
    expect(found.text).toBe(
      'The most there can be is 96 places a year. If 5% of those who hear of it buy, 1,920 have to hear of it.',
    );
    expect(found.rows).toEqual(['2% | 4,800', '5% | 1,920', '10% | 960']);
    expect(englishSpeaker.text(found.next!)).toMatch(/^Write beside each way/);
    expect(found).toMatchObject({
      severity: 'tells',
      stake: 0,
      restsOn: ['m:€320 per course', 'm:school notice boards'],
    });
  });

  it('says it for the sales that are expected', () => {
    const coat = { role: 'price', quote: 'kr 4500', form: money(4500, undefined, 'SEK') } as const;
    const coats = coachOf({ currency: 'SEK', amounts: [coat], answers: { ...once, volume: 2 } });
    expect(foundBy(check, coats).text).toBe(
      'You expect 24 sales a year. If 5% of those who hear of it buy, 480 have to hear of it.',
    );
  });

  it('is silent where customers are counted or come back, and while no sales are known', () => {
    const list = { role: 'customers.possible', quote: '140 practices', form: count(140, 'practices') } as const;
    expect(check.look(coachOf({ amounts: [course, list], answers: { ...once, volume: 2 } }))).toBeNull();
    const coffee = { role: 'price', quote: '€3 a cup', form: money(3) } as const;
    expect(check.look(coachOf({ amounts: [coffee], answers: { 'buys.again': 'again', volume: 3000 } }))).toBeNull();
    expect(check.look(coachOf({ ...tutoring, answers: once }))).toBeNull();
  });
});
