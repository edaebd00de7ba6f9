import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, count, englishSpeaker, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { say } from '../../say/message.ts';
import { occasionRhythm as check } from './occasion-rhythm.ts';

const courses = { role: 'capacity', quote: 'four courses a year', form: count(4, 'courses', 'year') } as const;
const place = { role: 'price', quote: '€320 per course', form: money(320), unit: 'place/places' } as const;
const occasion = { role: 'occasion', quote: 'failed the mock exam' } as const;
const tutoring = { amounts: [courses, place], words: [occasion] } as const;
const together = { 'occasion/m:failed the mock exam': 'together' };
const begins = { ...together, begins: 'm:four courses a year' };
const times = 'occasion.times/m:failed the mock exam';

describe('occasion-rhythm', () => {
  it('asks when the occasion comes, what begins anew, and how often it comes', () => {
    expect(askedBy(check, coachOf(tutoring))).toMatchObject({
      key: 'occasion/m:failed the mock exam',
      text: 'When does “failed the mock exam” come up for your customers?',
    });
    expect(askedBy(check, coachOf({ ...tutoring, answers: together })).text).toBe(
      'Is one of these how often a year you begin anew and need new customers for it?',
    );
    expect(askedBy(check, coachOf({ ...tutoring, answers: begins }))).toMatchObject({
      key: times,
      text: 'How many times a year does “failed the mock exam” come up?',
    });
  });

  it('says how much of a full year has no such occasion', () => {
    const coach = coachOf({ ...tutoring, answers: { ...begins, [times]: 1 } });
    const spec = { id: 'ceiling.year', label: say({ id: 't', message: 'Most' }), unit: 'count' } as const;
    coach.ledger.said(spec, 96, { mention: 'm', quote: '', question: null });
    const found = foundBy(check, coach);
    expect(found.text).toBe(
      'You begin 4 times a year (“four courses a year”), and “failed the mock exam” comes up only once. 3 beginnings have no such occasion. In a full year, 72 of 96 places hang on that: €23,040 of €30,720.',
    );
    expect(englishSpeaker.text(found.next!)).toBe(
      'Ask five customers what else would bring them at another time, before you plan the other beginnings.',
    );
    expect(found).toMatchObject({
      severity: 'costs',
      stake: 2_304_000,
      restsOn: ['m:failed the mock exam', 'm:four courses a year'],
      risk: { cost: { value: 2_304_000 } },
    });
  });

  it('says it without money where the most is not known', () => {
    const fairs = {
      amounts: [{ role: 'frequency', quote: '3 markets a year', form: count(3, 'markets', 'year') }],
      words: [{ role: 'occasion', quote: 'the harvest' }],
      answers: {
        'occasion/m:the harvest': 'together',
        begins: 'm:3 markets a year',
        'occasion.times/m:the harvest': 2,
      },
    } as const;
    const found = foundBy(check, coachOf(fairs));
    expect(found.text).toBe(
      'You begin 3 times a year (“3 markets a year”), and “the harvest” comes up only 2 times. 1 beginning has no such occasion.',
    );
    expect(found).toMatchObject({ severity: 'costs', stake: 0 });
    expect(found.risk).toBeUndefined();
  });

  it('is silent where it comes at any time, as often, for several occasions, and where nothing begins anew', () => {
    const any = { 'occasion/m:failed the mock exam': 'any' };
    expect(check.look(coachOf({ ...tutoring, answers: any }))).toBeNull();
    expect(check.look(coachOf({ ...tutoring, answers: { ...begins, [times]: 4 } }))).toBeNull();
    expect(check.look(coachOf({ ...tutoring, answers: { ...together, begins: 'none' } }))).toBeNull();
    expect(
      check.look(coachOf({ ...tutoring, words: [occasion, { role: 'occasion', quote: 'a new school' }] })),
    ).toBeNull();
    expect(check.look(coachOf({ amounts: [place], words: [occasion] }))).toBeNull();
    const monthly = { ...courses, form: count(4, 'courses', 'month') };
    expect(check.look(coachOf({ amounts: [monthly, place], words: [occasion] }))).toBeNull();
  });
});
