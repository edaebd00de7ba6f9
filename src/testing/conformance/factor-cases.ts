import { type ConformanceCase, casesFor } from './conformance-case.ts';
import { answer, begun, enrol, openChallenge, secured, show, unknownId, withCodes } from './factor-people.ts';

/** Enrolling, showing and removing authenticator apps. */
export const factorCases: readonly ConformanceCase[] = [
  ...casesFor('POST /factors', [
    [
      'totp',
      'the first',
      200,
      null,
      (context) => enrol(context, { factor_type: 'totp', friendly_name: 'Phone', issuer: 'Us' }),
    ],
    ['totp', 'the second', 200, null, async (context) => context.factors.enrol(await secured(context), 'Tablet')],
    [
      'totp',
      'the name is taken',
      422,
      'mfa_factor_name_conflict',
      async (context) => context.factors.enrol(await secured(context), 'Phone'),
    ],
    [
      'totp',
      'ten begun before',
      422,
      'too_many_enrolled_mfa_factors',
      async (context) => {
        const person = await context.person();
        for (let index = 0; index < 10; index++) await context.factors.enrol(person, `App ${index}`);
        return context.factors.enrol(person, 'One too many');
      },
    ],
    [
      'phone',
      'not offered',
      422,
      'mfa_phone_enroll_not_enabled',
      (context) => enrol(context, { factor_type: 'phone', phone: '+32470000000' }),
    ],
    [
      'webauthn',
      'not offered',
      422,
      'mfa_webauthn_enroll_not_enabled',
      (context) => enrol(context, { factor_type: 'webauthn' }),
    ],
    ['none', 'no type', 400, 'validation_failed', (context) => enrol(context, {})],
    ['other', 'an unknown type', 400, 'validation_failed', (context) => enrol(context, { factor_type: 'other' })],
  ]),
  ...casesFor(
    'POST /factors',
    [
      [
        'totp',
        'anonymous',
        401,
        'no_authorization',
        async (context) => context.post('/factors', { factor_type: 'totp' }, await context.anonymous()),
      ],
    ],
    'anonymous',
  ),
  ...casesFor('POST /factors/:id/challenge', [
    [
      'totp',
      'begun',
      200,
      null,
      async (context) => {
        const { person, factorId } = await begun(context);
        return context.factors.challenge(person, factorId);
      },
    ],
    [
      'totp',
      'verified',
      200,
      null,
      async (context) => {
        const person = await secured(context);
        return context.factors.challenge(person, person.factorId);
      },
    ],
    [
      'totp',
      'begun ten minutes ago',
      404,
      'mfa_factor_not_found',
      async (context) => {
        const { person, factorId } = await begun(context);
        context.later(10 * 60_000);
        return context.factors.challenge(person, factorId);
      },
    ],
    [
      'totp',
      "somebody else's",
      404,
      'mfa_factor_not_found',
      async (context) => context.factors.challenge(await context.person(), (await secured(context)).factorId),
    ],
    [
      'totp',
      "nobody's",
      404,
      'mfa_factor_not_found',
      async (context) => context.factors.challenge(await context.person(), unknownId),
    ],
    [
      'totp',
      'no id at all',
      404,
      'mfa_factor_not_found',
      async (context) => context.factors.challenge(await context.person(), 'nothing'),
    ],
    [
      'recovery_code',
      'a set has no challenge',
      404,
      'mfa_factor_not_found',
      async (context) => {
        const { person, setId } = await withCodes(context);
        return context.factors.challenge(person, setId);
      },
    ],
    [
      'totp',
      'begun by somebody at aal1 beside a verified one',
      403,
      'insufficient_aal',
      async (context) => {
        const person = await secured(context);
        const { body } = await context.factors.enrol(person, 'Tablet');
        return context.factors.challenge(await context.factors.signIn(person), body.id);
      },
    ],
  ]),
  ...casesFor('POST /factors/:id/verify', [
    [
      'totp',
      'the right code, the first time',
      200,
      null,
      async (context) => {
        const { person, factorId, secret } = await begun(context);
        return context.factors.show(person, factorId, context.factors.codeOf(secret));
      },
    ],
    [
      'totp',
      'the right code, at sign-in',
      200,
      null,
      async (context) => show(context, await context.factors.signIn(await secured(context))),
    ],
    [
      'totp',
      'the code of half a minute ago',
      200,
      null,
      async (context) => {
        const person = await secured(context);
        context.later(31_000);
        return show(context, person, context.factors.codeOf(person.secret, -30));
      },
    ],
    [
      'totp',
      'a wrong code',
      422,
      'mfa_verification_failed',
      async (context) => {
        const person = await secured(context);
        return show(context, person, context.factors.wrongCodeOf(person.secret));
      },
    ],
    [
      'totp',
      'a code used before',
      422,
      'mfa_verification_failed',
      async (context) => {
        const person = await secured(context);
        await show(context, person);
        return show(context, person);
      },
    ],
    [
      'totp',
      'an older code than one used',
      422,
      'mfa_verification_failed',
      async (context) => {
        const person = await secured(context);
        await show(context, person);
        return show(context, person, context.factors.codeOf(person.secret, -30));
      },
    ],
    [
      'totp',
      'a code two minutes old',
      422,
      'mfa_verification_failed',
      async (context) => {
        const person = await secured(context);
        return show(context, person, context.factors.codeOf(person.secret, -120));
      },
    ],
    [
      'totp',
      'a challenge five minutes old',
      422,
      'mfa_challenge_expired',
      async (context) => {
        const person = await secured(context);
        const challenge_id = await openChallenge(context, person);
        context.later(5 * 60_000);
        return answer(context, person, { challenge_id, code: context.factors.codeOf(person.secret) });
      },
    ],
    [
      'totp',
      'a challenge answered before',
      422,
      'mfa_challenge_expired',
      async (context) => {
        const person = await secured(context);
        const challenge_id = await openChallenge(context, person);
        await answer(context, person, { challenge_id, code: context.factors.codeOf(person.secret) });
        context.later(31_000);
        return answer(context, person, { challenge_id, code: context.factors.codeOf(person.secret) });
      },
    ],
    [
      'totp',
      "somebody else's challenge",
      404,
      'mfa_factor_not_found',
      async (context) => {
        const [person, other] = [await secured(context), await secured(context)];
        const challenge_id = await openChallenge(context, other);
        return answer(context, person, { challenge_id, code: context.factors.codeOf(person.secret) });
      },
    ],
    [
      'totp',
      "nobody's challenge",
      404,
      'mfa_factor_not_found',
      async (context) => {
        const person = await secured(context);
        return answer(context, person, { challenge_id: unknownId, code: context.factors.codeOf(person.secret) });
      },
    ],
    [
      'totp',
      "somebody else's factor",
      404,
      'mfa_factor_not_found',
      async (context) => {
        const [person, other] = [await context.person(), await secured(context)];
        const challenge_id = await openChallenge(context, other);
        return answer(context, { ...other, ...person }, { challenge_id, code: context.factors.codeOf(other.secret) });
      },
    ],
    [
      'totp',
      'no challenge',
      400,
      'validation_failed',
      async (context) => answer(context, await secured(context), { code: '123456' }),
    ],
    [
      'totp',
      'no code',
      400,
      'validation_failed',
      async (context) => answer(context, await secured(context), { challenge_id: unknownId }),
    ],
    [
      'totp',
      'ten wrong codes before, the right one',
      429,
      'over_request_rate_limit',
      async (context) => {
        const person = await secured(context);
        const wrong = context.factors.wrongCodeOf(person.secret);
        for (let index = 0; index < 10; index++) await show(context, person, wrong);
        return show(context, person);
      },
    ],
  ]),
  ...casesFor('DELETE /factors/:id', [
    [
      'totp',
      'begun',
      200,
      null,
      async (context) => {
        const { person, factorId } = await begun(context);
        return context.delete(`/factors/${factorId}`, person);
      },
    ],
    [
      'totp',
      'verified',
      200,
      null,
      async (context) => {
        const person = await secured(context);
        return context.delete(`/factors/${person.factorId}`, person);
      },
    ],
    [
      'totp',
      'removed before',
      404,
      'mfa_factor_not_found',
      async (context) => {
        const person = await secured(context);
        await context.delete(`/factors/${person.factorId}`, person);
        return context.delete(`/factors/${person.factorId}`, person);
      },
    ],
    [
      'totp',
      "somebody else's",
      404,
      'mfa_factor_not_found',
      async (context) => context.delete(`/factors/${(await secured(context)).factorId}`, await context.person()),
    ],
    [
      'totp',
      'no id at all',
      404,
      'mfa_factor_not_found',
      async (context) => context.delete('/factors/nothing', await context.person()),
    ],
    [
      'recovery_code',
      'has a route of its own',
      400,
      'validation_failed',
      async (context) => {
        const { person, setId } = await withCodes(context);
        return context.delete(`/factors/${setId}`, person);
      },
    ],
  ]),
];
