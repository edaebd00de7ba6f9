// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the table quotes source text
import type { Edit, Mutant } from '../mutant.ts';

const auth = 'src/features/auth/server';
const evidence = `${auth}/sessions/evidence.ts`;
const races = 'src/features/auth/testing/races/races.api.test.ts';

const mutant = (name: string, edits: readonly Edit[], test: string): Mutant => ({
  name,
  rule: 'What a sign-in was checked for is checked again when its session opens',
  edits,
  killedBy: { file: races, test },
});

export const evidenceMutants: readonly Mutant[] = [
  mutant(
    'a password that changed while it was compared',
    [{ file: evidence, find: ' && user.passwordHash === evidence.passwordHash', replace: '' }],
    'a session opened by the password of somebody who signed up with the address of another does not survive the address confirmed by a mail of the kind magiclink',
  ),
  mutant(
    'an address that moved while its password was compared',
    [{ file: evidence, find: 'user.email === evidence.email && ', replace: '' }],
    'a session opened by a password does not survive a change of address',
  ),
  mutant(
    'a session written for an account that changed since it was read',
    [{ file: `${auth}/sessions/sessions.repository.ts`, find: 'sql`xmin::text = ${version}`', replace: 'sql`true`' }],
    'a session opened by a password, in a browser that signed in before does not survive a sign-out everywhere',
  ),
  {
    name: 'a planned deletion that nobody looks for in a browser that signed in before',
    rule: 'What a sign-in was checked for is checked again when its session opens',
    edits: [
      {
        file: `${auth}/sessions/open-session.ts`,
        find: '!(await deletions?.has(userId))',
        replace: "!(await deletions?.has(userId)) || userId !== ''",
      },
    ],
    killedBy: {
      file: 'src/features/privacy/server/deletion.api.test.ts',
      test: 'undoes it from a browser that signed in before as well',
    },
  },
  mutant(
    'a sign-in that outlives a sign-out everywhere',
    [{ file: evidence, find: 'user.generation !== evidence.generation', replace: 'user.generation < 0' }],
    'a session opened by a password does not survive a sign-out everywhere',
  ),
  mutant(
    'a ban that is looked at too early',
    [
      {
        file: evidence,
        find: 'user.bannedUntil && user.bannedUntil > now',
        replace: 'user.bannedUntil && now.getTime() < 0',
      },
    ],
    'a session opened by a password answers to a ban as if it had come later',
  ),
  mutant(
    'a code exchanged after its sessions were ended',
    [
      {
        file: evidence,
        find: 'return flowsRepository.isStanding(sql, evidence.flowId, user.id);',
        replace: 'return flowsRepository.isStanding(sql, evidence.flowId, user.id).then(() => true);',
      },
    ],
    'a session opened by a code exchanged for a session does not survive a sign-out everywhere',
  ),
  mutant(
    'an account that is not locked while a session opens',
    [
      {
        file: `${auth}/users/users.repository.ts`,
        find: 'from auth_user where id = ${userId} for update`.execute();',
        replace: 'from auth_user where id = ${userId}`.execute();',
      },
      {
        file: `${auth}/sessions/sessions.repository.ts`,
        find: '  await usersRepository.nextGeneration(tx, userId);\n',
        replace: '  await usersRepository.isConfirmed(tx, userId);\n',
      },
      {
        file: `${auth}/users/users.repository.ts`,
        find: 'select 1 from auth_user where id = ${userId} for update`;',
        replace: 'select 1 from auth_user where id = ${userId}`;',
      },
    ],
    'a session opened by an identity at a provider, looked up before the act does not survive a sign-out everywhere',
  ),
  mutant(
    'a factor shown in a session that was just ended',
    [
      {
        file: `${auth}/sessions/sessions.service.ts`,
        find: "if (!user || !session || session.endedAt) throw new AuthError('session_not_found');",
        replace: "if (!user || !session) throw new AuthError('session_not_found');",
      },
      {
        file: `${auth}/sessions/sessions.repository.ts`,
        find: 'factor_id = ${raised.factorId}, refreshed_at = ${now} where id = ${sessionId}`;',
        replace: 'factor_id = ${raised.factorId}, refreshed_at = ${now}, ended_at = null where id = ${sessionId}`;',
      },
    ],
    'a session opened by an authenticator app does not survive a sign-out everywhere',
  ),
];
