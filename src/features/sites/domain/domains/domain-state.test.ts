import { describe, expect, it } from 'vitest';
import { recordsFor, tokensIn } from './domain-records.ts';
import { afterLook, type DomainStanding } from './domain-state.ts';

const hour = 60 * 60_000;
const now = new Date('2026-11-29T04:43:00Z');
const at = (hours: number): Date => new Date(now.getTime() - hours * hour);

const standing = (own: Partial<DomainStanding> = {}): DomainStanding => ({
  state: 'proven',
  leadsHere: true,
  failingSince: null,
  ...own,
});
const waiting = standing({ state: 'waiting', leadsHere: false });
const lost = standing({ state: 'lost', leadsHere: false });

describe('a domain that is claimed', () => {
  it('is proven by its token alone, whatever stands beside it and wherever it leads', () => {
    for (const before of [waiting, lost])
      for (const leadsHere of [true, false])
        expect(afterLook(before, 'mine', { tokens: ['theirs', 'mine'], leadsHere }, now)).toEqual(
          standing({ leadsHere }),
        );
  });

  it.each([
    ['leads here, as anybody can let a domain do', { tokens: [], leadsHere: true }],
    ['has the token of somebody else', { tokens: ['theirs'], leadsHere: true }],
    ['has a token that begins as its own', { tokens: ['mine2', 'min'], leadsHere: true }],
  ])('is not proven where it %s', (_what, look) => {
    expect(afterLook(waiting, 'mine', look, now)).toEqual({ ...waiting, leadsHere: true });
    expect(afterLook(lost, 'mine', look, now)?.state).toBe('lost');
  });

  it('stays as it is where nobody tells what stands in its text record', () => {
    expect(afterLook(waiting, 'mine', { tokens: undefined, leadsHere: true }, now)).toBeUndefined();
  });
});

describe('a domain that is held', () => {
  it.each([
    ['its token is there', { tokens: ['mine'], leadsHere: false }, false],
    ['it leads here', { tokens: [], leadsHere: true }, true],
    ['it leads here, and nobody tells of its token', { tokens: undefined, leadsHere: true }, true],
    ['its token is there, and nobody tells where it leads', { tokens: ['mine'], leadsHere: undefined }, true],
  ])('stays so while %s, and what failed before is forgotten', (_what, look, leadsHere) => {
    expect(afterLook(standing({ failingSince: at(200) }), 'mine', look, now)).toEqual(standing({ leadsHere }));
  });

  it('is lost once neither was there for three days, and not before', () => {
    const neither = { tokens: ['theirs'], leadsHere: false };
    const first = afterLook(standing(), 'mine', neither, now);
    expect(first).toEqual(standing({ leadsHere: false, failingSince: now }));
    for (const hours of [1, 24, 48, 70.9])
      expect(afterLook(standing({ failingSince: at(hours) }), 'mine', neither, now)).toEqual(
        standing({ leadsHere: false, failingSince: at(hours) }),
      );
    for (const hours of [71, 72, 500])
      expect(afterLook(standing({ failingSince: at(hours) }), 'mine', neither, now)).toEqual(lost);
  });

  it.each([
    ['nothing', { tokens: undefined, leadsHere: undefined }],
    ['nothing of where it leads', { tokens: [], leadsHere: undefined }],
    ['nothing of its token', { tokens: undefined, leadsHere: false }],
  ])('is neither kept nor lost by name servers that tell %s', (_what, look) => {
    expect(afterLook(standing({ failingSince: at(500) }), 'mine', look, now)).toBeUndefined();
  });
});

describe('the records of a domain', () => {
  const domain = { host: 'www.example.com', token: 'abc' };
  const proof = { type: 'TXT', name: '_groundwork.www.example.com', value: 'groundwork-site=abc' };

  it('are its token, and the name or the addresses that it has to lead to', () => {
    expect(recordsFor(domain, { name: 'sites.example', addresses: [] })).toEqual([
      proof,
      { type: 'CNAME', name: 'www.example.com', value: 'sites.example' },
    ]);
    expect(recordsFor(domain, { name: null, addresses: ['203.0.113.7', '2001:db8::7'] })).toEqual([
      proof,
      { type: 'A', name: 'www.example.com', value: '203.0.113.7' },
      { type: 'AAAA', name: 'www.example.com', value: '2001:db8::7' },
    ]);
    expect(recordsFor(domain, undefined)).toEqual([proof]);
  });

  it('are read among whatever texts stand there', () => {
    expect(tokensIn(['v=spf1 -all', ' groundwork-site=abc ', 'groundwork-site=', 'xgroundwork-site=no'])).toEqual([
      'abc',
      '',
    ]);
  });
});
