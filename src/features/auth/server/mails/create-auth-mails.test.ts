import { describe, expect, it } from 'vitest';
import type { Tx } from '#server/db/connect.ts';
import type { Mail } from '#server/mail/mail.ts';
import type { AuthCall } from '../protocol/auth-call.ts';
import type { AuthMails } from './auth-mails.ts';
import { createAuthMails } from './create-auth-mails.ts';

const now = new Date('2026-11-21T06:12:00Z');
const user = {
  id: '0b3a2a3e-1111-4111-8111-111111111111',
  email: 'ada@example.com',
  userMetadata: { full_name: 'Ada' },
};
const call = { now, address: '203.0.113.7', userAgent: 'Firefox/140.0 (Windows)' } as AuthCall;
const proof = {
  code: '482913',
  link: 'https://groundwork.example/auth/confirm?token_hash=abc&type=signup',
  origin: call,
};
const change = { ...proof, from: user.email, toNew: 'king@example.com' };
// Nobody has an account: every preference is what it is at first.
const tx = (async () => []) as never as Tx;

async function write(send: (mails: AuthMails) => Promise<void>): Promise<readonly Mail[]> {
  const queued: Mail[] = [];
  const mails = createAuthMails({
    queueMail: async (_tx, mail) => void queued.push(mail),
    siteUrl: 'https://groundwork.example',
    supportEmail: 'help@groundwork.example',
  });
  await send(mails);
  return queued;
}

const proofs: readonly (readonly [string, (mails: AuthMails) => Promise<void>])[] = [
  ['Confirm your email address', (mails) => mails.confirmation(tx, user.email, user, proof, now)],
  ['You are invited to Groundwork', (mails) => mails.invitation(tx, user.email, user, proof, now)],
  ['Sign in to Groundwork', (mails) => mails.magicLink(tx, user.email, user, proof, now)],
  ['Set a new password', (mails) => mails.recovery(tx, user.email, user, proof, now)],
  [
    'Confirm the change of your email address',
    (mails) => mails.emailChange(tx, user.email, user, { ...change, isNew: false }, now),
  ],
  [
    'Confirm your new email address',
    (mails) => mails.emailChange(tx, change.toNew, user, { ...change, isNew: true }, now),
  ],
  [
    'Confirm your new email address',
    (mails) => mails.emailChange(tx, change.toNew, user, { ...change, from: '', isNew: true }, now),
  ],
];

const notices: readonly (readonly [string, (mails: AuthMails) => Promise<void>])[] = [
  ['Your password was changed', (mails) => mails.passwordChanged(tx, user, call)],
  [
    'Your email address was changed',
    (mails) => mails.emailChanged(tx, user, { from: 'old@example.com', to: user.email }, call),
  ],
  ['Two-factor sign-in is on', (mails) => mails.factorAdded(tx, user, 'My phone', call)],
  ['An authenticator was removed', (mails) => mails.factorRemoved(tx, user, '', call)],
  ['You have new recovery codes', (mails) => mails.recoveryCodesMade(tx, user, call)],
  ['A recovery code was used', (mails) => mails.recoveryCodeUsed(tx, user, 1, call)],
  ['Google sign-in was added', (mails) => mails.identityLinked(tx, user, 'google', call)],
  ['Google sign-in was removed', (mails) => mails.identityUnlinked(tx, user, 'google', call)],
  ['We ended one of your sessions', (mails) => mails.tokenReused(tx, user, call)],
  ['A new device signed in', (mails) => mails.newDevice(tx, user, call)],
];

describe('a mail with a code', () => {
  it.each(proofs)('"%s" carries code and link, and what to do if it was somebody else', async (subject, send) => {
    const [mail] = await write(send);
    expect(mail).toMatchObject({ subject, category: 'essential', userId: user.id });
    expect(mail!.voidAt!.getTime()).toBeGreaterThanOrEqual(now.getTime() + 600_000);
    for (const part of ['    482913\n', proof.link]) expect(mail!.text).toContain(part);
    expect(mail!.text).toMatch(/10 minutes/);
    expect(mail!.text.replace(/\s+/g, ' ')).toMatch(/If (that was not you|you did not)/);
    expect(mail!.text + mail!.subject).not.toMatch(/[{}]|undefined/);
  });

  it('for reauthentication has no link', async () => {
    const [mail] = await write((mails) => mails.reauthentication(tx, user.email, user, '482913', now, call));
    expect(mail!.text).toContain('    482913\n');
    expect(mail!.text).not.toContain('token_hash');
  });
});

describe('a notice', () => {
  it.each(notices)('"%s" tells when, from which device and network, and what to do', async (subject, send) => {
    const [mail] = await write(send);
    expect(mail!.subject).toBe(subject);
    for (const fact of ['When: 21 November 2026 at 06:12 UTC', 'Device: Firefox on Windows', 'Network: 203.0.113.7'])
      expect(mail!.text).toContain(fact);
    expect(mail!.text.replace(/\s+/g, ' ')).toMatch(/If (this was not you|you do not know)/);
    expect(mail!.text).not.toMatch(/[{}]|undefined/);
  });

  it('goes to the old address when the address changes', async () => {
    const [mail] = await write(notices[1]![1]);
    expect(mail!.to).toBe('old@example.com');
  });

  it.each([
    [0, 'your last recovery code'],
    [1, '1 code is left'],
    [7, '7 codes are left'],
  ])('counts %i recovery codes', async (left, words) => {
    const [mail] = await write((mails) => mails.recoveryCodeUsed(tx, user, left, call));
    expect(mail!.text.replace(/\s+/g, ' ')).toContain(words);
  });

  it('belongs to the security alerts only where it is about a new device', async () => {
    for (const [subject, send] of notices) {
      const [mail] = await write(send);
      expect(mail!.category).toBe(subject === 'A new device signed in' ? 'security_alerts' : 'essential');
    }
  });

  it('goes to nobody without an address', async () => {
    expect(await write((mails) => mails.passwordChanged(tx, { ...user, email: null }, call))).toEqual([]);
  });

  it('about a repeated sign-up is written once an hour', async () => {
    const [first] = await write((mails) => mails.signUpRepeated(tx, user.email, user, now));
    const soon = new Date(now.getTime() + 60_000);
    const [second] = await write((mails) => mails.signUpRepeated(tx, user.email, user, soon));
    expect(second!.dedupeKey).toBe(first!.dedupeKey);
  });
});
