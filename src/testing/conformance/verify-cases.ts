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
      async (context) => byCode(context, 'recovery', await ask(context, '/recover')),
    ],
    [
      'recovery by link',
      'sent a moment ago',
      200,
      null,
      async (context) => byLink(context, 'recovery', await ask(context, '/recover')),
    ],
    [
      'magiclink by link',
      'sent a moment ago',
      200,
      null,
      async (context) => byLink(context, 'magiclink', await ask(context, '/otp')),
    ],
    [
      'magiclink by code',
      'sent a moment ago',
      200,
      null,
      async (context) => byCode(context, 'magiclink', await ask(context, '/otp')),
    ],
    [
      'email by code',
      'sent a moment ago',
      200,
      null,
      async (context) => byCode(context, 'email', await ask(context, '/otp')),
    ],
    [
      'email by link',
      'sent a moment ago',
      200,
      null,
      async (context) => byLink(context, 'email', await ask(context, '/otp')),
    ],
    [
      'invite by link',
      'sent a moment ago',
      200,
      null,
      async (context) => byLink(context, 'invite', await invite(context)),
    ],
    [
      'invite by link',
      'sent six days ago',
      200,
      null,
      async (context) => {
        const sent = await invite(context);
        context.later(6 * 24 * 60 * minuteMs);
        return byLink(context, 'invite', sent);
      },
    ],
    [
      'invite by link',
      'sent eight days ago',
      403,
      'otp_expired',
      async (context) => {
        const sent = await invite(context);
        context.later(8 * 24 * 60 * minuteMs);
        return byLink(context, 'invite', sent);
      },
    ],
    [
      'email_change by code',
      'the first of two',
      200,
      null,
      async (context) => byCode(context, 'email_change', (await changeAddress(context)).next),
    ],
    [
      'email_change by link',
      'the second of two',
      200,
      null,
      async (context) => {
        const { current, next } = await changeAddress(context);
        await byLink(context, 'email_change', next);
        return byLink(context, 'email_change', current);
      },
    ],
    [
      'email_change by link',
      'somebody else has the address by now',
      422,
      'email_exists',
      async (context) => {
        const { current, next } = await changeAddress(context);
        await context.asService('POST', '/admin/users', { email: next.email, email_confirm: true });
        await byLink(context, 'email_change', next);
        return byLink(context, 'email_change', current);
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
        async (context) => byCode(context, 'signup', await signUpByMail(context)),
      ],
      [
        'signup by link',
        'sent a moment ago',
        200,
        null,
        async (context) => byLink(context, 'signup', await signUpByMail(context)),
      ],
      [
        'signup by link',
        'twenty-three hours old',
        200,
        null,
        async (context) => {
          const sent = await signUpByMail(context);
          context.later(23 * 60 * minuteMs);
          return byLink(context, 'signup', sent);
        },
      ],
      [
        'signup by link',
        'a day old',
        403,
        'otp_expired',
        async (context) => {
          const sent = await signUpByMail(context);
          context.later(24 * 60 * minuteMs);
          return byLink(context, 'signup', sent);
        },
      ],
      [
        'signup by code',
        'used before',
        403,
        'otp_expired',
        async (context) => {
          const sent = await signUpByMail(context);
          await byCode(context, 'signup', sent);
          return byCode(context, 'signup', sent);
        },
      ],
      [
        'email by code',
        'the code of a sign-up',
        200,
        null,
        async (context) => byCode(context, 'email', await signUpByMail(context)),
      ],
    ],
    'confirming',
  ),
];
