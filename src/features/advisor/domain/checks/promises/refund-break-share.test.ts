import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { refundBreakShare as check } from './refund-break-share.ts';

const promise = { role: 'promise', quote: 'money back if they fail again' } as const;
const tutoring = {
  amounts: [{ role: 'price', quote: '€320 per course', form: money(320) }],
  words: [promise],
} as const;
const key = `m:${promise.quote}`;
const whole = { refund: key, [`refund.what/${key}`]: 'whole' };
const share = `refund.share/${key}`;

describe('refund-break-share', () => {
  it('asks for the share that is expected once the cost of a sale is known', () => {
    const asked = askedBy(check, coachOf({ ...tutoring, answers: { ...whole, 'cost.direct': 16_000 } }));
    expect(asked).toMatchObject({
      key: share,
      text: 'How many of a hundred buyers do you expect to claim “money back if they fail again”?',
      field: { unit: 'percent', min: 0, max: 100 },
    });
    expect(askedBy(check, coachOf({ ...tutoring, answers: { ...whole, [share]: 10 } })).key).toBe('cost.direct');
  });

  it('says up to which share refunds are borne', () => {
    const found = foundBy(
      check,
      coachOf({ ...tutoring, answers: { ...whole, 'cost.direct': 16_000, [share]: 20, volume: 4 } }),
    );
    expect(found.text).toBe(
      'Of €320, €160 is left once the sale itself is paid for. Refunds take all of it when 50% of the buyers claim “money back if they fail again”. Rent, other bills and your own pay come on top.',
    );
    expect(found).toMatchObject({ severity: 'tells', stake: 307_200 });
    expect(found.next).toBeUndefined();
  });

  it('breaks where more are expected', () => {
    const surf = coachOf({
      amounts: [{ role: 'price', quote: 'a board for $400', form: money(400, undefined, 'USD') }],
      currency: 'USD',
      words: [{ role: 'promise', quote: 'broken in a year? money back' }],
      answers: {
        refund: 'm:broken in a year? money back',
        'refund.what/m:broken in a year? money back': 'whole',
        'refund.share/m:broken in a year? money back': 15,
        'cost.direct': 36_000,
        volume: 5,
      },
    });
    const found = foundBy(check, surf);
    expect(found.text).toBe(
      'Of $400, $40 is left once the sale itself is paid for. Refunds take all of it when 10% of the buyers claim “broken in a year? money back”. You expect 15%: on these numbers your sales lose money.',
    );
    expect(found).toMatchObject({ severity: 'breaks', stake: 360_000 });
  });

  it('speaks without the share where nobody knows it, and is silent where nothing is left anyway or cost and share are open', () => {
    const unknown = { ...whole, 'cost.direct': 16_000, [share]: { kind: 'unknown' } } as const;
    expect(foundBy(check, coachOf({ ...tutoring, answers: unknown }))).toMatchObject({ severity: 'tells', stake: 0 });
    const dear = { ...whole, 'cost.direct': 33_000, [share]: 10 };
    expect(check.look(coachOf({ ...tutoring, answers: dear }))).toBeNull();
    expect(check.look(coachOf({ ...tutoring, answers: whole }))).toBeNull();
    expect(check.look(coachOf({ ...tutoring, answers: { refund: 'none', 'cost.direct': 1 } }))).toBeNull();
  });
});
