import type { FactorPerson } from '#features/auth/server/factors/testing/factor-world.ts';
import type { Answer } from '#testing/test-product.ts';
import type { ConformanceContext } from './conformance-context.ts';

/** An id that does not exist. */
export const unknownId = '6f1c8f4e-8c7b-4e0e-9c38-2f8f3fb3a001';
/** Begins an enrolment as somebody new. */
export const enrol = async (context: ConformanceContext, body: object) =>
  context.post('/factors', body, await context.person());
/** Somebody with an app begun and not verified. */
export const begun = async (context: ConformanceContext) => {
  const person = await context.person();
  const { body } = await context.factors.enrol(person);
  return { person, factorId: body.id as string, secret: body.totp.secret as string };
};
/** Somebody with a verified app, at the second level. */
export const secured = ({ factors }: ConformanceContext) => factors.signUpWithFactor();
/** Opens a challenge and answers it, with the code of this moment unless another one is given. */
export const show = (
  { factors }: ConformanceContext,
  person: FactorPerson,
  code = factors.codeOf(person.secret),
): Promise<Answer> => factors.show(person, person.factorId, code);
/** Where recovery codes are. */
export const codesPath = '/factors/recovery-codes';
/** Somebody with an app and a set of codes. */
export const withCodes = async (context: ConformanceContext) => {
  const person = await secured(context);
  const { body } = await context.post(codesPath, {}, person);
  return { person, setId: body.id as string, codes: body.codes as readonly string[] };
};
/** Enters a recovery code. */
export const enterCode = (context: ConformanceContext, person: FactorPerson, code: string): Promise<Answer> =>
  context.post(`${codesPath}/verify`, { code }, person);
/** Opens a challenge of their own app and answers its id. */
export const openChallenge = async (context: ConformanceContext, person: FactorPerson): Promise<string> =>
  (await context.factors.challenge(person, person.factorId)).body.id;
/** Answers a challenge of their own app. */
export const answer = (context: ConformanceContext, person: FactorPerson, body: object) =>
  context.post(`/factors/${person.factorId}/verify`, body, person);
