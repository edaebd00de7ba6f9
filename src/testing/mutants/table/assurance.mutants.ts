// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the table quotes source text
import type { Mutant } from '../mutant.ts';

const factors = 'src/features/auth/server/factors';
const assuranceTest = `${factors}/assurance.api.test.ts`;
const factorTest = `${factors}/factors.api.test.ts`;
const codesTest = `${factors}/recovery-codes.api.test.ts`;

export const assuranceMutants: readonly Mutant[] = [
  {
    name: 'a second factor proved by one of the thief',
    rule: 'Factor and password routes respect aal',
    edits: [
      {
        file: `${factors}/factors.service.ts`,
        find: "if (factor.status === 'unverified' && factors.some(isVerifiedTotp)) assertSecondLevel({ user, aal } as SignedIn);",
        replace: 'void aal;',
      },
      {
        file: `${factors}/factors.service.ts`,
        find: 'import { assertSecondLevel, createFactorAttempts',
        replace: 'import { createFactorAttempts',
      },
    ],
    killedBy: { file: factorTest, test: 'of a further factor needs the second level' },
  },
  {
    name: 'recovery codes made with the password alone',
    rule: 'Factor and password routes respect aal',
    edits: [
      {
        file: `${factors}/recovery-codes.service.ts`,
        find: '    assertSecondLevel(fresh);\n',
        replace: '    assertSecondLevel({ ...fresh, aal: fresh.session.id ? "aal2" : fresh.aal });\n',
      },
    ],
    killedBy: { file: codesTest, test: 'are never the only factor, and are made at the second level only' },
  },
  {
    name: 'a password set without the second factor',
    rule: 'Factor and password routes respect aal',
    edits: [
      {
        file: 'src/features/auth/server/user-update.routes.ts',
        find: "route.signedIn('PUT', '/user'",
        replace: "route.anyLevel('PUT', '/user'",
      },
    ],
    killedBy: {
      file: 'src/features/auth/server/user-update.api.test.ts',
      test: 'is not set by a session that has not shown the second factor',
    },
  },
  {
    name: 'a platform that takes the password alone',
    rule: 'With a verified factor every /api endpoint refuses an aal1 token',
    edits: [
      {
        file: 'src/features/auth/server/auth-instance.ts',
        find: "if (needsSecondFactor && aal !== 'aal2')",
        replace: "if (needsSecondFactor && aal === 'aal2' && !living)",
      },
    ],
    killedBy: { file: assuranceTest, test: 'is refused by every endpoint of the platform' },
  },
  {
    name: 'a download that takes the password alone',
    rule: 'With a verified factor every /api endpoint refuses an aal1 token',
    edits: [
      {
        file: 'src/features/auth/server/auth-instance.ts',
        find: 'toActor(sessionId, accountId, session.aal)',
        replace: "toActor(sessionId, accountId, 'aal2')",
      },
    ],
    killedBy: {
      file: 'src/features/auth/testing/rules/downloads.api.test.ts',
      test: 'asks for the second factor where there is one',
    },
  },
  {
    name: 'a level that grows while an identity is linked',
    rule: 'With a verified factor every /auth/v1 route refuses an aal1 token',
    edits: [
      {
        file: 'src/features/auth/server/identities/identities.service.ts',
        find: "if (needsSecondFactor(user) && aal !== 'aal2') throw",
        replace: 'if (needsSecondFactor(user) && aal.length !== 4) throw',
      },
      {
        file: 'src/features/auth/server/sessions/sessions.service.ts',
        find: 'const session = atLevel(stored, aal);',
        replace: 'void aal;\n      const session = stored;',
      },
    ],
    killedBy: {
      file: 'src/features/auth/server/identities/linking-session.api.test.ts',
      test: 'that was begun before a second factor was shown gives nothing once there is one',
    },
  },
  {
    name: 'protocol routes that take the password alone',
    rule: 'With a verified factor every /auth/v1 route refuses an aal1 token',
    edits: [
      {
        file: 'src/features/auth/server/protocol/auth-route.ts',
        find: 'if (isAssured) sessions.assertAssured(current);',
        replace: 'if (isAssured && current.user.isAnonymous) sessions.assertAssured(current);',
      },
    ],
    killedBy: { file: assuranceTest, test: 'is refused by every route of the protocol but those that show the factor' },
  },
  {
    name: 'a token from before the factor that grows with its session',
    rule: 'With a verified factor every /auth/v1 route refuses an aal1 token',
    edits: [
      {
        file: 'src/features/auth/server/sessions/sessions.service.ts',
        find: "if (session.aal === 'aal1' || tokenAal === 'aal2') return session;",
        replace: "if (session.aal === 'aal1' || tokenAal.length === 4) return session;",
      },
    ],
    killedBy: { file: assuranceTest, test: 'stays at its level for ever' },
  },
  {
    name: 'a logout that asks for the second factor',
    rule: 'Reading the user, factor challenge and verify, refresh and logout take an aal1 token',
    edits: [
      {
        file: 'src/features/auth/server/protocol/auth-route.ts',
        find: 'withSession(answer, false, answerGone)',
        replace: 'withSession(answer, true, answerGone)',
      },
    ],
    killedBy: { file: assuranceTest, test: 'opens each of the routes that must stay open' },
  },
  {
    name: 'a challenge that asks for what it is to prove',
    rule: 'Reading the user, factor challenge and verify, refresh and logout take an aal1 token',
    edits: [
      {
        file: `${factors}/factors.routes.ts`,
        find: "route.anyLevel('POST', '/factors/:id/challenge'",
        replace: "route.signedIn('POST', '/factors/:id/challenge'",
      },
    ],
    killedBy: { file: assuranceTest, test: 'opens each of the routes that must stay open' },
  },
  {
    name: 'a time step that counts twice',
    rule: 'A reused TOTP time step is refused',
    edits: [{ file: `${factors}/factors.repository.ts`, find: ' and last_step < ${step}', replace: '' }],
    killedBy: { file: factorTest, test: 'is refused when its time step, or a later one, was used before' },
  },
  {
    name: 'a recovery code that stays good',
    rule: 'Recovery codes work once',
    edits: [
      {
        file: `${factors}/recovery-codes.repository.ts`,
        find: 'and code_hash = ${hash} and used_at is null',
        replace: 'and code_hash = ${hash}',
      },
    ],
    killedBy: { file: codesTest, test: 'raise a session once each' },
  },
  {
    name: 'factor secrets stored as they are',
    rule: 'Factor secrets are encrypted at rest',
    edits: [
      {
        file: `${factors}/factors.service.ts`,
        find: 'keys.seal(sealName(id), totp.secret)',
        replace: "sealName(id) ? Buffer.from(totp.secret) : keys.seal('', '')",
      },
      {
        file: `${factors}/factors.service.ts`,
        find: 'keys.unseal(sealName(factor.id), factor.secret!)',
        replace: 'factor.secret!.toString()',
      },
    ],
    killedBy: {
      file: 'src/features/auth/testing/rules/factor-secrets.api.test.ts',
      test: 'under another APP_SECRET the same rows let nobody show the factor',
    },
  },
];
