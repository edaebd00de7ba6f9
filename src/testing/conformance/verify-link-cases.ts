import { type ConformanceCase, casesFor } from './conformance-case.ts';
import { challenge } from './mailed-cases.ts';
import { ask, changeAddress, follow, invite, minuteMs, signUpByMail, unused } from './mailed-proofs.ts';
import { serviceKey } from './stage.ts';

/** GET /verify, which leads somewhere. */
export const verifyLinkCases: readonly ConformanceCase[] = [
  ...casesFor('GET /verify', [
    [
      'magiclink',
      'sent a moment ago',
      303,
      null,
      async (stage) => follow(stage, { type: 'magiclink', token: (await ask(stage, '/otp')).tokenHash }),
    ],
    [
      'magiclink with S256',
      'sent a moment ago',
      303,
      null,
      async (stage) => follow(stage, { type: 'magiclink', token: (await ask(stage, '/otp', challenge)).tokenHash }),
    ],
    [
      'recovery',
      'sent a moment ago',
      303,
      null,
      async (stage) => follow(stage, { type: 'recovery', token_hash: (await ask(stage, '/recover')).tokenHash }),
    ],
    [
      'invite',
      'sent a moment ago',
      303,
      null,
      async (stage) => follow(stage, { type: 'invite', token: (await invite(stage)).tokenHash }),
    ],
    [
      'email_change',
      'the first of two',
      303,
      null,
      async (stage) => follow(stage, { type: 'email_change', token: (await changeAddress(stage)).next.tokenHash }),
    ],
    [
      'magiclink',
      'an unknown link',
      303,
      'otp_expired',
      (stage) => follow(stage, { type: 'magiclink', token: unused }),
    ],
    [
      'magiclink',
      'used before',
      303,
      'otp_expired',
      async (stage) => {
        const query = { type: 'magiclink', token: (await ask(stage, '/otp')).tokenHash };
        await follow(stage, query);
        return follow(stage, query);
      },
    ],
    [
      'magiclink',
      'an hour old',
      303,
      'otp_expired',
      async (stage) => {
        const { tokenHash } = await ask(stage, '/otp');
        stage.later(60 * minuteMs);
        return follow(stage, { type: 'magiclink', token: tokenHash });
      },
    ],
    [
      'recovery',
      'banned',
      303,
      'user_banned',
      async (stage) => {
        const person = await stage.person();
        await stage.post('/recover', { email: person.email });
        const { tokenHash } = await stage.newestMail(person.email);
        const headers = { authorization: `Bearer ${serviceKey}` };
        await stage.call('PUT', `/admin/users/${person.userId}`, { body: { ban_duration: '24h' }, headers });
        return follow(stage, { type: 'recovery', token: tokenHash });
      },
    ],
    ['magiclink', 'no token', 400, 'validation_failed', (stage) => follow(stage, { type: 'magiclink' })],
    ['none', 'no type', 400, 'validation_failed', (stage) => follow(stage, { token: unused })],
    ['other', 'an unknown type', 400, 'validation_failed', (stage) => follow(stage, { type: 'other', token: unused })],
    [
      'sms',
      'phones not offered',
      400,
      'phone_provider_disabled',
      (stage) => follow(stage, { type: 'sms', token: unused }),
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
        async (stage) => follow(stage, { type: 'signup', token: (await signUpByMail(stage)).tokenHash }),
      ],
    ],
    'confirming',
  ),
];
