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
      (stage) => enrol(stage, { factor_type: 'totp', friendly_name: 'Phone', issuer: 'Us' }),
    ],
    ['totp', 'the second', 200, null, async (stage) => stage.factors.enrol(await secured(stage), 'Tablet')],
    [
      'totp',
      'the name is taken',
      422,
      'mfa_factor_name_conflict',
      async (stage) => stage.factors.enrol(await secured(stage), 'Phone'),
    ],
    [
      'totp',
      'ten begun before',
      422,
      'too_many_enrolled_mfa_factors',
      async (stage) => {
        const person = await stage.person();
        for (let index = 0; index < 10; index++) await stage.factors.enrol(person, `App ${index}`);
        return stage.factors.enrol(person, 'One too many');
      },
    ],
    [
      'phone',
      'not offered',
      422,
      'mfa_phone_enroll_not_enabled',
      (stage) => enrol(stage, { factor_type: 'phone', phone: '+32470000000' }),
    ],
    [
      'webauthn',
      'not offered',
      422,
      'mfa_webauthn_enroll_not_enabled',
      (stage) => enrol(stage, { factor_type: 'webauthn' }),
    ],
    ['none', 'no type', 400, 'validation_failed', (stage) => enrol(stage, {})],
    ['other', 'an unknown type', 400, 'validation_failed', (stage) => enrol(stage, { factor_type: 'other' })],
  ]),
  ...casesFor(
    'POST /factors',
    [
      [
        'totp',
        'anonymous',
        401,
        'no_authorization',
        async (stage) => stage.post('/factors', { factor_type: 'totp' }, await stage.anonymous()),
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
      async (stage) => {
        const { person, factorId } = await begun(stage);
        return stage.factors.challenge(person, factorId);
      },
    ],
    [
      'totp',
      'verified',
      200,
      null,
      async (stage) => {
        const person = await secured(stage);
        return stage.factors.challenge(person, person.factorId);
      },
    ],
    [
      'totp',
      'begun ten minutes ago',
      404,
      'mfa_factor_not_found',
      async (stage) => {
        const { person, factorId } = await begun(stage);
        stage.later(10 * 60_000);
        return stage.factors.challenge(person, factorId);
      },
    ],
    [
      'totp',
      "somebody else's",
      404,
      'mfa_factor_not_found',
      async (stage) => stage.factors.challenge(await stage.person(), (await secured(stage)).factorId),
    ],
    [
      'totp',
      "nobody's",
      404,
      'mfa_factor_not_found',
      async (stage) => stage.factors.challenge(await stage.person(), unknownId),
    ],
    [
      'totp',
      'no id at all',
      404,
      'mfa_factor_not_found',
      async (stage) => stage.factors.challenge(await stage.person(), 'nothing'),
    ],
    [
      'recovery_code',
      'a set has no challenge',
      404,
      'mfa_factor_not_found',
      async (stage) => {
        const { person, setId } = await withCodes(stage);
        return stage.factors.challenge(person, setId);
      },
    ],
    [
      'totp',
      'begun by somebody at aal1 beside a verified one',
      403,
      'insufficient_aal',
      async (stage) => {
        const person = await secured(stage);
        const { body } = await stage.factors.enrol(person, 'Tablet');
        return stage.factors.challenge(await stage.factors.signIn(person), body.id);
      },
    ],
  ]),
  ...casesFor('POST /factors/:id/verify', [
    [
      'totp',
      'the right code, the first time',
      200,
      null,
      async (stage) => {
        const { person, factorId, secret } = await begun(stage);
        return stage.factors.show(person, factorId, stage.factors.codeOf(secret));
      },
    ],
    [
      'totp',
      'the right code, at sign-in',
      200,
      null,
      async (stage) => show(stage, await stage.factors.signIn(await secured(stage))),
    ],
    [
      'totp',
      'the code of half a minute ago',
      200,
      null,
      async (stage) => {
        const person = await secured(stage);
        stage.later(31_000);
        return show(stage, person, stage.factors.codeOf(person.secret, -30));
      },
    ],
    [
      'totp',
      'a wrong code',
      422,
      'mfa_verification_failed',
      async (stage) => {
        const person = await secured(stage);
        return show(stage, person, stage.factors.wrongCodeOf(person.secret));
      },
    ],
    [
      'totp',
      'a code used before',
      422,
      'mfa_verification_failed',
      async (stage) => {
        const person = await secured(stage);
        await show(stage, person);
        return show(stage, person);
      },
    ],
    [
      'totp',
      'an older code than one used',
      422,
      'mfa_verification_failed',
      async (stage) => {
        const person = await secured(stage);
        await show(stage, person);
        return show(stage, person, stage.factors.codeOf(person.secret, -30));
      },
    ],
    [
      'totp',
      'a code two minutes old',
      422,
      'mfa_verification_failed',
      async (stage) => {
        const person = await secured(stage);
        return show(stage, person, stage.factors.codeOf(person.secret, -120));
      },
    ],
    [
      'totp',
      'a challenge five minutes old',
      422,
      'mfa_challenge_expired',
      async (stage) => {
        const person = await secured(stage);
        const challenge_id = await openChallenge(stage, person);
        stage.later(5 * 60_000);
        return answer(stage, person, { challenge_id, code: stage.factors.codeOf(person.secret) });
      },
    ],
    [
      'totp',
      'a challenge answered before',
      422,
      'mfa_challenge_expired',
      async (stage) => {
        const person = await secured(stage);
        const challenge_id = await openChallenge(stage, person);
        await answer(stage, person, { challenge_id, code: stage.factors.codeOf(person.secret) });
        stage.later(31_000);
        return answer(stage, person, { challenge_id, code: stage.factors.codeOf(person.secret) });
      },
    ],
    [
      'totp',
      "somebody else's challenge",
      404,
      'mfa_factor_not_found',
      async (stage) => {
        const [person, other] = [await secured(stage), await secured(stage)];
        const challenge_id = await openChallenge(stage, other);
        return answer(stage, person, { challenge_id, code: stage.factors.codeOf(person.secret) });
      },
    ],
    [
      'totp',
      "nobody's challenge",
      404,
      'mfa_factor_not_found',
      async (stage) => {
        const person = await secured(stage);
        return answer(stage, person, { challenge_id: unknownId, code: stage.factors.codeOf(person.secret) });
      },
    ],
    [
      'totp',
      "somebody else's factor",
      404,
      'mfa_factor_not_found',
      async (stage) => {
        const [person, other] = [await stage.person(), await secured(stage)];
        const challenge_id = await openChallenge(stage, other);
        return answer(stage, { ...other, ...person }, { challenge_id, code: stage.factors.codeOf(other.secret) });
      },
    ],
    [
      'totp',
      'no challenge',
      400,
      'validation_failed',
      async (stage) => answer(stage, await secured(stage), { code: '123456' }),
    ],
    [
      'totp',
      'no code',
      400,
      'validation_failed',
      async (stage) => answer(stage, await secured(stage), { challenge_id: unknownId }),
    ],
    [
      'totp',
      'ten wrong codes before, the right one',
      429,
      'over_request_rate_limit',
      async (stage) => {
        const person = await secured(stage);
        const wrong = stage.factors.wrongCodeOf(person.secret);
        for (let index = 0; index < 10; index++) await show(stage, person, wrong);
        return show(stage, person);
      },
    ],
  ]),
  ...casesFor('DELETE /factors/:id', [
    [
      'totp',
      'begun',
      200,
      null,
      async (stage) => {
        const { person, factorId } = await begun(stage);
        return stage.delete(`/factors/${factorId}`, person);
      },
    ],
    [
      'totp',
      'verified',
      200,
      null,
      async (stage) => {
        const person = await secured(stage);
        return stage.delete(`/factors/${person.factorId}`, person);
      },
    ],
    [
      'totp',
      'removed before',
      404,
      'mfa_factor_not_found',
      async (stage) => {
        const person = await secured(stage);
        await stage.delete(`/factors/${person.factorId}`, person);
        return stage.delete(`/factors/${person.factorId}`, person);
      },
    ],
    [
      'totp',
      "somebody else's",
      404,
      'mfa_factor_not_found',
      async (stage) => stage.delete(`/factors/${(await secured(stage)).factorId}`, await stage.person()),
    ],
    [
      'totp',
      'no id at all',
      404,
      'mfa_factor_not_found',
      async (stage) => stage.delete('/factors/nothing', await stage.person()),
    ],
    [
      'recovery_code',
      'has a route of its own',
      400,
      'validation_failed',
      async (stage) => {
        const { person, setId } = await withCodes(stage);
        return stage.delete(`/factors/${setId}`, person);
      },
    ],
  ]),
];
