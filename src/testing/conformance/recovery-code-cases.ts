import { type ConformanceCase, casesFor } from './conformance-case.ts';
import { codesPath, enterCode, secured, withCodes } from './factor-people.ts';

/** Recovery codes. */
export const recoveryCodeCases: readonly ConformanceCase[] = [
  ...casesFor(`GET ${codesPath}`, [
    ['recovery_code', 'a set', 200, null, async (context) => context.get(codesPath, (await withCodes(context)).person)],
    [
      'recovery_code',
      'no set',
      404,
      'mfa_factor_not_found',
      async (context) => context.get(codesPath, await context.person()),
    ],
  ]),
  ...casesFor(`POST ${codesPath}`, [
    [
      'recovery_code',
      'a verified app',
      200,
      null,
      async (context) => context.post(codesPath, {}, await secured(context)),
    ],
    [
      'recovery_code',
      'a set',
      422,
      'mfa_verified_factor_exists',
      async (context) => context.post(codesPath, {}, (await withCodes(context)).person),
    ],
    [
      'recovery_code',
      'the name is taken',
      422,
      'mfa_factor_name_conflict',
      async (context) => context.post(codesPath, { friendly_name: 'Phone' }, await secured(context)),
    ],
    [
      'recovery_code',
      'no second factor',
      403,
      'insufficient_aal',
      async (context) => context.post(codesPath, {}, await context.person()),
    ],
    [
      'recovery_code',
      'the app was just removed',
      422,
      'mfa_recovery_codes_sole_factor',
      async (context) => {
        const person = await secured(context);
        await context.delete(`/factors/${person.factorId}`, person);
        return context.post(codesPath, {}, person);
      },
    ],
  ]),
  ...casesFor(`POST ${codesPath}/regenerate`, [
    [
      'recovery_code',
      'a set',
      200,
      null,
      async (context) => context.post(`${codesPath}/regenerate`, {}, (await withCodes(context)).person),
    ],
    [
      'recovery_code',
      'no set',
      404,
      'mfa_factor_not_found',
      async (context) => context.post(`${codesPath}/regenerate`, {}, await secured(context)),
    ],
  ]),
  ...casesFor(`POST ${codesPath}/verify`, [
    [
      'recovery_code',
      'a good code',
      200,
      null,
      async (context) => {
        const { person, codes } = await withCodes(context);
        return enterCode(context, await context.factors.signIn(person), codes[0]!);
      },
    ],
    [
      'recovery_code',
      'a used code',
      422,
      'mfa_verification_failed',
      async (context) => {
        const { person, codes } = await withCodes(context);
        await enterCode(context, person, codes[0]!);
        return enterCode(context, person, codes[0]!);
      },
    ],
    [
      'recovery_code',
      'a replaced code',
      422,
      'mfa_verification_failed',
      async (context) => {
        const { person, codes } = await withCodes(context);
        await context.post(`${codesPath}/regenerate`, {}, person);
        return enterCode(context, person, codes[0]!);
      },
    ],
    [
      'recovery_code',
      "somebody else's code",
      422,
      'mfa_verification_failed',
      async (context) => {
        const [mine, theirs] = [await withCodes(context), await withCodes(context)];
        return enterCode(context, mine.person, theirs.codes[0]!);
      },
    ],
    [
      'recovery_code',
      'no code',
      422,
      'mfa_verification_failed',
      async (context) => context.post(`${codesPath}/verify`, {}, (await withCodes(context)).person),
    ],
    [
      'recovery_code',
      'no set',
      404,
      'mfa_factor_not_found',
      async (context) => enterCode(context, await secured(context), 'any'),
    ],
    [
      'recovery_code',
      'ten wrong codes before, a good one',
      429,
      'mfa_recovery_codes_locked',
      async (context) => {
        const { person, codes } = await withCodes(context);
        for (let index = 0; index < 10; index++) await enterCode(context, person, 'wrong');
        return enterCode(context, person, codes[0]!);
      },
    ],
  ]),
  ...casesFor(`DELETE ${codesPath}`, [
    [
      'recovery_code',
      'a set',
      200,
      null,
      async (context) => context.delete(codesPath, (await withCodes(context)).person),
    ],
    [
      'recovery_code',
      'no set',
      404,
      'mfa_factor_not_found',
      async (context) => context.delete(codesPath, await secured(context)),
    ],
  ]),
];
