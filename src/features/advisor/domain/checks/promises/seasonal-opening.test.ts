import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, englishSpeaker, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { seasonalOpening as check } from './seasonal-opening.ts';

const season = { role: 'date', quote: 'May to October', form: { kind: 'date', text: 'May to October' } } as const;
const rent = { role: 'cost.period', quote: '€900 rent a month', form: money(900, 'month') } as const;
const key = (what: string) => `${what}/m:May to October`;
const kayaks = { amounts: [season, rent] };
const open = { [key('date')]: 'open', [key('season')]: 'all', [key('months')]: 6 };

describe('seasonal-opening', () => {
  it('asks what the dates are, whether bills go on, and how many months it is', () => {
    expect(askedBy(check, coachOf(kayaks)).key).toBe(key('date'));
    expect(askedBy(check, coachOf({ ...kayaks, answers: { [key('date')]: 'open' } })).text).toBe(
      'Do you go on paying your monthly bills outside “May to October”?',
    );
    const two = { [key('date')]: 'open', [key('season')]: 'all' };
    expect(askedBy(check, coachOf({ ...kayaks, answers: two }))).toMatchObject({
      text: 'How many months is “May to October”?',
      field: { min: 1, max: 11 },
    });
    expect(askedBy(check, coachOf({ amounts: [season], answers: open })).key).toBe('bills');
  });

  it('says what each open month has to leave', () => {
    const found = foundBy(check, coachOf({ ...kayaks, answers: open }));
    expect(found.text).toBe(
      'You sell only in “May to October”, but bills of €900 fall due in every month of the year. Each of the 6 months in which you sell has to leave €1,800 for them.',
    );
    expect(found).toMatchObject({ severity: 'costs', stake: 540_000, restsOn: ['m:May to October'] });
    expect(englishSpeaker.text(found.next!)).toBe(
      'Put €5,400 aside by the end of the season: that is what the closed months cost.',
    );
  });

  it('says one month as one', () => {
    const market = { role: 'date', quote: 'Adventzeit', form: { kind: 'date', text: 'Adventzeit' } } as const;
    const answers = {
      'date/m:Adventzeit': 'open',
      'season/m:Adventzeit': 'all',
      'months/m:Adventzeit': 1,
      bills: 20_000,
    };
    expect(foundBy(check, coachOf({ amounts: [market], answers })).text).toMatch(
      /The one month in which you sell has to leave €2,400 for them\.$/,
    );
  });

  it('is silent where bills stop too, where there are none, and where it is another kind of date', () => {
    for (const answers of [
      { ...open, [key('season')]: 'some' },
      { ...open, [key('months')]: { kind: 'unknown' } as const },
      { ...open, [key('date')]: 'busy' },
    ])
      expect(check.look(coachOf({ ...kayaks, answers }))).toBeNull();
    expect(check.look(coachOf({ amounts: [season], answers: { ...open, bills: 0 } }))).toBeNull();
    expect(check.look(coachOf({ amounts: [rent], answers: open }))).toBeNull();
  });
});
