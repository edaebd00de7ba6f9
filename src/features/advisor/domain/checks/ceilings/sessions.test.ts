import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, count, englishSpeaker, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { minimumFill, sessionCost } from './minimum-fill.ts';

const price = { role: 'price', quote: '€320 per course', form: money(320, 'course') } as const;
const saturdays = { role: 'pack.size', quote: 'eight Saturdays', form: count(8, 'Saturdays') } as const;
const four = { role: 'capacity', quote: 'groups of four', form: count(4, '') } as const;
const courses = { role: 'capacity', quote: 'four courses a year', form: count(4, 'courses', 'year') } as const;
const six = { role: 'capacity', quote: 'six groups', form: count(6, 'groups') } as const;
const amounts = [price, saturdays, four, courses, six];
const tutoring = (answers = {}) => coachOf({ amounts, answers: { 'cost.direct': 0, ...answers } });

const long = {
  role: 'duration.unit',
  quote: '2.5 hours',
  form: { kind: 'duration', value: 2.5, unit: 'hour' },
} as const;
const walks = { role: 'capacity', quote: 'three walks a day', form: count(3, 'walks', 'day') } as const;
const ten = { role: 'capacity', quote: 'max 10 people', form: count(10, 'people') } as const;
const adult = { role: 'price', quote: '£28', form: money(28, undefined, 'GBP') } as const;
const alpacas = (answers = {}, more: Parameters<typeof coachOf>[0]['amounts'] = []) =>
  coachOf({ currency: 'GBP', amounts: [adult, long, walks, ten, ...more], answers: { 'cost.direct': 0, ...answers } });

describe('minimum-fill', () => {
  const group = { 'group/m:€320 per course': 'm:groups of four' };
  const paid = { ...group, 'sessions.paid/m:eight Saturdays/m:€320 per course': 'yes' };
  const chain = `ceiling/${[price, four, courses, six].map(({ quote }) => `m:${quote}`).join('+')}`;

  it('asks for the group, then for its sessions', () => {
    expect(askedBy(minimumFill, tutoring()).text).toBe(
      'Does one of these say how many can take part together, each paying “€320 per course”?',
    );
    expect(askedBy(minimumFill, tutoring(group)).text).toBe(
      'Does one customer get “eight Saturdays” for one payment of “€320 per course”?',
    );
    const other = { ...group, 'sessions.paid/m:eight Saturdays/m:€320 per course': 'no' };
    expect(askedBy(minimumFill, tutoring(other)).key).toBe('sessions.of/m:€320 per course');
  });

  it('says what a place brings while nobody said what a session costs, which is asked', () => {
    const found = foundBy(minimumFill, tutoring(paid));
    expect(found.text).toBe(
      'One paid place leaves €40 for each session, a full group of 4 leaves €160. For every €40 that a session costs you, one more place has to be paid.',
    );
    expect(found).toMatchObject({ severity: 'tells', stake: 0 });
    // What a place costs by itself is taken off first.
    expect(foundBy(minimumFill, tutoring({ ...paid, 'cost.direct': 8000 })).text).toMatch(
      /^One paid place leaves €30 /,
    );
    expect(askedBy(sessionCost, tutoring(paid)).key).toBe('session.cost');
    expect(sessionCost.look(tutoring({ ...paid, 'session.cost': { kind: 'unknown' } }))).toBeNull();
    expect(foundBy(minimumFill, tutoring({ ...paid, 'session.cost': { kind: 'unknown' } })).text).toBe(found.text);
  });

  it('says how many places have to be paid', () => {
    const found = foundBy(minimumFill, tutoring({ ...paid, 'session.cost': 8000, [chain]: 'year' }));
    expect(found.text).toBe(
      'However many come, a session costs you €80, and one paid place leaves €40 for it. So 2 of 4 places have to be paid before anything is left; a full group leaves €80.',
    );
  });

  it('costs where even a full group does not pay its session', () => {
    const found = foundBy(minimumFill, tutoring({ ...paid, 'session.cost': 17_000, [chain]: 'year' }));
    expect(found.text).toBe(
      'However many come, a session costs you €170. Even a full group of 4 leaves only €160 for it: €10 is missing in each session.',
    );
    expect(englishSpeaker.text(found.next!)).toMatch(/^Find a session that costs less than €160/);
    expect(found).toMatchObject({ severity: 'costs', stake: 192_000 });
  });

  it('fits walks that are paid one by one', () => {
    const answers = { 'group/m:£28': 'm:max 10 people', 'sessions.of/m:£28': 1, 'session.cost': 12_000 };
    expect(foundBy(minimumFill, alpacas(answers)).text).toBe(
      'However many come, a session costs you £120, and one paid place leaves £28 for it. So 5 of 10 places have to be paid before anything is left; a full group leaves £160.',
    );
  });

  it('is silent where the group pays together, nobody knows, and where there are no sessions', () => {
    expect(minimumFill.look(tutoring({ 'group/m:€320 per course': 'none' }))).toBeNull();
    expect(minimumFill.look(tutoring({ 'group/m:€320 per course': { kind: 'unknown' } }))).toBeNull();
    expect(minimumFill.look(tutoring({ ...paid, 'session.cost': 0 }))).toBeNull();
    const unknown = { ...paid, 'sessions.paid/m:eight Saturdays/m:€320 per course': { kind: 'unknown' } };
    expect(minimumFill.look(tutoring(unknown))).toBeNull();
    expect(minimumFill.look(coachOf({ amounts: [price, four] }))).toBeNull();
  });
});
