import { solveRobotCheck, withRobotCheck } from '#testing/solve-robot-check.ts';
import type { Person } from '#testing/test-product.ts';
import { type ConformanceCase, casesFor } from './conformance-case.ts';
import { password, type Stage } from './stage.ts';

const grant = (stage: Stage, name: string, body: object = {}, headers = {}) =>
  stage.call('POST', `/token?grant_type=${name}`, { body, headers });
const refresh = (stage: Stage, token: string, headers = {}) =>
  grant(stage, 'refresh_token', { refresh_token: token }, headers);
const ban = (stage: Stage, { userId }: Person) =>
  stage.asService('PUT', `/admin/users/${userId}`, { ban_duration: '24h' });
const remove = (stage: Stage, { userId }: Person) => stage.asService('DELETE', `/admin/users/${userId}`);
const browser = { 'sec-fetch-site': 'same-origin' };
/** A session of a page of our own: its refresh token is half of what refreshes. */
const splitSession = async (stage: Stage) => {
  const { email } = await stage.person();
  const answer = await grant(stage, 'password', { email, password }, browser);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { token: answer.body.refresh_token as string, cookie };
};

/** POST /token with a password or a refresh token, and what is no grant. */
export const tokenCases: readonly ConformanceCase[] = [
  ...casesFor('POST /token', [
    ['password', 'the right password', 200, null, async (stage) => stage.signIn((await stage.person()).email)],
    [
      'password',
      'the address in other letters',
      200,
      null,
      async (stage) => stage.signIn(` ${(await stage.person()).email.toUpperCase()}`),
    ],
    [
      'password',
      'a wrong password',
      400,
      'invalid_credentials',
      async (stage) => stage.signIn((await stage.person()).email, 'not the password'),
    ],
    ['password', 'an unknown address', 400, 'invalid_credentials', (stage) => stage.signIn(stage.newEmail())],
    ['password', 'no address at all', 400, 'invalid_credentials', (stage) => grant(stage, 'password', { password })],
    [
      'password',
      'a password longer than any',
      400,
      'invalid_credentials',
      async (stage) => stage.signIn((await stage.person()).email, 'x'.repeat(5000)),
    ],
    [
      'password',
      'an account without one',
      400,
      'invalid_credentials',
      async (stage) => stage.signIn((await stage.passwordless()).email),
    ],
    [
      'password',
      'no password',
      400,
      'validation_failed',
      (stage) => grant(stage, 'password', { email: 'a@example.com' }),
    ],
    [
      'password with a phone',
      'phones not offered',
      400,
      'phone_provider_disabled',
      (stage) => grant(stage, 'password', { phone: '+32470000000', password }),
    ],
    [
      'password',
      'banned, the right password',
      400,
      'user_banned',
      async (stage) => {
        const person = await stage.person();
        await ban(stage, person);
        return stage.signIn(person.email);
      },
    ],
    [
      'password',
      'banned, a wrong password',
      400,
      'invalid_credentials',
      async (stage) => {
        const person = await stage.person();
        await ban(stage, person);
        return stage.signIn(person.email, 'not the password');
      },
    ],
    [
      'password',
      'a deleted account',
      400,
      'invalid_credentials',
      async (stage) => {
        const person = await stage.person();
        await remove(stage, person);
        return stage.signIn(person.email);
      },
    ],
    [
      'password',
      'twenty wrong ones before, the right one',
      429,
      'over_request_rate_limit',
      async (stage) => {
        const { email } = await stage.person();
        for (let index = 0; index < 20; index++) await stage.signIn(email, 'not the password');
        return stage.signIn(email);
      },
    ],
    ['refresh_token', 'a new token', 200, null, async (stage) => refresh(stage, (await stage.person()).refreshToken)],
    [
      'refresh_token',
      'used nine seconds ago',
      200,
      null,
      async (stage) => {
        const { refreshToken } = await stage.person();
        await refresh(stage, refreshToken);
        stage.later(9000);
        return refresh(stage, refreshToken);
      },
    ],
    [
      'refresh_token',
      'used eleven seconds ago',
      400,
      'refresh_token_already_used',
      async (stage) => {
        const { refreshToken } = await stage.person();
        await refresh(stage, refreshToken);
        stage.later(11_000);
        return refresh(stage, refreshToken);
      },
    ],
    [
      'refresh_token',
      'the successor of one that was reused',
      400,
      'refresh_token_already_used',
      async (stage) => {
        const { refreshToken } = await stage.person();
        const next = await refresh(stage, refreshToken);
        stage.later(11_000);
        await refresh(stage, refreshToken);
        return refresh(stage, next.body.refresh_token);
      },
    ],
    ['refresh_token', 'an unknown token', 400, 'refresh_token_not_found', (stage) => refresh(stage, 'nobody knows it')],
    ['refresh_token', 'no token', 400, 'validation_failed', (stage) => grant(stage, 'refresh_token')],
    ['refresh_token', 'an empty token', 400, 'validation_failed', (stage) => refresh(stage, '')],
    [
      'refresh_token',
      'signed out',
      400,
      'refresh_token_not_found',
      async (stage) => {
        const person = await stage.person();
        await stage.post('/logout', {}, person);
        return refresh(stage, person.refreshToken);
      },
    ],
    [
      'refresh_token',
      'signed out from another device',
      400,
      'refresh_token_not_found',
      async (stage) => {
        const person = await stage.person();
        const other = await stage.signIn(person.email);
        await stage.post('/logout?scope=others', {}, { ...person, accessToken: other.body.access_token });
        return refresh(stage, person.refreshToken);
      },
    ],
    [
      'refresh_token',
      'the password changed on another device',
      400,
      'refresh_token_not_found',
      async (stage) => {
        const person = await stage.person();
        const other = await stage.signIn(person.email);
        const as = { ...person, accessToken: other.body.access_token };
        await stage.put('/user', { password: 'a whole new password', current_password: password }, as);
        return refresh(stage, person.refreshToken);
      },
    ],
    [
      'refresh_token',
      'banned',
      400,
      'refresh_token_not_found',
      async (stage) => {
        const person = await stage.person();
        await ban(stage, person);
        return refresh(stage, person.refreshToken);
      },
    ],
    [
      'refresh_token',
      'a deleted account',
      400,
      'refresh_token_not_found',
      async (stage) => {
        const person = await stage.person();
        await remove(stage, person);
        return refresh(stage, person.refreshToken);
      },
    ],
    [
      'refresh_token',
      'ninety-one days without use',
      400,
      'refresh_token_not_found',
      async (stage) => {
        const { refreshToken } = await stage.person();
        stage.later(91 * 24 * 60 * 60_000);
        return refresh(stage, refreshToken);
      },
    ],
    [
      'refresh_token',
      'half a token without its cookie',
      400,
      'refresh_token_not_found',
      async (stage) => refresh(stage, (await splitSession(stage)).token),
    ],
    [
      'refresh_token',
      'half a token with the cookie of another session',
      400,
      'refresh_token_not_found',
      async (stage) =>
        refresh(stage, (await splitSession(stage)).token, { cookie: (await splitSession(stage)).cookie }),
    ],
    [
      'refresh_token',
      'half a token with its cookie',
      200,
      null,
      async (stage) => {
        const { token, cookie } = await splitSession(stage);
        return refresh(stage, token, { cookie });
      },
    ],
    ['web3', 'not offered', 422, 'web3_provider_disabled', (stage) => grant(stage, 'web3', { chain: 'ethereum' })],
    ['none', 'no grant type', 400, 'unsupported_grant_type', (stage) => stage.post('/token')],
    ['client_credentials', 'unknown', 400, 'unsupported_grant_type', (stage) => grant(stage, 'client_credentials')],
    ['__proto__', 'unknown', 400, 'unsupported_grant_type', (stage) => grant(stage, '__proto__')],
  ]),
  ...casesFor(
    'POST /token',
    [
      [
        'password',
        'unconfirmed, the right password',
        400,
        'email_not_confirmed',
        async (stage) => {
          const email = stage.newEmail();
          await stage.post('/signup', { email, password });
          await stage.world.product.sendAskedMails();
          return stage.signIn(email);
        },
      ],
      [
        'password',
        'unconfirmed, a wrong password',
        400,
        'invalid_credentials',
        async (stage) => {
          const email = stage.newEmail();
          await stage.post('/signup', { email, password });
          await stage.world.product.sendAskedMails();
          return stage.signIn(email, 'not the password');
        },
      ],
      [
        'password',
        'confirmed by mail',
        200,
        null,
        async (stage) => {
          const email = stage.newEmail();
          await stage.post('/signup', { email, password });
          const { code } = await stage.newestMail(email);
          await stage.post('/verify', { type: 'signup', email, token: code });
          return stage.signIn(email);
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
        async (stage) => stage.signIn((await stage.person()).email),
      ],
      [
        'password, robot check',
        'a solved token',
        200,
        null,
        async (stage) => {
          const { email } = await stage.person();
          return grant(stage, 'password', {
            email,
            password,
            ...withRobotCheck(await solveRobotCheck(stage.world, 'sign-in')),
          });
        },
      ],
      [
        'refresh_token, robot check',
        'a new token, nobody is asked',
        200,
        null,
        async (stage) => refresh(stage, (await stage.person()).refreshToken),
      ],
    ],
    'robots',
  ),
];
