import { type ConformanceCase, casesFor } from './conformance-case.ts';
import { ask, byCode, byLink, changeAddress, invite, minuteMs, signUpByMail } from './mailed-proofs.ts';

/** POST /verify with codes and links that are right. */
export const verifyCases: readonly ConformanceCase[] = [
  ...casesFor('POST /verify', [
    [
      'recovery by code',
      'sent a moment ago',
      200,
      null,
      async (stage) => byCode(stage, 'recovery', await ask(stage, '/recover')),
    ],
    [
      'recovery by link',
      'sent a moment ago',
      200,
      null,
      async (stage) => byLink(stage, 'recovery', await ask(stage, '/recover')),
    ],
    [
      'magiclink by link',
      'sent a moment ago',
      200,
      null,
      async (stage) => byLink(stage, 'magiclink', await ask(stage, '/otp')),
    ],
    [
      'magiclink by code',
      'sent a moment ago',
      200,
      null,
      async (stage) => byCode(stage, 'magiclink', await ask(stage, '/otp')),
    ],
    [
      'email by code',
      'sent a moment ago',
      200,
      null,
      async (stage) => byCode(stage, 'email', await ask(stage, '/otp')),
    ],
    [
      'email by link',
      'sent a moment ago',
      200,
      null,
      async (stage) => byLink(stage, 'email', await ask(stage, '/otp')),
    ],
    ['invite by link', 'sent a moment ago', 200, null, async (stage) => byLink(stage, 'invite', await invite(stage))],
    [
      'invite by link',
      'sent six days ago',
      200,
      null,
      async (stage) => {
        const sent = await invite(stage);
        stage.later(6 * 24 * 60 * minuteMs);
        return byLink(stage, 'invite', sent);
      },
    ],
    [
      'invite by link',
      'sent eight days ago',
      403,
      'otp_expired',
      async (stage) => {
        const sent = await invite(stage);
        stage.later(8 * 24 * 60 * minuteMs);
        return byLink(stage, 'invite', sent);
      },
    ],
    [
      'email_change by code',
      'the first of two',
      200,
      null,
      async (stage) => byCode(stage, 'email_change', (await changeAddress(stage)).next),
    ],
    [
      'email_change by link',
      'the second of two',
      200,
      null,
      async (stage) => {
        const { current, next } = await changeAddress(stage);
        await byLink(stage, 'email_change', next);
        return byLink(stage, 'email_change', current);
      },
    ],
    [
      'email_change by link',
      'somebody else has the address by now',
      422,
      'email_exists',
      async (stage) => {
        const { current, next } = await changeAddress(stage);
        await stage.asService('POST', '/admin/users', { email: next.email, email_confirm: true });
        await byLink(stage, 'email_change', next);
        return byLink(stage, 'email_change', current);
      },
    ],
  ]),
  ...casesFor(
    'POST /verify',
    [
      [
        'signup by code',
        'sent a moment ago',
        200,
        null,
        async (stage) => byCode(stage, 'signup', await signUpByMail(stage)),
      ],
      [
        'signup by link',
        'sent a moment ago',
        200,
        null,
        async (stage) => byLink(stage, 'signup', await signUpByMail(stage)),
      ],
      [
        'signup by link',
        'twenty-three hours old',
        200,
        null,
        async (stage) => {
          const sent = await signUpByMail(stage);
          stage.later(23 * 60 * minuteMs);
          return byLink(stage, 'signup', sent);
        },
      ],
      [
        'signup by link',
        'a day old',
        403,
        'otp_expired',
        async (stage) => {
          const sent = await signUpByMail(stage);
          stage.later(24 * 60 * minuteMs);
          return byLink(stage, 'signup', sent);
        },
      ],
      [
        'signup by code',
        'used before',
        403,
        'otp_expired',
        async (stage) => {
          const sent = await signUpByMail(stage);
          await byCode(stage, 'signup', sent);
          return byCode(stage, 'signup', sent);
        },
      ],
      [
        'email by code',
        'the code of a sign-up',
        200,
        null,
        async (stage) => byCode(stage, 'email', await signUpByMail(stage)),
      ],
    ],
    'confirming',
  ),
];
