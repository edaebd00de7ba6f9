// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the table quotes source text
import type { Mutant } from '../mutant.ts';

const service = 'src/features/auth/server/sessions/sessions.service.ts';
const repository = 'src/features/auth/server/sessions/sessions.repository.ts';
const instance = 'src/features/auth/server/auth-instance.ts';
const authTest = 'src/features/auth/server/auth.api.test.ts';
const reuseTest = 'src/features/auth/testing/rules/refresh-reuse.api.test.ts';
const logoutTest = 'src/features/auth/testing/rules/logout.api.test.ts';
const linkingTest = 'src/features/auth/server/identities/linking-session.api.test.ts';
const downloadTest = 'src/features/auth/testing/rules/downloads.api.test.ts';
const reuseRuleTest = 'ends the session at once, mails the person once, and says why';

export const sessionMutants: readonly Mutant[] = [
  {
    name: 'no grace for a lost answer',
    rule: 'Refresh: within 10 s the same successor',
    edits: [{ file: service, find: 'reuseGraceMs = 10_000', replace: 'reuseGraceMs = 0' }],
    killedBy: { file: authTest, test: 'rotate, and answer the same successor again within ten seconds' },
  },
  {
    name: 'another successor within the grace time',
    rule: 'Refresh: within 10 s the same successor',
    edits: [
      {
        file: service,
        find: 'const successor = isLinked ?',
        replace: 'const successor = usedAt && !isLinked ? randomToken() : isLinked ?',
      },
    ],
    killedBy: { file: authTest, test: 'rotate, and answer the same successor again within ten seconds' },
  },
  {
    name: 'a tab that loses its session to linking',
    rule: 'Refresh: within 10 s the same successor',
    edits: [{ file: service, find: 'usedAt !== null && (await', replace: 'usedAt === null && (await' }],
    killedBy: { file: linkingTest, test: 'answers the same successor to a tab that still refreshes the one before' },
  },
  {
    name: 'a second lineage beside the one that linking goes on with',
    rule: 'Later reuse ends the whole session at once',
    edits: [
      {
        file: service,
        find: 'await sessionsRepository.markAllTokensUsed(tx, sessionId, now);',
        replace: 'await Promise.resolve<Buffer | undefined>(undefined);',
      },
    ],
    killedBy: { file: linkingTest, test: 'uses the refresh token from before up: later it ends the session' },
  },
  {
    name: 'a minute of grace',
    rule: 'Later reuse ends the whole session at once',
    edits: [{ file: service, find: 'reuseGraceMs = 10_000', replace: 'reuseGraceMs = 60_000' }],
    killedBy: { file: authTest, test: 'end the whole session when an old one is used after ten seconds' },
  },
  {
    name: 'a reuse that is refused and ends nothing',
    rule: 'Later reuse ends the whole session at once',
    edits: [
      { file: service, find: "await sessionsRepository.end(tx, session.id, 'refresh-reuse', now);", replace: '' },
    ],
    killedBy: { file: reuseTest, test: reuseRuleTest },
  },
  {
    name: 'a reuse nobody hears of',
    rule: 'Later reuse mails the person',
    edits: [{ file: service, find: 'await mails.tokenReused(tx, user, call);', replace: 'void user;' }],
    killedBy: { file: reuseTest, test: reuseRuleTest },
  },
  {
    name: 'a reuse that the other holder is not told',
    rule: 'Later reuse says so on /signin',
    edits: [
      { file: service, find: "session.endReason === 'refresh-reuse'", replace: "session.endReason === 'expired'" },
    ],
    killedBy: { file: reuseTest, test: reuseRuleTest },
  },
  {
    name: 'a successor for each of parallel refreshes',
    rule: 'Fifty refreshes in parallel give one lineage',
    edits: [
      {
        file: service,
        find: "createHmac('sha256', refreshKey).update(token)",
        replace: "createHmac('sha256', refreshKey).update(token + performance.now())",
      },
    ],
    killedBy: { file: authTest, test: 'give one lineage to fifty parallel refreshes' },
  },
  {
    name: 'a local logout that ends nothing',
    rule: 'Each logout scope really ends its sessions',
    edits: [
      {
        file: service,
        find: "if (scope === 'local') await sessionsRepository.end(tx, session.id, 'sign-out', call.now);\n        else {",
        replace: "if (scope !== 'local') {",
      },
    ],
    killedBy: { file: logoutTest, test: 'of scope local ends its sessions' },
  },
  {
    name: 'a global logout that leaves the other devices',
    rule: 'Each logout scope really ends its sessions',
    edits: [{ file: service, find: "if (scope === 'local') await", replace: "if (scope !== 'others') await" }],
    killedBy: { file: logoutTest, test: 'of scope global ends its sessions' },
  },
  {
    name: 'a logout of the others that ends the own session too',
    rule: 'Each logout scope really ends its sessions',
    edits: [
      {
        file: service,
        find: "scope === 'others' ? { exceptSessionId: session.id } : {}",
        replace: 'scope.length < 1 ? { exceptSessionId: session.id } : {}',
      },
    ],
    killedBy: { file: logoutTest, test: 'of scope others ends its sessions' },
  },
  {
    name: 'protocol routes that take an ended session',
    rule: 'A logout holds on every route',
    edits: [
      {
        file: service,
        find: 'if (session.endedAt || session.userId',
        replace: 'if (session.userId',
      },
    ],
    killedBy: { file: logoutTest, test: 'is refused by every route that takes a session' },
  },
  {
    name: 'platform endpoints that take an ended session',
    rule: 'A logout holds on every route',
    edits: [
      {
        file: repository,
        find: 'where s.id = ${sessionId} and s.user_id = ${userId} and s.ended_at is null',
        replace: 'where s.id = ${sessionId} and s.user_id = ${userId}',
      },
    ],
    killedBy: { file: logoutTest, test: 'is refused by every route that takes a session' },
  },
  {
    name: 'a refresh token that outlives its session',
    rule: 'A logout holds on every route',
    edits: [
      {
        file: service,
        find: '        if (session.endedAt)\n',
        replace: "        if (session.endedAt && session.endReason !== 'sign-out')\n",
      },
    ],
    killedBy: { file: authTest, test: 'is refused everywhere at once after signing out' },
  },
  {
    name: 'downloads for a session that ended',
    rule: 'A logout holds on every route',
    edits: [
      {
        file: instance,
        find: '  const toActor = async (',
        replace: '  const told = new Map<string, Actor | undefined>();\n  const toActor = async (',
      },
      {
        file: instance,
        find: 'return session && toActor(sessionId, accountId, session.aal);',
        replace:
          'const actor = told.get(sessionId) ?? (session && (await toActor(sessionId, accountId, session.aal)));\n      told.set(sessionId, actor);\n      return actor;',
      },
    ],
    killedBy: { file: downloadTest, test: 'opens nothing once its session signed out' },
  },
  {
    name: 'a process that remembers living sessions',
    rule: 'A logout holds in every process within a second',
    edits: [
      {
        file: instance,
        find: '  const toActor = async (',
        replace:
          '  const remembered = new Map<string, Awaited<ReturnType<typeof sessionsRepository.findLivingAccount>>>();\n  const toActor = async (',
      },
      {
        file: instance,
        find: 'const account = await sessionsRepository.findLivingAccount(database.system, sessionId, userId);',
        replace:
          'const account =\n      remembered.get(sessionId) ?? (await sessionsRepository.findLivingAccount(database.system, sessionId, userId));\n    remembered.set(sessionId, account);',
      },
    ],
    killedBy: { file: logoutTest, test: 'in every instance within a second' },
  },
  {
    name: 'half a token that is enough',
    rule: 'The JSON half of a split refresh token is useless without its cookie half',
    edits: [
      {
        file: service,
        find: 'if (!stored || !cookies.isHalfRight(stored.session, call.request))',
        replace: 'if (!stored)',
      },
    ],
    killedBy: {
      file: 'src/features/auth/server/sessions/split-token.api.test.ts',
      test: 'is useless without its cookie half, and using it ends nothing',
    },
  },
];
