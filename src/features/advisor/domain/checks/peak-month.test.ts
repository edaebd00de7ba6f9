import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, englishSpeaker, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { peakMonth as check } from './peak-month.ts';

const season = { role: 'date', quote: 'sept. à déc.', form: { kind: 'date', text: 'sept. à déc.' } } as const;
const sweep = { role: 'price', quote: '75 € le ramonage', form: money(75), unit: 'ramonage/ramonages' } as const;
const key = (what: string) => `${what}/m:sept. à déc.`;
const chimneys = { amounts: [season, sweep] };
const answers = {
  volume: 40,
  'date.busy': 'm:sept. à déc.',
  [key('busy.months')]: { kind: 'choices', choices: ['9', '10', '11', '12'] },
  [key('peak.share')]: 75,
  [key('peak.limit')]: 80,
} as const;

describe('peak-month', () => {
  it('asks for share and limit, one after the other', () => {
    const { [key('peak.share')]: share, [key('peak.limit')]: limit, ...rest } = answers;
    expect([share, limit, askedBy(check, coachOf({ ...chimneys, answers: rest })).text]).toEqual([
      75,
      80,
      'How many of a hundred sales in a year fall in “sept. à déc.”?',
    ]);
    expect(askedBy(check, coachOf({ ...chimneys, answers: { ...rest, [key('peak.share')]: 75 } })).text).toBe(
      'How many sales can you manage at most in one of the months you mean by “sept. à déc.”?',
    );
  });

  it('asks for the share alone beside other things that are sold, and holds no limit for all against one of them', () => {
    const flue = { role: 'price', quote: '40 € le conduit', form: money(40), unit: 'conduit/conduits' } as const;
    const beside = {
      'main.price': 'm:75 € le ramonage',
      'cost.direct/m:40 € le conduit': 0,
      'volume/m:40 € le conduit': 5,
    };
    const lines = { amounts: [season, sweep, flue] };
    const { volume, [key('peak.share')]: share, ...rest } = answers;
    const main = { 'volume/m:75 € le ramonage': volume, 'cost.direct/m:75 € le ramonage': 0 };
    const open = coachOf({ ...lines, answers: { ...rest, ...beside, ...main } });
    expect(askedBy(check, open).key).toBe(key('peak.share'));
    expect(
      check.look(coachOf({ ...lines, answers: { ...rest, ...beside, ...main, [key('peak.share')]: share } })),
    ).toBeNull();
  });

  it('breaks where the season is above the limit', () => {
    const found = foundBy(check, coachOf({ ...chimneys, answers }));
    expect(found.text).toBe(
      'If 75% of your sales fall in “sept. à déc.”, that is 90 ramonages in each of its 4 months. You can manage 80, so you miss sales of €3,000 a year.',
    );
    expect(found).toMatchObject({ severity: 'breaks', stake: 300_000, restsOn: ['m:sept. à déc.'] });
    expect(englishSpeaker.text(found.risk!.sign)).toBe('Orders for “sept. à déc.” before it begins');
    expect(found.risk!.cost.value).toBe(300_000);
  });

  it('only tells where it can be managed', () => {
    const cards = coachOf({
      amounts: [
        { role: 'date', quote: 'December', form: { kind: 'date', text: 'December' } },
        { role: 'price', quote: '$3 a card', form: money(3) },
      ],
      answers: {
        volume: 100,
        'date.busy': 'm:December',
        'busy.months/m:December': { kind: 'choices', choices: ['12'] },
        'peak.share/m:December': 30,
        'peak.limit/m:December': 360,
      },
    });
    const found = foundBy(check, cards);
    expect(found.text).toBe(
      'If 30% of your sales fall in “December”, that is 360 sales in that month. You can manage 360.',
    );
    expect(found).toMatchObject({ severity: 'tells', stake: 0 });
  });

  it('is silent without a volume, for what is paid by the month, and where nobody knows the limit', () => {
    const { volume, ...rest } = answers;
    expect([volume, check.look(coachOf({ ...chimneys, answers: rest }))]).toEqual([40, null]);
    const club = { ...sweep, role: 'price.period', quote: '75 € par mois', form: money(75, 'month') } as const;
    expect(check.look(coachOf({ amounts: [season, club], answers }))).toBeNull();
    expect(check.look(coachOf({ ...chimneys, answers: { ...answers, 'date.busy': 'none' } }))).toBeNull();
    const unknown = { ...answers, [key('peak.limit')]: { kind: 'unknown' } as const };
    expect(check.look(coachOf({ ...chimneys, answers: unknown }))).toBeNull();
  });
});
