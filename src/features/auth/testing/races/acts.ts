import { adminCommands } from '#app/server/cli/admin-commands.ts';
import type { AuthMails } from '#features/auth/server/mails/auth-mails.ts';
import type { Need } from './openers.ts';
import { password, type Racer, type RacerKind, type RaceWorld, secondRecoveryCode } from './race-world.ts';

/** Something that ends sessions, or takes away what one rests on. */
export interface Act {
  readonly name: string;
  readonly breaks: readonly Need[];
  /** The calls it ends sessions or changes evidence by, as `registered.test.ts` finds them in the source. */
  readonly through: readonly string[];
  /** It leaves a session that has shown a second factor by then. */
  readonly sparesRaised?: boolean;
  /** It finds the person by the address they had. */
  readonly namesAddress?: boolean;
  /** Whom it can happen to. */
  readonly to: readonly RacerKind[];
  /** Does everything up to the act itself, which it answers. */
  prepare(world: RaceWorld, person: Racer): Promise<() => Promise<unknown>>;
}

const everybody: readonly RacerKind[] = ['plain', 'with factors'];
const newPassword = 'a whole new password';
const endsAll: readonly Need[] = ['session', 'no ending', 'code'];
const newProof: readonly Need[] = [...endsAll, 'password', 'mailed'];

const noMails = new Proxy({} as AuthMails, { get: () => async () => {} });

/** An operator's command, as `npm run admin` runs it. */
const command = (
  name: string,
  breaks: readonly Need[],
  through: readonly string[],
  more: (person: Racer) => readonly string[] = () => [],
): Act => ({
  name: `the operator's ${name}`,
  namesAddress: true,
  breaks,
  through: through.map((one) => `admin-commands ${one}`),
  to: everybody,
  prepare: async ({ world }, person) => {
    const { run } = adminCommands.find((one) => one.name === name)!;
    const { database } = world.product;
    const context = {
      database,
      owner: database.system,
      mails: noMails,
      waitlist: { list: async () => [] } as never,
      accountStorage: { measure: async () => 0, admit: async () => {}, admitMeasured: async () => {} },
      now: world.clock.now,
      say: () => {},
      disk: undefined,
      readPassword: async () => newPassword,
    };
    return () => run(context, person.email, ...more(person));
  },
});

const call = (
  name: string,
  breaks: readonly Need[],
  through: readonly string[],
  request: (person: Racer, world: RaceWorld) => Promise<{ status: number; body: unknown }>,
  to: readonly RacerKind[] = everybody,
): Act => ({
  name,
  breaks,
  through,
  to,
  prepare: async (world, person) => async () => {
    const { status, body } = await request(person, world);
    if (status >= 300) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
  },
});

/** Somebody reads the mail of an address that somebody else signed up with. */
const proof = (
  type: 'magiclink' | 'recovery' | 'signup',
  breaks: readonly Need[],
  through: readonly string[] = [],
): Act => ({
  name: `the address confirmed by a mail of the kind ${type}`,
  breaks,
  through,
  to: ['unconfirmed'],
  prepare: async (at, { email, userId }) => {
    const { tokenHash } = await at.link(type === 'signup' ? 'magiclink' : type, email);
    if (type === 'signup')
      await at.world.product.database.system`
        update auth_one_time_token set purpose = 'signup' where user_id = ${userId}`;
    return async () => at.expectOk(await at.auth('POST', '/verify', { type, token_hash: tokenHash }));
  },
});

/** Every act that ends sessions or takes away what one rests on. */
export const acts: readonly Act[] = [
  call(
    'a password change',
    newProof,
    ['user-update-password passwordHash', 'user-update-password endAll'],
    ({ owner }, at) => at.auth('PUT', '/user', { password: newPassword, current_password: password }, owner),
  ),
  {
    name: 'a password reset by mail',
    breaks: newProof,
    through: [],
    to: everybody,
    prepare: async (at, { email, apps }) => {
      const { code } = await at.link('recovery', email);
      const signedIn = at.toTokens(
        at.expectOk(await at.auth('POST', '/verify', { type: 'recovery', email, token: code })),
      );
      const session = apps[2] ? at.toTokens(at.expectOk(await at.raise(apps[2], signedIn))) : signedIn;
      return async () => at.expectOk(await at.auth('PUT', '/user', { password: newPassword }, session));
    },
  },
  call(
    'a password set by an administrator',
    newProof,
    ['admin-users.service passwordHash', 'admin-users.service endAll'],
    ({ userId }, at) => at.auth('PUT', `/admin/users/${userId}`, { password: newPassword }, 'service'),
  ),
  call(
    'a ban',
    [...endsAll, 'account'],
    ['admin-users.service bannedUntil', 'admin-users.service bannedUntil', 'admin-users.service endAll'],
    ({ userId }, at) => at.auth('PUT', `/admin/users/${userId}`, { ban_duration: '24h' }, 'service'),
  ),
  call(
    'a deletion by an administrator',
    [...newProof, 'account', 'identity'],
    ['admin-users.service endAll', 'admin-users.service endAll', 'admin-users.service delete'],
    ({ userId }, at) => at.auth('DELETE', `/admin/users/${userId}`, {}, 'service'),
  ),
  {
    ...call(
      'a deletion that the person asks for',
      [...endsAll, 'mailed'],
      ['account-proof.service endAll'],
      ({ owner, email }, at) => at.call('POST', '/api/account/deletion', { confirmation: email, password }, owner),
    ),
    namesAddress: true,
  },
  call('a sign-out everywhere', endsAll, ['sessions.service endAll'], ({ owner }, at) =>
    at.auth('POST', '/logout?scope=global', {}, owner),
  ),
  call('a sign-out of the others', endsAll, ['sessions.service endAll'], ({ owner }, at) =>
    at.auth('POST', '/logout?scope=others', {}, owner),
  ),
  call('a sign-out of that session', ['session'], ['sessions.service end'], ({ opener }, at) =>
    at.auth('POST', '/logout?scope=local', {}, opener),
  ),
  call('the others ended in the settings', endsAll, ['account-security.service endAll'], ({ owner }, at) =>
    at.call('POST', '/api/account/sessions/end-others', {}, owner),
  ),
  call('that session ended in the settings', ['session'], ['account-security.service end'], ({ owner, opener }, at) =>
    at.call('DELETE', `/api/account/sessions/${opener.sessionId}`, undefined, owner),
  ),
  {
    name: 'a refresh token used again, late',
    breaks: ['session'],
    // The other one ends a session that nobody used for long.
    through: ['sessions.service end', 'sessions.service end'],
    to: ['with factors'],
    prepare: async (at, { opener }) => {
      const again = () => at.auth('POST', '/token?grant_type=refresh_token', { refresh_token: opener.refreshToken });
      at.expectOk(await again());
      const { sessionId } = opener;
      await at.world.product.database.system`
        update auth_refresh_token set used_at = used_at - interval '1 minute' where session_id = ${sessionId}`;
      return again;
    },
  },
  {
    name: 'a first authenticator app',
    breaks: endsAll,
    through: ['factors.service endOtherLowSessions'],
    to: ['plain'],
    prepare: async (at, { owner }) => {
      const { body } = at.expectOk(await at.auth('POST', '/factors', { factor_type: 'totp' }, owner));
      const app = { id: body.id, secret: body.totp.secret };
      return async () => at.expectOk(await at.raise(app, owner));
    },
  },
  call(
    'that authenticator app removed',
    ['factor'],
    ['factors.service lowerSessions'],
    ({ owner, apps }, at) => at.auth('DELETE', `/factors/${apps[0]!.id}`, undefined, owner),
    ['with factors'],
  ),
  call(
    'that authenticator app removed by an administrator',
    ['factor'],
    ['admin-factors.service lowerSessions'],
    ({ userId, apps }, at) => at.auth('DELETE', `/admin/users/${userId}/factors/${apps[0]!.id}`, undefined, 'service'),
    ['with factors'],
  ),
  call(
    'new recovery codes',
    ['recovery codes'],
    [],
    ({ owner }, at) => at.auth('POST', '/factors/recovery-codes/regenerate', {}, owner),
    ['with factors'],
  ),
  call(
    'the recovery codes removed',
    ['recovery codes'],
    [],
    ({ owner }, at) => at.auth('DELETE', '/factors/recovery-codes', undefined, owner),
    ['with factors'],
  ),
  {
    name: 'a change of address',
    breaks: ['address', 'mailed', 'code'],
    through: ['verify-email-change email'],
    to: everybody,
    prepare: async (at, { email, userId }) => {
      const newEmail = `new-${userId}@example.com`;
      const current = await at.link('email_change_current', email, { new_email: newEmail });
      const next = await at.link('email_change_new', email, { new_email: newEmail });
      at.expectOk(await at.auth('POST', '/verify', { type: 'email_change', token_hash: current.tokenHash }));
      return async () =>
        at.expectOk(await at.auth('POST', '/verify', { type: 'email_change', token_hash: next.tokenHash }));
    },
  },
  call(
    'an address set by an administrator',
    ['address', 'mailed', 'code'],
    ['admin-users.service email'],
    ({ userId }, at) => at.auth('PUT', `/admin/users/${userId}`, { email: `set-${userId}@example.com` }, 'service'),
  ),
  call(
    'that identity removed',
    ['identity', 'code'],
    ['identities.service deleteIdentity'],
    ({ owner, identities }, at) => at.auth('DELETE', `/user/identities/${identities.google}`, undefined, owner),
  ),
  call(
    'signing in by address removed',
    ['password', 'mailed', 'code'],
    ['identities.service passwordHash'],
    ({ owner, identities }, at) => at.auth('DELETE', `/user/identities/${identities.email}`, undefined, owner),
  ),
  command('end-sessions', endsAll, ['endAll']),
  command('set-password', newProof, ['setPasswordHash', 'endAll']),
  command('set-email', ['address', 'mailed', 'code'], ['setEmail'], ({ userId }) => [`operated-${userId}@example.com`]),
  proof('magiclink', ['password'], ['verify.service passwordHash']),
  proof('recovery', ['password']),
  // Whoever confirms by the sign-up's own mail says that the password is theirs.
  proof('signup', []),
  {
    name: 'the address confirmed by a provider',
    breaks: ['password', ...endsAll],
    through: ['identities.service passwordHash', 'identities.service dropUnproven', 'identities.service endAll'],
    to: ['unconfirmed'],
    prepare: async (at, { email, subject }) => {
      const body = { provider: 'google', id_token: await at.idToken(subject, email) };
      return async () => at.expectOk(await at.auth('POST', '/token?grant_type=id_token', body));
    },
  },
  {
    name: 'the address taken by somebody who reads its mail',
    breaks: ['account'],
    through: ['verify-email-change delete'],
    to: ['unconfirmed'],
    prepare: async (at, { email }) => {
      const other = await at.makeRacer('plain');
      const { tokenHash: current } = await at.link('email_change_current', other.email, {
        new_email: 'free@example.com',
      });
      // An administrator may not ask for an address that somebody has; the person may.
      const { system } = at.world.product.database;
      const next = await at.link('email_change_new', other.email, { new_email: 'free@example.com' });
      await system`update auth_user set new_email = ${email} where id = ${other.userId}`;
      await system`update auth_one_time_token set sent_to = ${email}
        where user_id = ${other.userId} and purpose = 'email_change_new'`;
      at.expectOk(await at.auth('POST', '/verify', { type: 'email_change', token_hash: current }));
      return async () =>
        at.expectOk(await at.auth('POST', '/verify', { type: 'email_change', token_hash: next.tokenHash }));
    },
  },
  call(
    'the address signed up again with another password',
    ['password'],
    ['otp.service passwordHash'],
    async ({ email }, at) => {
      const answer = await at.auth('POST', '/signup', { email, password: newPassword });
      await at.sendAskedMails();
      return answer;
    },
    ['unconfirmed'],
  ),
  {
    ...call(
      'a recovery code used in another session',
      endsAll,
      ['recovery-codes.service endOtherLowSessions'],
      ({ owner }, at) => at.auth('POST', '/factors/recovery-codes/verify', { code: secondRecoveryCode }, owner),
      ['with factors'],
    ),
    sparesRaised: true,
  },
];
