import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, count, foundBy } from '#features/advisor/testing/coach-of.ts';
import { fitsBeforeDeadline as check } from './fits-before-deadline.ts';

const exam = { role: 'date', quote: 'the exam in June', form: { kind: 'date', text: 'June' } } as const;
const courses = { role: 'frequency', quote: 'four courses a year', form: count(4, 'courses', 'year') } as const;
const day = (value: string) => ({ kind: 'date', date: value }) as const;
const relation = 'rounds/m:four courses a year/m:the exam in June';
const answers = (from: string, length: number) => ({
  'date.ready': 'm:the exam in June',
  [relation]: 'yes',
  'day/m:the exam in June': day('2027-06-01'),
  'from/m:the exam in June': day(from),
  'length/m:four courses a year': length,
});
const tutoring = { amounts: [courses, exam] };

describe('fits-before-deadline', () => {
  it('asks whether they follow one another before that day, then the days', () => {
    expect(askedBy(check, coachOf(tutoring)).key).toBe('date.ready');
    expect(askedBy(check, coachOf({ ...tutoring, answers: { 'date.ready': 'm:the exam in June' } }))).toMatchObject({
      key: relation,
      text: '“four courses a year”: do they have to take place before “the exam in June”, one after another?',
    });
    const { 'from/m:the exam in June': from, ...rest } = answers('2027-02-15', 56);
    expect([from?.kind, askedBy(check, coachOf({ ...tutoring, answers: rest }))]).toMatchObject([
      'date',
      { text: 'On which day can the first one begin, of those before “the exam in June”?', field: { kind: 'date' } },
    ]);
  });

  it('says how many there is time for', () => {
    const found = foundBy(check, coachOf({ ...tutoring, answers: answers('2027-02-15', 50) }));
    expect(found.text).toBe(
      '“four courses a year”: with 50 days for each, one after another, only 2 fit between 15 February 2027 and 1 June 2027.',
    );
    expect(found).toMatchObject({
      severity: 'costs',
      stake: 0,
      restsOn: ['m:four courses a year', 'm:the exam in June'],
    });
    expect(foundBy(check, coachOf({ ...tutoring, answers: answers('2027-02-15', 56) })).text).toContain('only 1 fits');
    expect(foundBy(check, coachOf({ ...tutoring, answers: answers('2027-05-15', 56) })).text).toContain(
      'not even one fits',
    );
  });

  it('only tells where all of them fit', () => {
    const harvest = coachOf({
      amounts: [
        { role: 'frequency', quote: 'three sowings', form: count(3, 'sowings') },
        { role: 'date', quote: 'first frost', form: { kind: 'date', text: 'first frost' } },
      ],
      answers: {
        'date.ready': 'm:first frost',
        'rounds/m:three sowings/m:first frost': 'yes',
        'day/m:first frost': day('2027-10-20'),
        'from/m:first frost': day('2027-04-01'),
        'length/m:three sowings': 60,
      },
    });
    const found = foundBy(check, harvest);
    expect(found.text).toBe(
      '“three sowings”: from 1 April 2027 to 20 October 2027 there is time for 3, one after another, with 60 days for each. All of them fit.',
    );
    expect(found).toMatchObject({ severity: 'tells' });
    expect(found.next).toBeUndefined();
  });

  it('is silent where they overlap, where it is a weekly rhythm, and where the days are the wrong way round', () => {
    const overlap = { ...answers('2027-02-15', 50), [relation]: 'overlap' };
    expect(check.look(coachOf({ ...tutoring, answers: overlap }))).toBeNull();
    const weekly = { ...courses, quote: 'twice a week', form: count(2, 'deliveries', 'week') };
    expect(check.look(coachOf({ amounts: [weekly, exam] }))).toBeNull();
    expect(check.look(coachOf({ amounts: [courses, { ...courses, quote: 'six groups' }, exam] }))).toBeNull();
    expect(check.look(coachOf({ ...tutoring, answers: answers('2027-06-02', 50) }))).toBeNull();
    expect(check.look(coachOf({ amounts: [courses] }))).toBeNull();
  });
});
