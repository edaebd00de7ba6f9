import { type ConformanceCase, casesFor } from './conformance-case.ts';
import { ask, byCode, byLink, minuteMs, unused, verify, wrongFor } from './mailed-proofs.ts';
import { password } from './stage.ts';

/** POST /verify with codes and links that are not, or no longer, right. */
export const verifyRefusedCases: readonly ConformanceCase[] = casesFor('POST /verify', [
  [
    'recovery by code',
    'another code',
    403,
    'otp_expired',
    async (stage) => {
      const sent = await ask(stage, '/recover');
      return byCode(stage, 'recovery', { ...sent, code: wrongFor(sent.code) });
    },
  ],
  [
    'recovery by code',
    'used before',
    403,
    'otp_expired',
    async (stage) => {
      const sent = await ask(stage, '/recover');
      await byCode(stage, 'recovery', sent);
      return byCode(stage, 'recovery', sent);
    },
  ],
  [
    'recovery by link',
    'its code was used',
    403,
    'otp_expired',
    async (stage) => {
      const sent = await ask(stage, '/recover');
      await byCode(stage, 'recovery', sent);
      return byLink(stage, 'recovery', sent);
    },
  ],
  [
    'recovery by code',
    'ten minutes old',
    403,
    'otp_expired',
    async (stage) => {
      const sent = await ask(stage, '/recover');
      stage.later(10 * minuteMs);
      return byCode(stage, 'recovery', sent);
    },
  ],
  [
    'recovery by link',
    'ten minutes old',
    403,
    'otp_expired',
    async (stage) => {
      const sent = await ask(stage, '/recover');
      stage.later(10 * minuteMs);
      return byLink(stage, 'recovery', sent);
    },
  ],
  [
    'magiclink by link',
    'half an hour old',
    200,
    null,
    async (stage) => {
      const sent = await ask(stage, '/otp');
      stage.later(30 * minuteMs);
      return byLink(stage, 'magiclink', sent);
    },
  ],
  [
    'magiclink by link',
    'an hour old',
    403,
    'otp_expired',
    async (stage) => {
      const sent = await ask(stage, '/otp');
      stage.later(60 * minuteMs);
      return byLink(stage, 'magiclink', sent);
    },
  ],
  [
    'recovery by code',
    'five wrong ones before',
    403,
    'otp_expired',
    async (stage) => {
      const sent = await ask(stage, '/recover');
      for (let index = 0; index < 5; index++) await byCode(stage, 'recovery', { ...sent, code: wrongFor(sent.code) });
      return byCode(stage, 'recovery', sent);
    },
  ],
  [
    'recovery by link',
    'a newer one was sent',
    403,
    'otp_expired',
    async (stage) => {
      const sent = await ask(stage, '/recover');
      stage.later(61_000);
      await stage.post('/recover', { email: sent.email });
      await stage.world.product.sendAskedMails();
      return byLink(stage, 'recovery', sent);
    },
  ],
  [
    'recovery by link',
    'the password changed since',
    403,
    'otp_expired',
    async (stage) => {
      const person = await stage.person();
      await stage.post('/recover', { email: person.email });
      const sent = { ...(await stage.newestMail(person.email)), email: person.email };
      await stage.put('/user', { password: 'a whole new password', current_password: password }, person);
      return byLink(stage, 'recovery', sent);
    },
  ],
  [
    'recovery by code',
    'the code of a magic link',
    403,
    'otp_expired',
    async (stage) => byCode(stage, 'recovery', await ask(stage, '/otp')),
  ],
  [
    'magiclink by link',
    'the link of a recovery',
    403,
    'otp_expired',
    async (stage) => byLink(stage, 'magiclink', await ask(stage, '/recover')),
  ],
  [
    'recovery by code',
    'the code of somebody else',
    403,
    'otp_expired',
    async (stage) => {
      const theirs = await ask(stage, '/recover');
      const mine = await ask(stage, '/recover');
      return byCode(stage, 'recovery', {
        ...mine,
        code: theirs.code === mine.code ? wrongFor(mine.code) : theirs.code,
      });
    },
  ],
  [
    'recovery by code',
    'an unknown address',
    403,
    'otp_expired',
    (stage) => verify(stage, { type: 'recovery', email: stage.newEmail(), token: '123456' }),
  ],
  [
    'recovery by code',
    'no such address',
    403,
    'otp_expired',
    (stage) => verify(stage, { type: 'recovery', email: 'nobody', token: '123456' }),
  ],
  [
    'recovery by link',
    'an unknown link',
    403,
    'otp_expired',
    (stage) => verify(stage, { type: 'recovery', token_hash: unused }),
  ],
  [
    'recovery by code',
    'banned',
    400,
    'user_banned',
    async (stage) => {
      const person = await stage.person();
      await stage.post('/recover', { email: person.email });
      const sent = { ...(await stage.newestMail(person.email)), email: person.email };
      await stage.asService('PUT', `/admin/users/${person.userId}`, { ban_duration: '24h' });
      return byCode(stage, 'recovery', sent);
    },
  ],
  ['none', 'no type', 400, 'validation_failed', (stage) => verify(stage, { token_hash: unused })],
  [
    'other',
    'an unknown type',
    400,
    'validation_failed',
    (stage) => verify(stage, { type: 'other', token_hash: unused }),
  ],
  [
    'sms',
    'phones not offered',
    400,
    'phone_provider_disabled',
    (stage) => verify(stage, { type: 'sms', phone: '+32470000000', token: '123456' }),
  ],
  [
    'phone_change',
    'phones not offered',
    400,
    'phone_provider_disabled',
    (stage) => verify(stage, { type: 'phone_change', phone: '+32470000000', token: '123456' }),
  ],
  [
    'email with a phone',
    'phones not offered',
    400,
    'phone_provider_disabled',
    (stage) => verify(stage, { type: 'email', phone: '+32470000000', token: '123456' }),
  ],
  ['email', 'no token', 400, 'validation_failed', (stage) => verify(stage, { type: 'email', email: 'a@example.com' })],
  [
    'email',
    'a token without an address',
    400,
    'validation_failed',
    (stage) => verify(stage, { type: 'email', token: '123456' }),
  ],
  [
    'email',
    'a token and a link',
    400,
    'validation_failed',
    (stage) => verify(stage, { type: 'email', email: 'a@example.com', token: '123456', token_hash: unused }),
  ],
  [
    'email',
    'an address and a phone',
    400,
    'validation_failed',
    (stage) => verify(stage, { type: 'email', email: 'a@example.com', phone: '+32470000000', token: '123456' }),
  ],
  [
    'recovery by link',
    'a hundred tries from the network',
    429,
    'over_request_rate_limit',
    async (stage) => {
      for (let index = 0; index < 100; index++) await verify(stage, { type: 'recovery', token_hash: unused });
      return verify(stage, { type: 'recovery', token_hash: unused });
    },
  ],
]);
