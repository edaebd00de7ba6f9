import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, englishSpeaker, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { hirePaysFrom as check } from './hire-pays-from.ts';

const price = { role: 'price', quote: '€7.90 per pick-up', form: money(7.9), unit: 'pick-up/pick-ups' } as const;
const driver = { role: 'cost.period', quote: 'driver €2,400 a month', form: money(2400, 'month') } as const;
const rent = { role: 'cost.period', quote: 'garage €300 a month', form: money(300, 'month') } as const;
const courier = { amounts: [price, driver, rent] } as const;
const known = { 'cost.direct': 190 };

describe('hire-pays-from', () => {
  it('asks whether one of the bills is somebody’s pay, once it is known what a sale leaves', () => {
    expect(check.look(coachOf(courier))).toBeNull();
    expect(askedBy(check, coachOf({ ...courier, answers: known }))).toMatchObject({
      key: 'hire',
      text: 'Is one of these what somebody costs you whom you employ, or want to employ?',
      field: { options: [{ id: driver.quote.replace(/^/, 'm:') }, { id: 'm:garage €300 a month' }, { id: 'none' }] },
    });
  });

  it('says how many sales pay for them', () => {
    const found = foundBy(check, coachOf({ ...courier, answers: { ...known, hire: 'm:driver €2,400 a month' } }));
    expect(found.text).toBe(
      'Paying for “driver €2,400 a month” takes 400 pick-ups a month (about 92 a week). If the contributions that an employer pays are not in it, it takes more.',
    );
    expect(englishSpeaker.text(found.next!)).toMatch(/^Before you sign/);
    expect(found).toMatchObject({
      severity: 'tells',
      stake: 0,
      restsOn: ['m:driver €2,400 a month', 'm:€7.90 per pick-up'],
    });
  });

  it('counts customers who pay by the month, and pay of a year', () => {
    const software = {
      currency: 'USD',
      amounts: [
        { role: 'price.period', quote: '$50 a month', form: money(50, 'month', 'USD') },
        { role: 'cost.period', quote: 'developer $60k a year', form: money(60_000, 'year', 'USD') },
      ],
      answers: { 'cost.direct': 0, hire: 'm:developer $60k a year' },
    } as const;
    expect(foundBy(check, coachOf(software)).text).toMatch(/takes 100 customers who pay every month\. /);
  });

  it('is silent where none is pay, for pay by the hour, and where nothing is left or several things are sold', () => {
    const hire = { hire: 'm:driver €2,400 a month' };
    expect(check.look(coachOf({ ...courier, answers: { ...known, hire: 'none' } }))).toBeNull();
    expect(check.look(coachOf({ ...courier, answers: { ...hire, 'cost.direct': 900 } }))).toBeNull();
    const hourly = { role: 'cost.period', quote: '€14 an hour', form: money(14, 'hour') } as const;
    expect(check.look(coachOf({ amounts: [price, hourly], answers: known }))).toBeNull();
    expect(check.look(coachOf({ amounts: [price], answers: known }))).toBeNull();
    const express = { role: 'price', quote: 'express €19', form: money(19) } as const;
    const several = { ...known, ...hire, 'main.price': 'm:€7.90 per pick-up' };
    expect(check.look(coachOf({ amounts: [...courier.amounts, express], answers: several }))).toBeNull();
  });
});
