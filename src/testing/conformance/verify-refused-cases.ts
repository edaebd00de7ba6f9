import { type ConformanceCase, casesFor } from './conformance-case.ts';
import { password } from './conformance-context.ts';
import { ask, byCode, byLink, minuteMs, unused, verify, wrongFor } from './mailed-proofs.ts';

/** POST /verify with codes and links that are not, or no longer, right. */
export const verifyRefusedCases: readonly ConformanceCase[] = casesFor('POST /verify', [
  [
    'recovery by code',
    'another code',
    403,
    'otp_expired',
    async (context) => {
      const sent = await ask(context, '/recover');
      return byCode(context, 'recovery', { ...sent, code: wrongFor(sent.code) });
    },
  ],
  [
    'recovery by code',
    'used before',
    403,
    'otp_expired',
    async (context) => {
      const sent = await ask(context, '/recover');
      await byCode(context, 'recovery', sent);
      return byCode(context, 'recovery', sent);
    },
  ],
  [
    'recovery by link',
    'its code was used',
    403,
    'otp_expired',
    async (context) => {
      const sent = await ask(context, '/recover');
      await byCode(context, 'recovery', sent);
      return byLink(context, 'recovery', sent);
    },
  ],
  [
    'recovery by code',
    'ten minutes old',
    403,
    'otp_expired',
    async (context) => {
      const sent = await ask(context, '/recover');
      context.later(10 * minuteMs);
      return byCode(context, 'recovery', sent);
    },
  ],
  [
    'recovery by link',
    'ten minutes old',
    403,
    'otp_expired',
    async (context) => {
      const sent = await ask(context, '/recover');
      context.later(10 * minuteMs);
      return byLink(context, 'recovery', sent);
    },
  ],
  [
    'magiclink by link',
    'half an hour old',
    200,
    null,
    async (context) => {
      const sent = await ask(context, '/otp');
      context.later(30 * minuteMs);
      return byLink(context, 'magiclink', sent);
    },
  ],
  [
    'magiclink by link',
    'an hour old',
    403,
    'otp_expired',
    async (context) => {
      const sent = await ask(context, '/otp');
      context.later(60 * minuteMs);
      return byLink(context, 'magiclink', sent);
    },
  ],
  [
    'recovery by code',
    'five wrong ones before',
    403,
    'otp_expired',
    async (context) => {
      const sent = await ask(context, '/recover');
      for (let index = 0; index < 5; index++) await byCode(context, 'recovery', { ...sent, code: wrongFor(sent.code) });
      return byCode(context, 'recovery', sent);
    },
  ],
  [
    'recovery by link',
    'a newer one was sent',
    403,
    'otp_expired',
    async (context) => {
      const sent = await ask(context, '/recover');
      context.later(61_000);
      await context.post('/recover', { email: sent.email });
      await context.world.product.sendAskedMails();
      return byLink(context, 'recovery', sent);
    },
  ],
  [
    'recovery by link',
    'the password changed since',
    403,
    'otp_expired',
    async (context) => {
      const person = await context.person();
      await context.post('/recover', { email: person.email });
      const sent = { ...(await context.newestMail(person.email)), email: person.email };
      await context.put('/user', { password: 'a whole new password', current_password: password }, person);
      return byLink(context, 'recovery', sent);
    },
  ],
  [
    'recovery by code',
    'the code of a magic link',
    403,
    'otp_expired',
    async (context) => byCode(context, 'recovery', await ask(context, '/otp')),
  ],
  [
    'magiclink by link',
    'the link of a recovery',
    403,
    'otp_expired',
    async (context) => byLink(context, 'magiclink', await ask(context, '/recover')),
  ],
  [
    'recovery by code',
    'the code of somebody else',
    403,
    'otp_expired',
    async (context) => {
      const theirs = await ask(context, '/recover');
      const mine = await ask(context, '/recover');
      return byCode(context, 'recovery', {
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
    (context) => verify(context, { type: 'recovery', email: context.newEmail(), token: '123456' }),
  ],
  [
    'recovery by code',
    'no such address',
    403,
    'otp_expired',
    (context) => verify(context, { type: 'recovery', email: 'nobody', token: '123456' }),
  ],
  [
    'recovery by link',
    'an unknown link',
    403,
    'otp_expired',
    (context) => verify(context, { type: 'recovery', token_hash: unused }),
  ],
  [
    'recovery by code',
    'banned',
    400,
    'user_banned',
    async (context) => {
      const person = await context.person();
      await context.post('/recover', { email: person.email });
      const sent = { ...(await context.newestMail(person.email)), email: person.email };
      await context.asService('PUT', `/admin/users/${person.userId}`, { ban_duration: '24h' });
      return byCode(context, 'recovery', sent);
    },
  ],
  ['none', 'no type', 400, 'validation_failed', (context) => verify(context, { token_hash: unused })],
  [
    'other',
    'an unknown type',
    400,
    'validation_failed',
    (context) => verify(context, { type: 'other', token_hash: unused }),
  ],
  [
    'sms',
    'phones not offered',
    400,
    'phone_provider_disabled',
    (context) => verify(context, { type: 'sms', phone: '+32470000000', token: '123456' }),
  ],
  [
    'phone_change',
    'phones not offered',
    400,
    'phone_provider_disabled',
    (context) => verify(context, { type: 'phone_change', phone: '+32470000000', token: '123456' }),
  ],
  [
    'email with a phone',
    'phones not offered',
    400,
    'phone_provider_disabled',
    (context) => verify(context, { type: 'email', phone: '+32470000000', token: '123456' }),
  ],
  [
    'email',
    'no token',
    400,
    'validation_failed',
    (context) => verify(context, { type: 'email', email: 'a@example.com' }),
  ],
  [
    'email',
    'a token without an address',
    400,
    'validation_failed',
    (context) => verify(context, { type: 'email', token: '123456' }),
  ],
  [
    'email',
    'a token and a link',
    400,
    'validation_failed',
    (context) => verify(context, { type: 'email', email: 'a@example.com', token: '123456', token_hash: unused }),
  ],
  [
    'email',
    'an address and a phone',
    400,
    'validation_failed',
    (context) => verify(context, { type: 'email', email: 'a@example.com', phone: '+32470000000', token: '123456' }),
  ],
  [
    'recovery by link',
    'a hundred tries from the network',
    429,
    'over_request_rate_limit',
    async (context) => {
      for (let index = 0; index < 100; index++) await verify(context, { type: 'recovery', token_hash: unused });
      return verify(context, { type: 'recovery', token_hash: unused });
    },
  ],
]);
