// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the table quotes source text
import type { Mutant } from '../mutant.ts';

const auth = 'src/features/auth/server';
const ownDataTest = 'src/features/auth/testing/rules/own-data.api.test.ts';
const ownDataName = 'are not written by the person they are about';
const trailTest = 'src/features/auth/testing/rules/audit-trail.api.test.ts';
const trailName = 'tells everything that happened to the account, in order';

export const ownershipMutants: readonly Mutant[] = [
  {
    name: 'factors of everybody',
    rule: "Nobody uses another's factor",
    edits: [
      {
        file: `${auth}/factors/factors.repository.ts`,
        find: 'from auth_factor where user_id = ${userId} order by',
        replace: 'from auth_factor where user_id = ${userId} or id = ${userId} order by',
      },
      {
        file: `${auth}/factors/factors.service.ts`,
        find: 'const factors = await factorsRepository.list(tx, user.id);\n    const factor = factors.find(({ id, factorType })',
        replace:
          'const owners = [user.id, factorId].map((owner) => factorsRepository.list(tx, owner));\n    const factors = (await Promise.all(owners)).flat();\n    const factor = factors.find(({ id, factorType })',
      },
    ],
    killedBy: { file: `${auth}/factors/factors.api.test.ts`, test: 'is not found, whatever is done with it' },
  },
  {
    name: "a challenge of another's factor",
    rule: "Nobody uses another's factor",
    edits: [
      {
        file: `${auth}/factors/factors.repository.ts`,
        find: 'where id = ${challengeId} and factor_id = ${factorId} for update',
        replace: 'where id = ${challengeId} and ${factorId}::text is not null for update',
      },
    ],
    killedBy: { file: `${auth}/factors/factors.api.test.ts`, test: 'is not found, whatever is done with it' },
  },
  {
    name: 'recovery codes of everybody',
    rule: "Nobody uses another's factor",
    edits: [
      {
        file: `${auth}/factors/recovery-code.ts`,
        find: 'recovery_code|${userId}|${code}',
        replace: 'recovery_code|${userId.length}|${code}',
      },
      {
        file: `${auth}/factors/recovery-codes.repository.ts`,
        find: 'where user_id = ${userId} and code_hash',
        replace: 'where ${userId}::text is not null and code_hash',
      },
    ],
    killedBy: { file: `${auth}/factors/recovery-codes.api.test.ts`, test: 'of another person are worth nothing' },
  },
  {
    name: "another's session ended",
    rule: "Nobody uses another's session",
    edits: [
      {
        file: `${auth}/account-security.service.ts`,
        find: 'if (session?.userId !== owner.accountId) return false;',
        replace: 'if (session === undefined) return false;',
      },
    ],
    killedBy: {
      file: 'src/features/account/server/security.api.test.ts',
      test: 'of somebody else are not found, and go on',
    },
  },
  {
    name: "another's identity taken away",
    rule: "Nobody uses another's identity",
    edits: [
      {
        file: `${auth}/identities/identities.service.ts`,
        find: 'const identity = user.identities.find(({ id }) => id === identityId);',
        replace:
          'const identity = user.identities.find(({ id }) => id === identityId) ?? user.identities.find(() => true);',
      },
      {
        file: `${auth}/users/users.repository.ts`,
        find: 'delete from auth_identity where user_id = ${userId} and id = ${identityId}',
        replace: 'delete from auth_identity where ${userId}::text is not null and id::text = ${identityId}',
      },
    ],
    killedBy: {
      file: `${auth}/identities/identities.api.test.ts`,
      test: "finds nobody else's, and none that is no identity",
    },
  },
  {
    name: "another's identity added",
    rule: "Nobody uses another's identity",
    edits: [
      {
        file: `${auth}/identities/identities.service.ts`,
        find: "if (owner) throw new AuthError('identity_already_exists');",
        replace: '',
      },
    ],
    killedBy: {
      file: `${auth}/identities/identities.api.test.ts`,
      test: "refuses somebody else's identity, one's own again, and an address that is not verified",
    },
  },
  {
    name: 'an address taken from whoever was invited, without reading its mail',
    rule: "Nobody uses another's identity",
    edits: [
      {
        file: `${auth}/verify-email-change.ts`,
        find: '|| !isProven)',
        replace: '|| (!isProven && user.email !== null))',
      },
    ],
    killedBy: { file: `${auth}/anonymous-address.api.test.ts`, test: 'takes no address that somebody has' },
  },
  {
    name: "another's address in letters of another script",
    rule: "Nobody uses another's identity",
    edits: [{ file: 'src/shared/email-address.ts', find: '[\\x21-\\x7e]', replace: '\\S' }],
    killedBy: {
      file: `${auth}/protocol/body.api.test.ts`,
      test: 'with a character that only looks like a Latin letter',
    },
  },
  {
    name: "another's code",
    rule: "Nobody uses another's token",
    edits: [
      {
        file: `${auth}/one-time/one-time.service.ts`,
        find: '`${userId}|${purpose}|${code}`',
        replace: '`${userId.length}|${purpose}|${code}`',
      },
      {
        file: `${auth}/one-time/one-time.repository.ts`,
        find: 'where sent_to = ${sentTo} and purpose = any(${purposes}::text[]) order by id',
        replace:
          'where ${sentTo}::text is not null and purpose = any(${purposes}::text[]) order by created_at desc limit 1',
      },
      {
        file: `${auth}/verify.service.ts`,
        find: 'token.sentTo === user.email',
        replace: 'token.sentTo !== null',
      },
    ],
    killedBy: {
      file: 'src/features/auth/testing/rules/codes.api.test.ts',
      test: 'opens the account of nobody else, though it is the newest of all',
    },
  },
  {
    name: "a token under another's session",
    rule: "Nobody uses another's token",
    edits: [
      {
        file: `${auth}/sessions/sessions.service.ts`,
        find: ' || session.userId !== claims.userId) throw',
        replace: ') throw',
      },
    ],
    killedBy: {
      file: `${auth}/auth-instance.api.test.ts`,
      test: 'is refused without a living session of its person, though the signature is right',
    },
  },
  {
    name: 'app_metadata from user_metadata',
    rule: 'Nobody writes their own app_metadata or role',
    edits: [
      {
        file: `${auth}/auth-user.ts`,
        find: 'return { ...user.appMetadata, ...(providers[0]',
        replace: 'return { ...user.userMetadata, ...user.appMetadata, ...(providers[0]',
      },
    ],
    killedBy: { file: ownDataTest, test: ownDataName },
  },
  {
    name: 'app_metadata written with user_metadata',
    rule: 'Nobody writes their own app_metadata or role',
    edits: [
      {
        file: `${auth}/user-update.service.ts`,
        find: 'await usersRepository.update(tx, user.id, { userMetadata }, call.now);',
        replace:
          'const own = userMetadata.app_metadata as Readonly<Record<string, unknown>> | undefined;\n    await usersRepository.update(tx, user.id, { userMetadata, ...(own && { appMetadata: own }) }, call.now);',
      },
    ],
    killedBy: { file: ownDataTest, test: ownDataName },
  },
  {
    name: 'a role from user_metadata',
    rule: 'Nobody writes their own app_metadata or role',
    edits: [
      {
        file: `${auth}/access-tokens.ts`,
        find: "role: 'authenticated',",
        replace: "role: (subject.userMetadata as { role?: string }).role ?? 'authenticated',",
      },
    ],
    killedBy: { file: ownDataTest, test: ownDataName },
  },
  {
    name: 'a failed sign-in that leaves no trace',
    rule: 'What happened to an account is in its audit trail',
    edits: [
      {
        file: `${auth}/password-grant.service.ts`,
        find: 'await requests.noteFailedSignIn(email, call);',
        replace: 'void requests;',
      },
    ],
    killedBy: { file: trailTest, test: trailName },
  },
  {
    name: 'a reused token that leaves no trace',
    rule: 'What happened to an account is in its audit trail',
    edits: [
      {
        file: `${auth}/sessions/sessions.service.ts`,
        find: "await recordAudit(tx, call, { userId: session.userId, sessionId: session.id, event: 'token_reused' });",
        replace: '',
      },
    ],
    killedBy: {
      file: 'src/features/auth/testing/rules/refresh-reuse.api.test.ts',
      test: 'ends the session at once, mails the person once',
    },
  },
  {
    name: 'a changed password that leaves no trace',
    rule: 'What happened to an account is in its audit trail',
    edits: [
      {
        file: `${auth}/user-update-password.ts`,
        find: 'await recordAudit(tx, call, { userId: user.id, sessionId: session.id, event });',
        replace: 'void event;',
      },
    ],
    killedBy: { file: trailTest, test: trailName },
  },
];
