import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, count, englishSpeaker, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { op } from '#shared/formula-build.ts';
import { say } from '../../say/message.ts';
import { refundTable as check } from './refund-table.ts';

const promise = { role: 'promise', quote: 'money back if they fail again' } as const;
const price = { role: 'price', quote: '€320 per course', form: money(320), unit: 'place/places' } as const;
const tutoring = { amounts: [price], words: [promise] };
const key = `m:${promise.quote}`;
const whole = { refund: key, [`refund.what/${key}`]: 'whole' };

describe('refund-table', () => {
  it('asks which promise gives money back, what goes back, and how many are sold', () => {
    const first = askedBy(check, coachOf(tutoring));
    expect(first).toMatchObject({
      key: 'refund',
      text: 'Do you promise your customers their money back in one of these words?',
    });
    expect(first.field).toMatchObject({ kind: 'choices', options: [{ id: key }, { id: 'none' }] });
    expect(askedBy(check, coachOf({ ...tutoring, answers: { refund: key } }))).toMatchObject({
      key: `refund.what/${key}`,
      text: 'What goes back to a customer who paid “€320 per course” and claims “money back if they fail again”?',
    });
    expect(askedBy(check, coachOf({ ...tutoring, answers: whole })).key).toBe('volume');
  });

  it('says what one in five claims costs, with a row for every share', () => {
    const found = foundBy(check, coachOf({ ...tutoring, answers: { ...whole, volume: 8 } }));
    expect(found.text).toBe(
      'You expect 96 places a year. If 20% of the buyers, each of whom paid €320, claim “money back if they fail again”, you pay back €6,144 a year. By then the work is done and its costs are paid.',
    );
    expect(found).toMatchObject({ severity: 'costs', stake: 614_400, restsOn: [key, 'm:€320 per course'] });
    expect(found.rows).toEqual([
      '5% | €1,536 | €29,184',
      '10% | €3,072 | €27,648',
      '20% | €6,144 | €24,576',
      '30% | €9,216 | €21,504',
    ]);
    expect(englishSpeaker.text(found.risk!.answer)).toBe('Set aside 20% of each payment until the last day to claim');
    expect(found.risk!.cost.value).toBe(614_400);
  });

  it('reckons with the most there can be while nobody said what they expect', () => {
    const full = (answers: Record<string, string | number>) => {
      const coach = coachOf({ ...tutoring, answers });
      coach.ledger.formula(
        { id: 'ceiling.year', label: say({ id: 't', message: 'Most' }), unit: 'count' },
        op('add', 60, 36),
      );
      return foundBy(check, coach).text;
    };
    expect(full(whole)).toMatch(/^The most there can be is 96 places a year\. .* you pay back €6,144 a year\./);
    expect(full({ ...whole, volume: 4 })).toMatch(/^You expect 48 places a year\. .* you pay back €3,072 a year\./);
  });

  it('speaks of another trade and its promises in its own words', () => {
    const moving = coachOf({
      currency: 'CHF',
      amounts: [{ role: 'price', quote: '890 Fr.', form: money(890, undefined, 'CHF') }],
      words: [
        { role: 'promise', quote: 'Foto nach jedem Besuch' },
        { role: 'promise', quote: 'Abnahmegarantie' },
      ],
      answers: { refund: 'm:Abnahmegarantie', 'refund.what/m:Abnahmegarantie': 'whole', volume: 10 },
    });
    expect(foundBy(check, moving).text).toMatch(
      /^You expect 120 sales a year\. If 20% of the buyers, each of whom paid CHF\s890, claim “Abnahmegarantie”, you pay back CHF\s21,360 a year\./,
    );
  });

  it('is silent where no money goes back, only for unused things, or where nobody knows', () => {
    const silent = (answers: Parameters<typeof coachOf>[0]['answers']) =>
      expect(check.look(coachOf({ ...tutoring, ...(answers && { answers }) }))).toBeNull();
    silent({ refund: 'none', volume: 8 });
    silent({ refund: { kind: 'unknown' }, volume: 8 });
    silent({ ...whole, [`refund.what/${key}`]: 'unused', volume: 8 });
    silent({ ...whole, [`refund.what/${key}`]: 'other', volume: 8 });
    silent({ ...whole, volume: { kind: 'unknown' } });
    silent({ ...whole, volume: 0 });
    expect(check.look(coachOf({ amounts: [price] }))).toBeNull();
  });

  it('is silent where a month is paid, and where price and sales are both open', () => {
    const gym = { role: 'price.period', quote: '€40 a month', form: money(40, 'month') } as const;
    expect(check.look(coachOf({ amounts: [gym], words: [promise], answers: { ...whole, volume: 8 } }))).toBeNull();
    expect(check.look(coachOf({ words: [promise], answers: whole }))).toBeNull();
    const places = { role: 'price', quote: '4 places', form: count(4, 'places') } as const;
    expect(check.look(coachOf({ amounts: [places], words: [promise], answers: whole }))).toBeNull();
  });
});
