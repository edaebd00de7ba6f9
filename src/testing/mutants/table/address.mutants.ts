// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the table quotes source text
import type { Mutant } from '../mutant.ts';

const grant = 'src/features/auth/server/password-grant.service.ts';
const otpRoutes = 'src/features/auth/server/otp.routes.ts';
const signUp = 'src/features/auth/server/sign-up.service.ts';
const ruleTest = 'src/features/auth/testing/rules/addresses.api.test.ts';
const otpTest = 'src/features/auth/server/otp.api.test.ts';

/** Lets the routes look for people. */
const importsUsers = {
  file: otpRoutes,
  find: "import { userMetadataSchema } from './sign-up.service.ts';",
  replace:
    "import { userMetadataSchema } from './sign-up.service.ts';\nimport { usersRepository } from './users/users.repository.ts';",
};

export const addressMutants: readonly Mutant[] = [
  {
    name: 'an unconfirmed address told before the password is compared',
    rule: 'To a caller without the right password, known, unknown, unconfirmed and password-less addresses get the same answer',
    edits: [
      {
        file: grant,
        find: 'const checking = verifyPassword(',
        replace:
          "const known = await usersRepository.findByEmail(database.system, email ?? '');\n    if (known?.emailConfirmedAt === null) throw new AuthError('email_not_confirmed');\n    const checking = verifyPassword(",
      },
    ],
    killedBy: { file: ruleTest, test: 'with a wrong password gets the same answer' },
  },
  {
    name: 'an unknown address told by the password reset',
    rule: 'To a caller without the right password, known, unknown, unconfirmed and password-less addresses get the same answer',
    edits: [
      {
        file: otpRoutes,
        find: "await mailRequests.ask({ ...request, kind: 'recovery', newPerson: null }, call);",
        replace:
          "if (!(await usersRepository.findByEmail(context.database.system, request.email)))\n        throw new AuthError('user_not_found');\n      await mailRequests.ask({ ...request, kind: 'recovery', newPerson: null }, call);",
      },
      importsUsers,
    ],
    killedBy: { file: otpTest, test: 'get the same answer from /recover' },
  },
  {
    name: 'a mail asked for that is answered sooner where nobody has the address',
    rule: 'To a caller without the right password, known, unknown, unconfirmed and password-less addresses get the same answer',
    edits: [
      {
        file: otpRoutes,
        find: "await mailRequests.ask({ ...request, kind: 'recovery', newPerson: null }, call);",
        replace:
          "if (await usersRepository.findByEmail(context.database.system, request.email))\n        await mailRequests.ask({ ...request, kind: 'recovery', newPerson: null }, call);",
      },
      importsUsers,
    ],
    killedBy: { file: ruleTest, test: 'is answered after the same statements' },
  },
  {
    name: 'a wrong password that is noted for known addresses alone',
    rule: 'To a caller without the right password, known, unknown, unconfirmed and password-less addresses get the same answer',
    edits: [
      {
        file: grant,
        find: 'if (!isRight && email !== undefined) await',
        replace: 'if (!isRight && email !== undefined && found) await',
      },
    ],
    killedBy: { file: ruleTest, test: 'with a wrong password is answered after the same statements' },
  },
  {
    name: 'a wrong code that costs more where one is out',
    rule: 'To a caller without the right password, known, unknown, unconfirmed and password-less addresses get the same answer',
    edits: [
      {
        file: 'src/features/auth/server/verify.service.ts',
        find: 'return oneTime.findCode(database.system,',
        replace:
          'await database.system`update auth_one_time_token set tries_left = tries_left - 1 where sent_to = ${tried.sentTo} returning 1`.then(\n      async (rows) => rows.length > 0 && (await database.system`select 1`),\n    );\n    return oneTime.findCode(database.system,',
      },
    ],
    killedBy: { file: ruleTest, test: 'whether one is out or not' },
  },
  {
    name: 'no hash for an address without a password',
    rule: 'Those addresses cost the same number of hash computations',
    edits: [
      {
        file: 'src/features/auth/server/passwords.ts',
        find: '  decoy ??= hash(',
        replace: '  if (!storedHash) return false;\n  decoy ??= hash(',
      },
    ],
    killedBy: { file: ruleTest, test: 'with a wrong password gets the same answer' },
  },
  {
    name: 'two hashes where the address is taken',
    rule: 'So does sign-up where addresses are confirmed by mail',
    edits: [
      {
        file: signUp,
        find: 'found ? await hashOfFound() : await hashPassword(password)',
        replace: '(await hashOfFound()) ?? (await hashPassword(password))',
      },
    ],
    killedBy: { file: otpTest, test: 'get the same answer from sign-up by mail, for one hash' },
  },
  {
    name: 'sign-up by mail that tells of a taken address',
    rule: 'So does sign-up where addresses are confirmed by mail',
    edits: [
      {
        file: signUp,
        find: 'const id = randomUUID();',
        replace: "if (found) throw new AuthError('user_already_exists');\n    const id = randomUUID();",
      },
    ],
    killedBy: { file: otpTest, test: 'get the same answer from sign-up by mail, for one hash' },
  },
  {
    name: 'sign-up by mail that asks more where the address is taken',
    rule: 'So does sign-up where addresses are confirmed by mail',
    edits: [
      {
        file: signUp,
        find: 'const id = randomUUID();',
        replace: 'if (found) await usersRepository.find(database.system, found.id);\n    const id = randomUUID();',
      },
    ],
    killedBy: { file: ruleTest, test: 'is answered after the same statements and one hash' },
  },
  {
    name: 'an unconfirmed address let in',
    rule: 'With the right password an unconfirmed address is told to confirm',
    edits: [
      {
        file: 'src/features/auth/server/sessions/evidence.ts',
        find: "if (user.emailConfirmedAt === null) throw new AuthError('email_not_confirmed');",
        replace: '',
      },
    ],
    killedBy: { file: ruleTest, test: 'with the right password tells an unconfirmed address to confirm' },
  },
];
