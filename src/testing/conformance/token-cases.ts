import { solveRobotCheck, withRobotCheck } from '#testing/solve-robot-check.ts';
import type { Person } from '#testing/test-product.ts';
import { type ConformanceCase, casesFor } from './conformance-case.ts';
import { type ConformanceContext, password } from './conformance-context.ts';

const grant = (context: ConformanceContext, name: string, body: object = {}, headers = {}) =>
  context.call('POST', `/token?grant_type=${name}`, { body, headers });
const refresh = (context: ConformanceContext, token: string, headers = {}) =>
  grant(context, 'refresh_token', { refresh_token: token }, headers);
const ban = (context: ConformanceContext, { userId }: Person) =>
  context.asService('PUT', `/admin/users/${userId}`, { ban_duration: '24h' });
const remove = (context: ConformanceContext, { userId }: Person) =>
  context.asService('DELETE', `/admin/users/${userId}`);
const browser = { 'sec-fetch-site': 'same-origin' };
/** A session of a page of our own: its refresh token is half of what refreshes. */
const splitSession = async (context: ConformanceContext) => {
  const { email } = await context.person();
  const answer = await grant(context, 'password', { email, password }, browser);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { token: answer.body.refresh_token as string, cookie };
};

/** POST /token with a password or a refresh token, and what is no grant. */
export const tokenCases: readonly ConformanceCase[] = [
  ...casesFor('POST /token', [
    ['password', 'the right password', 200, null, async (context) => context.signIn((await context.person()).email)],
    [
      'password',
      'the address in other letters',
      200,
      null,
      async (context) => context.signIn(` ${(await context.person()).email.toUpperCase()}`),
    ],
    [
      'password',
      'a wrong password',
      400,
      'invalid_credentials',
      async (context) => context.signIn((await context.person()).email, 'not the password'),
    ],
    ['password', 'an unknown address', 400, 'invalid_credentials', (context) => context.signIn(context.newEmail())],
    [
      'password',
      'no address at all',
      400,
      'invalid_credentials',
      (context) => grant(context, 'password', { password }),
    ],
    [
      'password',
      'a password longer than any',
      400,
      'invalid_credentials',
      async (context) => context.signIn((await context.person()).email, 'x'.repeat(5000)),
    ],
    [
      'password',
      'an account without one',
      400,
      'invalid_credentials',
      async (context) => context.signIn((await context.passwordless()).email),
    ],
    [
      'password',
      'no password',
      400,
      'validation_failed',
      (context) => grant(context, 'password', { email: 'a@example.com' }),
    ],
    [
      'password with a phone',
      'phones not offered',
      400,
      'phone_provider_disabled',
      (context) => grant(context, 'password', { phone: '+32470000000', password }),
    ],
    [
      'password',
      'banned, the right password',
      400,
      'user_banned',
      async (context) => {
        const person = await context.person();
        await ban(context, person);
        return context.signIn(person.email);
      },
    ],
    [
      'password',
      'banned, a wrong password',
      400,
      'invalid_credentials',
      async (context) => {
        const person = await context.person();
        await ban(context, person);
        return context.signIn(person.email, 'not the password');
      },
    ],
    [
      'password',
      'a deleted account',
      400,
      'invalid_credentials',
      async (context) => {
        const person = await context.person();
        await remove(context, person);
        return context.signIn(person.email);
      },
    ],
    [
      'password',
      'twenty wrong ones before, the right one',
      429,
      'over_request_rate_limit',
      async (context) => {
        const { email } = await context.person();
        for (let index = 0; index < 20; index++) await context.signIn(email, 'not the password');
        return context.signIn(email);
      },
    ],
    [
      'refresh_token',
      'a new token',
      200,
      null,
      async (context) => refresh(context, (await context.person()).refreshToken),
    ],
    [
      'refresh_token',
      'used nine seconds ago',
      200,
      null,
      async (context) => {
        const { refreshToken } = await context.person();
        await refresh(context, refreshToken);
        context.later(9000);
        return refresh(context, refreshToken);
      },
    ],
    [
      'refresh_token',
      'used eleven seconds ago',
      400,
      'refresh_token_already_used',
      async (context) => {
        const { refreshToken } = await context.person();
        await refresh(context, refreshToken);
        context.later(11_000);
        return refresh(context, refreshToken);
      },
    ],
    [
      'refresh_token',
      'the successor of one that was reused',
      400,
      'refresh_token_already_used',
      async (context) => {
        const { refreshToken } = await context.person();
        const next = await refresh(context, refreshToken);
        context.later(11_000);
        await refresh(context, refreshToken);
        return refresh(context, next.body.refresh_token);
      },
    ],
    [
      'refresh_token',
      'an unknown token',
      400,
      'refresh_token_not_found',
      (context) => refresh(context, 'nobody knows it'),
    ],
    ['refresh_token', 'no token', 400, 'validation_failed', (context) => grant(context, 'refresh_token')],
    ['refresh_token', 'an empty token', 400, 'validation_failed', (context) => refresh(context, '')],
    [
      'refresh_token',
      'signed out',
      400,
      'refresh_token_not_found',
      async (context) => {
        const person = await context.person();
        await context.post('/logout', {}, person);
        return refresh(context, person.refreshToken);
      },
    ],
    [
      'refresh_token',
      'signed out from another device',
      400,
      'refresh_token_not_found',
      async (context) => {
        const person = await context.person();
        const other = await context.signIn(person.email);
        await context.post('/logout?scope=others', {}, { ...person, accessToken: other.body.access_token });
        return refresh(context, person.refreshToken);
      },
    ],
    [
      'refresh_token',
      'the password changed on another device',
      400,
      'refresh_token_not_found',
      async (context) => {
        const person = await context.person();
        const other = await context.signIn(person.email);
        const as = { ...person, accessToken: other.body.access_token };
        await context.put('/user', { password: 'a whole new password', current_password: password }, as);
        return refresh(context, person.refreshToken);
      },
    ],
    [
      'refresh_token',
      'banned',
      400,
      'refresh_token_not_found',
      async (context) => {
        const person = await context.person();
        await ban(context, person);
        return refresh(context, person.refreshToken);
      },
    ],
    [
      'refresh_token',
      'a deleted account',
      400,
      'refresh_token_not_found',
      async (context) => {
        const person = await context.person();
        await remove(context, person);
        return refresh(context, person.refreshToken);
      },
    ],
    [
      'refresh_token',
      'ninety-one days without use',
      400,
      'refresh_token_not_found',
      async (context) => {
        const { refreshToken } = await context.person();
        context.later(91 * 24 * 60 * 60_000);
        return refresh(context, refreshToken);
      },
    ],
    [
      'refresh_token',
      'half a token without its cookie',
      400,
      'refresh_token_not_found',
      async (context) => refresh(context, (await splitSession(context)).token),
    ],
    [
      'refresh_token',
      'half a token with the cookie of another session',
      400,
      'refresh_token_not_found',
      async (context) =>
        refresh(context, (await splitSession(context)).token, { cookie: (await splitSession(context)).cookie }),
    ],
    [
      'refresh_token',
      'half a token with its cookie',
      200,
      null,
      async (context) => {
        const { token, cookie } = await splitSession(context);
        return refresh(context, token, { cookie });
      },
    ],
    ['web3', 'not offered', 422, 'web3_provider_disabled', (context) => grant(context, 'web3', { chain: 'ethereum' })],
    ['none', 'no grant type', 400, 'unsupported_grant_type', (context) => context.post('/token')],
    ['client_credentials', 'unknown', 400, 'unsupported_grant_type', (context) => grant(context, 'client_credentials')],
    ['__proto__', 'unknown', 400, 'unsupported_grant_type', (context) => grant(context, '__proto__')],
  ]),
  ...casesFor(
    'POST /token',
    [
      [
        'password',
        'unconfirmed, the right password',
        400,
        'email_not_confirmed',
        async (context) => {
          const email = context.newEmail();
          await context.post('/signup', { email, password });
          await context.world.product.sendAskedMails();
          return context.signIn(email);
        },
      ],
      [
        'password',
        'unconfirmed, a wrong password',
        400,
        'invalid_credentials',
        async (context) => {
          const email = context.newEmail();
          await context.post('/signup', { email, password });
          await context.world.product.sendAskedMails();
          return context.signIn(email, 'not the password');
        },
      ],
      [
        'password',
        'confirmed by mail',
        200,
        null,
        async (context) => {
          const email = context.newEmail();
          await context.post('/signup', { email, password });
          const { code } = await context.newestMail(email);
          await context.post('/verify', { type: 'signup', email, token: code });
          return context.signIn(email);
        },
      ],
    ],
    'confirming',
  ),
  ...casesFor(
    'POST /token',
    [
      [
        'password, robot check',
        'no token',
        400,
        'captcha_failed',
        async (context) => context.signIn((await context.person()).email),
      ],
      [
        'password, robot check',
        'a solved token',
        200,
        null,
        async (context) => {
          const { email } = await context.person();
          return grant(context, 'password', {
            email,
            password,
            ...withRobotCheck(await solveRobotCheck(context.world, 'sign-in')),
          });
        },
      ],
      [
        'refresh_token, robot check',
        'a new token, nobody is asked',
        200,
        null,
        async (context) => refresh(context, (await context.person()).refreshToken),
      ],
    ],
    'robots',
  ),
];
