import { describe, expect, it } from 'vitest';
import { coachOf, count, englishSpeaker, money } from '#features/advisor/testing/coach-of.ts';
import { addCeiling } from './ceiling.ts';

type Written = Parameters<typeof coachOf>[0];
const ceilingOf = (written: Written) => {
  const { ledger, business, sale } = coachOf(written);
  return addCeiling(ledger, business, sale);
};
const asked = (written: Written) => {
  const question = ceilingOf(written)?.lacks[0];
  const field = question?.field;
  return {
    key: question?.key,
    text: question && englishSpeaker.text(question.asks),
    options:
      field?.kind === 'choices' ? field.options.map(({ id, text }) => `${id}: ${englishSpeaker.text(text)}`) : field,
  };
};

const course = { role: 'price', quote: '€320 per course', form: money(320, 'course') } as const;
const four = { role: 'capacity', quote: 'groups of four', form: count(4, '') } as const;
const courses = { role: 'capacity', quote: 'four courses a year', form: count(4, 'courses', 'year') } as const;
const six = { role: 'capacity', quote: 'six groups', form: count(6, 'groups') } as const;
const tutoring = { amounts: [course, four, courses, six] };
const key = 'ceiling/m:€320 per course+m:groups of four+m:four courses a year+m:six groups';

const dogs = {
  amounts: [
    { role: 'price', quote: '$75', form: money(75, undefined, 'USD') },
    { role: 'capacity', quote: '5 dogs a day', form: count(5, 'dogs', 'day') },
    { role: 'capacity', quote: '5 days', form: { kind: 'duration', value: 5, unit: 'day' } },
  ],
  currency: 'USD',
} as const;
const dogKey = 'ceiling/m:$75+m:5 dogs a day+m:5 days';

const payroll = {
  amounts: [
    { role: 'price.period', quote: 'CHF 24 per month', form: money(24, 'month', 'CHF') },
    { role: 'capacity', quote: '350 households', form: count(350, 'households') },
  ],
  currency: 'CHF',
} as const;
const payrollKey = 'ceiling/m:CHF 24 per month+m:350 households';

describe('the most that can be sold in a year', () => {
  it('asks what the limits multiply to', () => {
    expect(asked(tutoring)).toEqual({
      key,
      text: 'You said “groups of four”, “four courses a year”, and “six groups”. Multiplied, that is 96. Is this the most you can sell at “€320 per course”, what you expect to sell, or something else?',
      options: [
        'year: Yes: at most 96 times “€320 per course” a year',
        'month: Yes: at most 96 times “€320 per course” a month',
        'week: Yes: at most 96 times “€320 per course” a week',
        'day: Yes: at most 96 times “€320 per course” a day',
        'expected: No: it is what I expect, and more is possible',
        'other: No: the most is another number',
      ],
    });
  });

  it('multiplies nothing that says the same twice', () => {
    const [daily, seasons] = [
      { role: 'capacity', quote: '3 a day', form: count(3, '', 'day') },
      { role: 'capacity', quote: '3 a day in winter and 4 in summer', form: count(4, 'in summer') },
    ] as const;
    const visit = { role: 'price', quote: '€118', form: money(118) } as const;
    const ceiling = ceilingOf({ amounts: [visit, daily, seasons] });
    expect(ceiling?.lacks[0]?.key).toBe('ceiling.most/m:€118');
  });

  it.each([
    ['year', 96],
    ['month', 1152],
    ['week', 4992],
  ])('takes what was confirmed for a %s to the year', (answer, most) => {
    expect(ceilingOf({ ...tutoring, answers: { [key]: answer } })?.value).toBe(most);
  });

  it('reckons with the weeks a founder put in instead of all of a year', () => {
    expect(ceilingOf({ ...dogs, answers: { [dogKey]: 'week', 'own/ceiling.weeks': 44 } })?.value).toBe(1100);
  });

  it('asks on how many days, where the most is for a day', () => {
    expect(asked({ ...dogs, answers: { [dogKey]: 'day' } }).text).toBe(
      'You can sell 25 a day at most. On how many days of a year?',
    );
    const days = { [dogKey]: 'day', 'ceiling.days/m:$75': 200 };
    expect(ceilingOf({ ...dogs, answers: days })?.value).toBe(5000);
    expect(ceilingOf({ ...dogs, answers: { ...days, 'ceiling.days/m:$75': { kind: 'unknown' } } })).toBeUndefined();
  });

  it('counts the payments of the most customers at one time, where they pay for a time', () => {
    expect(asked(payroll)).toMatchObject({
      text: 'You said “350 households”. Does that limit how many customers can pay “CHF 24 per month” at one time?',
      options: [
        'atOnce: Yes: at most 350 times “CHF 24 per month” at one time',
        'expected: No: it is what I expect, and more is possible',
        'other: No: the most is another number',
      ],
    });
    expect(ceilingOf({ ...payroll, answers: { [payrollKey]: 'atOnce' } })?.value).toBe(4200);
    const other = { [payrollKey]: 'other', 'ceiling.most/m:CHF 24 per month': 500 };
    expect(ceilingOf({ ...payroll, answers: other })?.value).toBe(6000);
  });

  it('asks for the number, where it is another, a range, or the limits cannot be factors of one product', () => {
    const most = { key: 'ceiling.most/m:€320 per course', options: { unit: 'count', per: 'year' } };
    expect(asked({ ...tutoring, answers: { [key]: 'other' } })).toMatchObject(most);
    expect(asked({ amounts: [course, { ...six, toValue: 8 }] })).toMatchObject({
      ...most,
      text: 'You said “six groups”. How many can you sell at “€320 per course” in a whole year at most?',
    });
    const twenty = { ...six, quote: 'twenty groups', form: count(20, 'Groups') };
    const rounds = { ...courses, quote: 'two rounds a month', form: count(2, 'rounds', 'month') };
    expect(asked({ amounts: [course, six, twenty] })).toMatchObject(most);
    expect(asked({ amounts: [course, courses, rounds] })).toMatchObject(most);
    expect(ceilingOf({ amounts: [course, courses, rounds], answers: { [most.key]: 60 } })?.value).toBe(60);
  });

  it('is not there without limits, without one price, as an expectation, and where nobody knows', () => {
    expect(ceilingOf({ amounts: [course] })).toBeUndefined();
    expect(ceilingOf({ amounts: [four, six] })).toBeUndefined();
    expect(ceilingOf({ amounts: [course, { ...course, quote: '€90 for a day' }, six] })).toBeUndefined();
    expect(ceilingOf({ ...tutoring, answers: { [key]: 'expected' } })).toBeUndefined();
    expect(ceilingOf({ ...tutoring, answers: { [key]: { kind: 'unknown' } } })).toBeUndefined();
    const other = { [key]: 'other', 'ceiling.most/m:€320 per course': { kind: 'unknown' } } as const;
    expect(ceilingOf({ ...tutoring, answers: other })).toBeUndefined();
  });

  it('is one number, however often it is asked for', () => {
    const { ledger, business, sale } = coachOf({ ...tutoring, answers: { [key]: 'year' } });
    expect(addCeiling(ledger, business, sale)).toBe(addCeiling(ledger, business, sale));
  });
});
