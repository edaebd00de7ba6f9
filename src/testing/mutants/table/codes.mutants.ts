// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the table quotes source text
import type { Mutant } from '../mutant.ts';

const service = 'src/features/auth/server/one-time/one-time.service.ts';
const repository = 'src/features/auth/server/one-time/one-time.repository.ts';
const verifyTest = 'src/features/auth/server/verify.api.test.ts';
const ruleTest = 'src/features/auth/testing/rules/codes.api.test.ts';

export const codeMutants: readonly Mutant[] = [
  {
    name: 'codes from Math.random',
    rule: 'Six-digit codes come from a CSPRNG',
    edits: [
      {
        file: service,
        find: 'String(randomInt(100_000, 1_000_000))',
        replace: 'String(Math.random() < 2 ? 100_000 + Math.floor(Math.random() * 900_000) : randomInt(9))',
      },
    ],
    killedBy: { file: ruleTest, test: 'comes from a source that cannot be predicted' },
  },
  {
    name: 'a hash without a secret key',
    rule: 'Six-digit codes are kept as keyed hash at rest',
    edits: [
      {
        file: service,
        find: "createHmac('sha256', codeKey)",
        replace: "createHmac('sha256', codeKey.subarray(0, 0))",
      },
    ],
    killedBy: { file: ruleTest, test: 'under another secret the same rows open nothing' },
  },
  {
    name: 'a code of eleven minutes',
    rule: 'Six-digit codes live 10 minutes',
    edits: [{ file: service, find: 'codeLifeMs = 10 * minuteMs', replace: 'codeLifeMs = 11 * minuteMs' }],
    killedBy: { file: verifyTest, test: 'works for ten minutes and no longer' },
  },
  {
    name: 'a code whose end is not looked at',
    rule: 'Six-digit codes live 10 minutes',
    edits: [{ file: service, find: ' || token.codeExpiresAt <= now', replace: ' || now.getTime() <= 0' }],
    killedBy: { file: verifyTest, test: 'works for ten minutes and no longer' },
  },
  {
    name: 'a sixth try',
    rule: 'Six-digit codes take 5 tries',
    edits: [{ file: service, find: 'codeTries = 5', replace: 'codeTries = 6' }],
    killedBy: { file: verifyTest, test: 'survives four wrong tries and not five' },
  },
  {
    name: 'wrong tries that are not counted',
    rule: 'Six-digit codes take 5 tries',
    edits: [{ file: service, find: 'if (points <= codeTries)', replace: 'if (points <= codeTries * 100)' }],
    killedBy: { file: verifyTest, test: 'counts every wrong try of twenty in parallel' },
  },
  {
    name: 'an older code that stays',
    rule: 'Of six-digit codes the newest only works',
    edits: [
      {
        file: repository,
        find: 'delete from auth_one_time_token where user_id = ${token.userId} and purpose = ${token.purpose}',
        replace: 'select 1',
      },
      {
        file: repository,
        find: '${token.linkExpiresAt})`',
        replace: '${token.linkExpiresAt}) on conflict (user_id, purpose) do nothing`',
      },
    ],
    killedBy: { file: verifyTest, test: 'is replaced by a newer one' },
  },
  {
    name: 'a code that stays after use',
    rule: 'Six-digit codes are for single use',
    edits: [
      {
        file: service,
        find: 'Promise<boolean> => oneTimeRepository.delete(tx, token.id),',
        replace: 'Promise<boolean> => Promise.resolve(tx !== undefined && token.id.length > 0),',
      },
    ],
    killedBy: { file: verifyTest, test: 'works once' },
  },
  {
    name: 'a comparison that stops at the first difference',
    rule: 'Six-digit codes are compared in constant time',
    edits: [
      {
        file: service,
        find: 'timingSafeEqual(hashCode(token.userId, token.purpose, tried.code), token.codeHash)',
        replace: 'hashCode(token.userId, token.purpose, tried.code).equals(token.codeHash)',
      },
      { file: service, find: 'randomUUID, timingSafeEqual }', replace: 'randomUUID }' },
    ],
    killedBy: { file: ruleTest, test: 'is compared in constant time' },
  },
  {
    name: 'codes that outlive the password',
    rule: 'Six-digit codes are void after a password change',
    edits: [
      {
        file: 'src/features/auth/server/user-update-password.ts',
        find: 'await oneTime.voidAll(tx, user.id);',
        replace: '',
      },
    ],
    killedBy: { file: verifyTest, test: 'is void, with every other code and link, after the password was changed' },
  },
];
