import { describe, expect, it } from 'vitest';
import { createSpeaker } from '#features/advisor/domain/say/speak.ts';
import { askedBy, coachOf, englishSpeaker, foundBy } from '#features/advisor/testing/coach-of.ts';
import { deadlineBackwards as check } from './deadline-backwards.ts';

const date = (quote: string) => ({ role: 'date', quote, form: { kind: 'date', text: quote } }) as const;
const kitchen = { amounts: [date('by Diwali')] };
const day = (value: string) => ({ kind: 'date', date: value }) as const;
const answers = (last: string, lead: number) => ({
  'date.ready': 'm:by Diwali',
  'day/m:by Diwali': day(last),
  'lead/m:by Diwali': lead,
});

describe('deadline-backwards', () => {
  it('asks what a date is, which day it means and how long it takes', () => {
    expect(askedBy(check, coachOf(kitchen))).toMatchObject({
      key: 'date.ready',
      text: 'Is one of these a day by which something has to be ready?',
    });
    const asked = askedBy(check, coachOf({ ...kitchen, answers: { 'date.ready': 'm:by Diwali' } }));
    expect(asked).toMatchObject({
      key: 'day/m:by Diwali',
      text: 'Which day do you mean by “by Diwali”?',
      field: { kind: 'date' },
    });
    const { 'lead/m:by Diwali': lead, ...rest } = answers('2027-10-29', 90);
    expect([lead, askedBy(check, coachOf({ ...kitchen, answers: rest })).key]).toEqual([90, 'lead/m:by Diwali']);
  });

  it('says the last day to begin', () => {
    const found = foundBy(check, coachOf({ ...kitchen, answers: answers('2027-10-29', 90) }));
    expect(found.text).toBe(
      '“by Diwali”: to be ready on 29 October 2027, begin on 31 July 2027 at the latest. It takes 90 days.',
    );
    expect(englishSpeaker.text(found.next!)).toBe(
      'Ask everyone whose work you need whether they can begin on 31 July 2027.',
    );
    expect(found).toMatchObject({ severity: 'tells', stake: 0, restsOn: ['m:by Diwali'] });
    const german = createSpeaker('de', ({ message }, values) =>
      message.replace(/\{(\w+)\}/g, (_, name) => String(values[name])),
    );
    expect(german.text(found.next!)).toContain('begin on 31. Juli 2027.');
  });

  it('begins today at the latest, and breaks a day later', () => {
    const clocks = { amounts: [date('by the end of 2026')] };
    const on = (lead: number) =>
      foundBy(
        check,
        coachOf({
          ...clocks,
          answers: {
            'date.ready': 'm:by the end of 2026',
            'day/m:by the end of 2026': day('2026-12-31'),
            'lead/m:by the end of 2026': lead,
          },
        }),
      );
    expect(on(38).text).toBe(
      '“by the end of 2026”: to be ready on 31 December 2026, begin on 23 November 2026 at the latest. It takes 38 days.',
    );
    expect(on(38).severity).toBe('tells');
    expect(on(39).text).toBe(
      '“by the end of 2026”: you would have had to begin on 22 November 2026 to be ready on 31 December 2026. 1 day is missing.',
    );
    expect(on(60)).toMatchObject({ severity: 'breaks', stake: 0 });
    expect(on(60).text).toMatch(/22 days are missing\.$/);
  });

  it('looks at the date of several that is a last day', () => {
    const two = { amounts: [date('since 1998'), date('by Diwali')] };
    const { field } = askedBy(check, coachOf(two));
    expect(field.kind === 'choices' && field.options.map(({ id }) => id)).toEqual([
      'm:since 1998',
      'm:by Diwali',
      'none',
    ]);
    const all = answers('2027-10-29', 90);
    expect(foundBy(check, coachOf({ ...two, answers: all })).restsOn).toEqual(['m:by Diwali']);
  });

  it('is silent on seasons, on days that are over, and where nobody knows', () => {
    const silent = (given: Parameters<typeof coachOf>[0]['answers']) =>
      expect(check.look(coachOf({ ...kitchen, ...(given && { answers: given }) }))).toBeNull();
    silent({ ...answers('2027-10-29', 90), 'date.ready': 'none' });
    silent(answers('2026-11-22', 90));
    silent({ ...answers('2027-10-29', 90), 'day/m:by Diwali': { kind: 'unknown' } });
    silent({ ...answers('2027-10-29', 90), 'lead/m:by Diwali': { kind: 'unknown' } });
    expect(check.look(coachOf({}))).toBeNull();
  });
});
