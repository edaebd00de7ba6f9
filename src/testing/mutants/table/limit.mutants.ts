// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the table quotes source text
import type { Mutant } from '../mutant.ts';

const auth = 'src/features/auth/server';
const limits = `${auth}/limits/limits.ts`;
const grant = `${auth}/password-grant.service.ts`;
const mailLimits = `${auth}/limits/mail-limits.ts`;
const receivedTest = 'src/features/auth/testing/rules/received-mails.api.test.ts';
const abuseTest = `${auth}/limits/abuse.api.test.ts`;
const deviceTest = `${auth}/limits/known-device.api.test.ts`;
const refreshTest = `${auth}/limits/refresh-limit.api.test.ts`;
const guessTest = '1,000 from 50 addresses never exceed the limit, while the owner signs in at the first try';
const networkTest = 'are counted for a network address whatever X-Forwarded-For says, and IPv6 by its /64';

export const limitMutants: readonly Mutant[] = [
  {
    name: 'limits that have to be switched on',
    rule: 'Limits are on by default',
    edits: [
      {
        file: 'src/server/config-auth.ts',
        find: "AUTH_LIMITS: {\n    schema: switchOf('on')",
        replace: "AUTH_LIMITS: {\n    schema: switchOf('off')",
      },
    ],
    killedBy: { file: `${auth}/auth.api.test.ts`, test: 'are tried at most twenty times' },
  },
  {
    name: 'tries that no address is counted for',
    rule: 'Limits count per network address',
    edits: [{ file: grant, find: "      ['sign-in.address', call.address],\n", replace: '' }],
    killedBy: { file: abuseTest, test: networkTest },
  },
  {
    name: 'an address of IPv6 for each try',
    rule: 'Limits count per network address',
    edits: [{ file: 'src/server/http/remote-address.ts', find: 'groups.slice(0, 4)', replace: 'groups.slice(0, 8)' }],
    killedBy: { file: abuseTest, test: networkTest },
  },
  {
    name: 'tries that no account is counted for',
    rule: 'Limits count per account',
    edits: [
      {
        file: grant,
        find: "['sign-in.account', account],",
        replace: "['sign-in.account', `${account} ${call.requestId}`],",
      },
    ],
    killedBy: { file: abuseTest, test: guessTest },
  },
  {
    name: 'a limit of thirty for an account',
    rule: 'Limits count per account',
    edits: [
      {
        file: limits,
        find: "'sign-in.account': { points: 20,",
        replace: "'sign-in.account': { points: 30,",
      },
    ],
    killedBy: { file: abuseTest, test: guessTest },
  },
  {
    name: 'a count for each process',
    rule: 'Limits count across processes',
    edits: [
      {
        file: limits,
        find: 'isOn: boolean): AuthLimits {\n',
        replace: 'isOn: boolean): AuthLimits {\n  const own = crypto.randomUUID();\n',
      },
      { file: limits, find: '`${limit}:${createHash', replace: '`${own}:${limit}:${createHash' },
      {
        file: limits,
        find: "import { createHash } from 'node:crypto';",
        replace: "import crypto, { createHash } from 'node:crypto';",
      },
    ],
    killedBy: { file: abuseTest, test: guessTest },
  },
  {
    name: 'counts forgotten by a restart',
    rule: 'Limits count across restarts',
    edits: [
      {
        file: limits,
        find: 'isOn: boolean): AuthLimits {\n',
        replace:
          'isOn: boolean): AuthLimits {\n  const cleared = limitsRepository.forgetExpired(sql, new Date(8.64e15));\n',
      },
      {
        file: limits,
        find: '      use?.assertAllowed(await',
        replace: '      await cleared;\n      use?.assertAllowed(await',
      },
    ],
    killedBy: { file: abuseTest, test: 'are still counted after a restart' },
  },
  {
    name: 'a refusal that does not say how long',
    rule: 'Limits answer with Retry-After',
    edits: [
      {
        file: `${auth}/auth-errors.ts`,
        find: "if (error.retryAfterSeconds) headers.set('retry-after', String(error.retryAfterSeconds));",
        replace: '',
      },
    ],
    killedBy: {
      file: `${auth}/otp.api.test.ts`,
      test: 'wait a minute between two mails of /recover, with Retry-After',
    },
  },
  {
    name: 'a forwarded address that is believed',
    rule: 'Limits are deaf to a forged X-Forwarded-For',
    edits: [
      {
        file: `${auth}/protocol/auth-call.ts`,
        find: 'address: networkOf(info.remoteAddress),',
        replace: "address: networkOf(request.headers.get('x-forwarded-for') ?? info.remoteAddress),",
      },
    ],
    killedBy: { file: abuseTest, test: networkTest },
  },
  {
    name: 'a forwarded address that nobody named as trusted wrote',
    rule: 'Limits are deaf to a forged X-Forwarded-For',
    edits: [
      {
        file: 'src/server/http/remote-address.ts',
        find: 'while (proxies.has(caller)) {',
        replace: 'while (proxies.has(caller) || entries.length > 0) {',
      },
    ],
    killedBy: { file: abuseTest, test: networkTest },
  },
  {
    name: 'what stands before the word of a trusted proxy',
    rule: 'Limits are deaf to a forged X-Forwarded-For',
    edits: [{ file: 'src/server/http/remote-address.ts', find: 'entries.pop()', replace: 'entries.shift()' }],
    killedBy: { file: refreshTest, test: 'each caller has the address the proxy saw, whatever was written before it' },
  },
  {
    name: 'devices of the old password that keep tries of their own',
    rule: 'Limits count per account',
    edits: [
      {
        file: `${auth}/user-update-password.ts`,
        find: 'await sessions.forgetDevices(tx, user.id, call);',
        replace: '',
      },
    ],
    killedBy: {
      file: `${auth}/sessions/known-devices.api.test.ts`,
      test: 'are known no more when it was changed, but for the one it was changed on',
    },
  },
  {
    name: 'a code of an owner counted with the strangers',
    rule: 'No limit keeps an owner on a known device from signing in',
    edits: [
      {
        file: `${auth}/limits/counted-for.ts`,
        find: 'return device === undefined ?',
        replace: 'return device === undefined || email ?',
      },
    ],
    killedBy: { file: deviceTest, test: 'redeems a code and a link after a hundred wrong ones from the same address' },
  },
  {
    name: 'a journey of an owner counted with the strangers',
    rule: 'No limit keeps an owner on a known device from signing in',
    edits: [
      {
        file: `${auth}/limits/counted-for.ts`,
        find: 'return device === undefined ?',
        replace: 'return device === undefined || !email ?',
      },
    ],
    killedBy: {
      file: deviceTest,
      test: 'sets out for a provider after two hundred journeys from the same address',
    },
  },
  {
    name: 'a mail to an owner counted with the strangers',
    rule: 'No limit keeps an owner on a known device from signing in',
    edits: [{ file: mailLimits, find: 'isTrusted ? []', replace: 'isTrusted === undefined ? []' }],
    killedBy: { file: deviceTest, test: 'which strangers cannot use up' },
  },
  {
    name: 'mails counted for the device that asks',
    rule: 'An address gets one mail a minute and ten an hour, whoever asks',
    edits: [
      {
        file: mailLimits,
        find: "  'mail.recipient',\n  'mail.recipient-hour',\n",
        replace: "  ...(isTrusted ? [] : (['mail.recipient', 'mail.recipient-hour'] as const)),\n",
      },
    ],
    killedBy: { file: receivedTest, test: 'from: recover' },
  },
  {
    name: 'the new address of a change left uncounted when the mail is asked for again',
    rule: 'An address gets one mail a minute and ten an hour, whoever asks',
    edits: [
      {
        file: `${auth}/otp.service.ts`,
        find: 'if (!(await mayReceive(context, tx, newEmail, now))) return;',
        replace: 'if (newEmail === "" && !(await mayReceive(context, tx, newEmail, now))) return;',
      },
    ],
    killedBy: { file: receivedTest, test: 'from: resend of a change to it' },
  },
  {
    name: 'devices that a browser makes up',
    rule: 'Limits count per account',
    edits: [
      {
        file: `${auth}/protocol/auth-call.ts`,
        find: 'devices.read(readCookie(request, deviceCookie))',
        replace: 'readCookie(request, deviceCookie) ?? devices.read(undefined)',
      },
    ],
    killedBy: {
      file: `${auth}/sessions/known-devices.api.test.ts`,
      test: 'one that somebody made up is ignored and replaced',
    },
  },
  {
    name: 'a mail asked for again without the robot check',
    rule: 'The robot check is bound to its form and passes once',
    edits: [{ file: `${auth}/otp.routes.ts`, find: "await assertPerson(body, 'sign-up', call);", replace: '' }],
    killedBy: { file: receivedTest, test: 'asks for the robot check like sign-up does' },
  },
  {
    name: 'a refresh counted before its token is looked at',
    rule: 'No limit keeps an owner on a known device from signing in',
    edits: [
      {
        file: `${auth}/token.routes.ts`,
        find: 'const session = await sessions.refresh(',
        replace:
          "await limits.consume('refresh.address', call.address, call.now);\n      const session = await sessions.refresh(",
      },
    ],
    killedBy: { file: refreshTest, test: 'keep nobody at the same address from refreshing with a right one' },
  },
  {
    name: 'an owner counted with the strangers',
    rule: 'No limit keeps an owner on a known device from signing in',
    edits: [
      { file: grant, find: 'if (tried?.isKnownDevice) return', replace: 'if (tried?.isKnownDevice && !email) return' },
    ],
    killedBy: { file: abuseTest, test: guessTest },
  },
  {
    name: 'tries without end from a browser that signed in before',
    rule: 'Limits count per account',
    edits: [{ file: grant, find: 'if (tried?.count) use?.assertAllowed(tried.count);', replace: '' }],
    killedBy: { file: abuseTest, test: 'from a browser that signed in before are counted by themselves' },
  },
  {
    name: 'an owner locked out of the second factor',
    rule: 'No limit keeps an owner on a known device from signing in',
    edits: [
      {
        file: `${auth}/factors/factor-attempts.ts`,
        find: "(['factor.device', `${userId}|${hash.toString('hex')}`] as const)",
        replace: "(['factor.account', userId] as const)",
      },
    ],
    killedBy: {
      file: `${auth}/factors/factors.api.test.ts`,
      test: 'from a stranger with the password are limited, and never keep the owner on their device from signing in',
    },
  },
  {
    name: 'a robot token for any form',
    rule: 'The robot check is bound to its form and passes once',
    edits: [
      {
        file: `${auth}/robot-check.service.ts`,
        find: 'if (!verified || data.form !== form)',
        replace: 'if (!verified || !form)',
      },
    ],
    killedBy: { file: abuseTest, test: 'never passes for another form' },
  },
  {
    name: 'a robot token that is not used up',
    rule: 'The robot check is bound to its form and passes once',
    edits: [
      {
        file: `${auth}/robot-check.repository.ts`,
        find: 'return spent.count === 1;',
        replace: 'return spent.count <= 1;',
      },
    ],
    killedBy: { file: abuseTest, test: 'sent 50 times in parallel to two instances opens one account' },
  },
];
