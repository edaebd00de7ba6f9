import { describe, expect, it } from 'vitest';
import { coachOf, englishSpeaker, foundBy } from '#features/advisor/testing/coach-of.ts';
import { deciderIsNotPayer, payerIsNotUser } from './who-decides.ts';

const payer = { role: 'payer', quote: 'Dental practices' } as const;
const user = { role: 'user', quote: 'patients' } as const;
const decider = { role: 'decider', quote: 'the receptionist' } as const;

describe('Who pays, who uses it, who decides', () => {
  it('tells payers from users', () => {
    const found = foundBy(payerIsNotUser, coachOf({ words: [payer, user] }));
    expect(found.text).toBe(
      'You named “Dental practices” for the bill and “patients” for the use: each can say no for a reason of their own.',
    );
    expect(found.restsOn).toEqual(['m:Dental practices', 'm:patients']);
    expect(englishSpeaker.text(found.next!)).toMatch(/^Talk to both/);
  });

  it('tells deciders from payers', () => {
    const churches = { role: 'payer', quote: 'Churches' } as const;
    expect(foundBy(deciderIsNotPayer, coachOf({ words: [payer, churches, decider] })).text).toBe(
      'You named “the receptionist” for the decision and “Dental practices” and “Churches” for the bill.',
    );
  });

  it('is silent where both are named in the same words', () => {
    const [pays, decides] = [
      { role: 'payer', quote: 'the owner' } as const,
      { role: 'decider', quote: 'The owner' } as const,
    ];
    expect(deciderIsNotPayer.look(coachOf({ words: [pays, decides] }))).toBeNull();
    expect(payerIsNotUser.look(coachOf({ words: [pays, { role: 'user', quote: 'The owner' }] }))).toBeNull();
    expect(foundBy(deciderIsNotPayer, coachOf({ words: [pays, decides, decider] })).restsOn).toEqual([
      'm:the receptionist',
      'm:the owner',
    ]);
  });

  it('is silent where one of the two was not named', () => {
    for (const words of [[payer], [user], [decider], []]) {
      expect(payerIsNotUser.look(coachOf({ words }))).toBeNull();
      expect(deciderIsNotPayer.look(coachOf({ words }))).toBeNull();
    }
  });
});
