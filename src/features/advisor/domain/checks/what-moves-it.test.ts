import { describe, expect, it } from 'vitest';
import { coachOf, englishSpeaker, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { whatMovesIt as check } from './what-moves-it.ts';

const hold = { role: 'price', quote: '£4 a wash', form: money(4, 'wash', 'GBP'), unit: 'wash/washes' } as const;
const known = { 'cost.direct': 100, volume: 800, bills: 110_000 };
const washing = (answers = {}, more: Parameters<typeof coachOf>[0]['amounts'] = []) =>
  coachOf({ currency: 'GBP', amounts: [hold, ...more], answers: { ...known, ...answers } });

describe('what-moves-it', () => {
  it('says what moves a normal month most, and shows the rest in its order', () => {
    const found = foundBy(check, washing({ pay: 120_000 }));
    expect(found.text).toBe('Prices weigh most: each percent of them is £32 a month.');
    // 800 × (4 − 1) − 1,100 − 1,200 = 100.
    expect(found.rows).toEqual([
      'Prices 10% lower | £320 | −£220',
      '10% fewer sales | £240 | −£140',
      'Bills 10% higher | £110 | −£10',
      'Each sale costs you 10% more | £80 | £20',
    ]);
    expect(found.table?.head.map(englishSpeaker.text)).toEqual([
      'If it goes worse',
      'Less a month',
      'Left then, after your own pay',
    ]);
    expect(found).toMatchObject({ severity: 'tells', stake: 0, restsOn: ['m:£4 a wash'] });
  });

  it('speaks of the bills where they weigh most, and leaves out what costs nothing', () => {
    const found = foundBy(check, washing({ 'cost.direct': 0, volume: 100, bills: 90_000 }));
    expect(found.text).toMatch(/^The bills weigh most: each percent of them is £9 a month\.$/);
    expect(found.rows).toHaveLength(3);
    expect(found.table?.head.map(englishSpeaker.text).at(-1)).toBe('Left then, before your own pay');
  });

  it('takes a month on average where not every month is one of sale', () => {
    const months = { kind: 'choices', choices: ['6', '7', '8', '9'] } as const;
    const found = foundBy(check, washing({ 'months.sold': months, 'bills.closed': 20_000 }));
    // (4 × 2,400 − 4 × 1,100 − 8 × 200) / 12 = 300; bills of an average month 500.
    expect(found.rows).toContain('Bills 10% higher | £50 | £250');
    expect(englishSpeaker.text(found.table!.caption)).toBe('What moves a month, on average over the year');
  });

  it('takes off the share that somebody keeps of a price', () => {
    const share = { role: 'share.commission', quote: '20%', form: { kind: 'percent', percent: 20 } } as const;
    const found = foundBy(check, washing({ 'commission/m:20%': 'paid', 'commission.ofTen/m:20%': 10 }, [share]));
    expect(found.rows).toContainEqual(expect.stringMatching(/^Prices 10% lower \| £256 /));
  });

  it('is silent until a normal month is known, and while somebody may keep a share', () => {
    expect(check.look(washing({ volume: undefined }))).toBeNull();
    const share = { role: 'share.commission', quote: '20%', form: { kind: 'percent', percent: 20 } } as const;
    expect(check.look(washing({}, [share]))).toBeNull();
  });
});
