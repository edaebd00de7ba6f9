import { type ConformanceCase, casesFor } from './conformance-case.ts';
import { serviceKey } from './conformance-context.ts';
import { challenge } from './mailed-cases.ts';
import { ask, changeAddress, follow, invite, minuteMs, signUpByMail, unused } from './mailed-proofs.ts';

/** GET /verify, which leads somewhere. */
export const verifyLinkCases: readonly ConformanceCase[] = [
  ...casesFor('GET /verify', [
    [
      'magiclink',
      'sent a moment ago',
      303,
      null,
      async (context) => follow(context, { type: 'magiclink', token: (await ask(context, '/otp')).tokenHash }),
    ],
    [
      'magiclink with S256',
      'sent a moment ago',
      303,
      null,
      async (context) =>
        follow(context, { type: 'magiclink', token: (await ask(context, '/otp', challenge)).tokenHash }),
    ],
    [
      'recovery',
      'sent a moment ago',
      303,
      null,
      async (context) => follow(context, { type: 'recovery', token_hash: (await ask(context, '/recover')).tokenHash }),
    ],
    [
      'invite',
      'sent a moment ago',
      303,
      null,
      async (context) => follow(context, { type: 'invite', token: (await invite(context)).tokenHash }),
    ],
    [
      'email_change',
      'the first of two',
      303,
      null,
      async (context) =>
        follow(context, { type: 'email_change', token: (await changeAddress(context)).next.tokenHash }),
    ],
    [
      'magiclink',
      'an unknown link',
      303,
      'otp_expired',
      (context) => follow(context, { type: 'magiclink', token: unused }),
    ],
    [
      'magiclink',
      'used before',
      303,
      'otp_expired',
      async (context) => {
        const query = { type: 'magiclink', token: (await ask(context, '/otp')).tokenHash };
        await follow(context, query);
        return follow(context, query);
      },
    ],
    [
      'magiclink',
      'an hour old',
      303,
      'otp_expired',
      async (context) => {
        const { tokenHash } = await ask(context, '/otp');
        context.later(60 * minuteMs);
        return follow(context, { type: 'magiclink', token: tokenHash });
      },
    ],
    [
      'recovery',
      'banned',
      303,
      'user_banned',
      async (context) => {
        const person = await context.person();
        await context.post('/recover', { email: person.email });
        const { tokenHash } = await context.newestMail(person.email);
        const headers = { authorization: `Bearer ${serviceKey}` };
        await context.call('PUT', `/admin/users/${person.userId}`, { body: { ban_duration: '24h' }, headers });
        return follow(context, { type: 'recovery', token: tokenHash });
      },
    ],
    ['magiclink', 'no token', 400, 'validation_failed', (context) => follow(context, { type: 'magiclink' })],
    ['none', 'no type', 400, 'validation_failed', (context) => follow(context, { token: unused })],
    [
      'other',
      'an unknown type',
      400,
      'validation_failed',
      (context) => follow(context, { type: 'other', token: unused }),
    ],
    [
      'sms',
      'phones not offered',
      400,
      'phone_provider_disabled',
      (context) => follow(context, { type: 'sms', token: unused }),
    ],
  ]),
  ...casesFor(
    'GET /verify',
    [
      [
        'signup',
        'sent a moment ago',
        303,
        null,
        async (context) => follow(context, { type: 'signup', token: (await signUpByMail(context)).tokenHash }),
      ],
    ],
    'confirming',
  ),
];
