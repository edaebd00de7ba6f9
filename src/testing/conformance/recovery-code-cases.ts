import { type ConformanceCase, casesFor } from './conformance-case.ts';
import { codesPath, enterCode, secured, withCodes } from './factor-people.ts';

/** Recovery codes. */
export const recoveryCodeCases: readonly ConformanceCase[] = [
  ...casesFor(`GET ${codesPath}`, [
    ['recovery_code', 'a set', 200, null, async (stage) => stage.get(codesPath, (await withCodes(stage)).person)],
    [
      'recovery_code',
      'no set',
      404,
      'mfa_factor_not_found',
      async (stage) => stage.get(codesPath, await stage.person()),
    ],
  ]),
  ...casesFor(`POST ${codesPath}`, [
    ['recovery_code', 'a verified app', 200, null, async (stage) => stage.post(codesPath, {}, await secured(stage))],
    [
      'recovery_code',
      'a set',
      422,
      'mfa_verified_factor_exists',
      async (stage) => stage.post(codesPath, {}, (await withCodes(stage)).person),
    ],
    [
      'recovery_code',
      'the name is taken',
      422,
      'mfa_factor_name_conflict',
      async (stage) => stage.post(codesPath, { friendly_name: 'Phone' }, await secured(stage)),
    ],
    [
      'recovery_code',
      'no second factor',
      403,
      'insufficient_aal',
      async (stage) => stage.post(codesPath, {}, await stage.person()),
    ],
    [
      'recovery_code',
      'the app was just removed',
      422,
      'mfa_recovery_codes_sole_factor',
      async (stage) => {
        const person = await secured(stage);
        await stage.delete(`/factors/${person.factorId}`, person);
        return stage.post(codesPath, {}, person);
      },
    ],
  ]),
  ...casesFor(`POST ${codesPath}/regenerate`, [
    [
      'recovery_code',
      'a set',
      200,
      null,
      async (stage) => stage.post(`${codesPath}/regenerate`, {}, (await withCodes(stage)).person),
    ],
    [
      'recovery_code',
      'no set',
      404,
      'mfa_factor_not_found',
      async (stage) => stage.post(`${codesPath}/regenerate`, {}, await secured(stage)),
    ],
  ]),
  ...casesFor(`POST ${codesPath}/verify`, [
    [
      'recovery_code',
      'a good code',
      200,
      null,
      async (stage) => {
        const { person, codes } = await withCodes(stage);
        return enterCode(stage, await stage.factors.signIn(person), codes[0]!);
      },
    ],
    [
      'recovery_code',
      'a used code',
      422,
      'mfa_verification_failed',
      async (stage) => {
        const { person, codes } = await withCodes(stage);
        await enterCode(stage, person, codes[0]!);
        return enterCode(stage, person, codes[0]!);
      },
    ],
    [
      'recovery_code',
      'a replaced code',
      422,
      'mfa_verification_failed',
      async (stage) => {
        const { person, codes } = await withCodes(stage);
        await stage.post(`${codesPath}/regenerate`, {}, person);
        return enterCode(stage, person, codes[0]!);
      },
    ],
    [
      'recovery_code',
      "somebody else's code",
      422,
      'mfa_verification_failed',
      async (stage) => {
        const [mine, theirs] = [await withCodes(stage), await withCodes(stage)];
        return enterCode(stage, mine.person, theirs.codes[0]!);
      },
    ],
    [
      'recovery_code',
      'no code',
      422,
      'mfa_verification_failed',
      async (stage) => stage.post(`${codesPath}/verify`, {}, (await withCodes(stage)).person),
    ],
    [
      'recovery_code',
      'no set',
      404,
      'mfa_factor_not_found',
      async (stage) => enterCode(stage, await secured(stage), 'any'),
    ],
    [
      'recovery_code',
      'ten wrong codes before, a good one',
      429,
      'mfa_recovery_codes_locked',
      async (stage) => {
        const { person, codes } = await withCodes(stage);
        for (let index = 0; index < 10; index++) await enterCode(stage, person, 'wrong');
        return enterCode(stage, person, codes[0]!);
      },
    ],
  ]),
  ...casesFor(`DELETE ${codesPath}`, [
    ['recovery_code', 'a set', 200, null, async (stage) => stage.delete(codesPath, (await withCodes(stage)).person)],
    [
      'recovery_code',
      'no set',
      404,
      'mfa_factor_not_found',
      async (stage) => stage.delete(codesPath, await secured(stage)),
    ],
  ]),
];
