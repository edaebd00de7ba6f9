import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import { Secret, TOTP } from 'otpauth';
import { inject, vi } from 'vitest';
import { accountRecords } from '#features/account/server/account-records.service.ts';
import { hashRecoveryCode } from '#features/auth/server/factors/recovery-code.ts';
import { hashPassword } from '#features/auth/server/passwords.ts';
import { sessionsRepository } from '#features/auth/server/sessions/sessions.repository.ts';
import { usersRepository } from '#features/auth/server/users/users.repository.ts';
import { connect, type Tx } from '#server/db/connect.ts';
import { seal } from '#server/sealed-secrets.ts';
import { deriveSecret } from '#server/secrets.ts';
import { startOidcProvider } from '#testing/oidc-provider.ts';
import { type Answer, createTestProduct } from '#testing/test-product.ts';

const serviceKey = 'service-key-of-at-least-32-characters';
export const password = 'correct horse battery';
/** What browsers say of a call from our own pages. */
const ownPage = { 'sec-fetch-site': 'same-origin' };
export const recoveryCode = 'abcde-fghjk';
export const secondRecoveryCode = 'bcdef-ghjkm';

/** The tokens of one session. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly sessionId: string;
}

/** Somebody two sessions belong to: the one that opens something, and the one from which the account is changed. */
export interface Racer {
  readonly userId: string;
  readonly email: string;
  /** Their subject at the provider, whose address is another one than theirs. */
  readonly subject: string;
  readonly identities: { readonly email: string; readonly google: string };
  /** Authenticator apps, one for each session that shows one; empty for people without a second factor. */
  readonly apps: readonly { readonly id: string; readonly secret: string }[];
  readonly opener: Tokens;
  readonly owner: Tokens;
}

/** What kind of person an opener or an act is about. */
export type RacerKind = 'plain' | 'with factors' | 'unconfirmed';

/** Where an opener is held: before its n-th transaction, or inside it, before the first token is written. */
export type HoldPoint = { readonly before: number } | 'writing';

interface Hold {
  readonly at: HoldPoint;
  transactions: number;
  readonly reached: () => void;
  readonly released: Promise<void>;
  isSpent: boolean;
}

/** When one side of a race had its turn, as a place in the order of all turns of the world. */
interface Commit {
  readonly of: 'opener' | 'act';
  hasWrittenSession: boolean;
  place: number | undefined;
}

export type RaceWorld = Awaited<ReturnType<typeof createRaceWorld>>;

/** A product on a database of its own, with people made by SQL and a way to hold whoever opens a session. */
export async function createRaceWorld() {
  const google = await startOidcProvider({ redirectUris: ['http://localhost:18400/auth/v1/callback'] });
  const world = await createTestProduct({
    environment: {
      ...google.environment,
      AUTH_LIMITS: 'off',
      // Thousands of races in one minute of a clock that stands still.
      API_LIMITS: 'off',
      AUTH_CONFIRM_EMAIL: 'on',
      AUTH_SERVICE_KEY: serviceKey,
    },
  });
  const { database } = world.product;
  const observer = connect(world.database, { max: 1, name: 'observer' });
  // The parameters stand in the hash: a cheap one is compared in no time.
  const passwordHash = await hash(password, { algorithm: 2, parallelism: 1, memoryCost: 8, timeCost: 1 });
  const costlyHash = await hashPassword(password);
  const appSecret = inject('appSecret');

  const holds = new AsyncLocalStorage<Hold>();
  const holdNow = async (hold: Hold): Promise<void> => {
    hold.isSpent = true;
    hold.reached();
    await hold.released;
  };
  const commits = new AsyncLocalStorage<Commit>();
  // Drawn under the account's lock: answers of the database overtake each other on their way here, turns do not.
  await observer`create sequence turn`;
  await observer`grant usage on sequence turn to public`;
  const drawPlace = async (tx: Tx): Promise<number> => {
    const [row] = await tx<{ place: string }[]>`select nextval('turn') as place`;
    return Number(row!.place);
  };
  const asSystem = database.asSystem.bind(database);
  database.asSystem = async (work) => {
    const hold = holds.getStore();
    if (hold && !hold.isSpent) {
      hold.transactions += 1;
      if (hold.at !== 'writing' && hold.at.before === hold.transactions) await holdNow(hold);
    }
    const commit = commits.getStore();
    let place: number | undefined;
    const answer = await asSystem(async (tx) => {
      const done = await work(tx);
      // An act may have several transactions; of an opener, the one counts that wrote the session.
      const isCounted = commit?.of === 'act' || (commit?.hasWrittenSession && commit.place === undefined);
      if (isCounted) place = await drawPlace(tx);
      return done;
    });
    if (commit && place !== undefined) commit.place = place;
    return answer;
  };
  /** Spies are taken back after each test: call it in each. */
  const watchWriting = (): void => {
    const noteWriting = (): void => {
      const commit = commits.getStore();
      if (commit) commit.hasWrittenSession = true;
    };
    const holdWriting = async (tx: Tx): Promise<void> => {
      const hold = holds.getStore();
      if (hold?.at !== 'writing' || hold.isSpent) return;
      // What was sent before, the account's lock first of all, has been done once this is answered.
      await tx`select 1`;
      await holdNow(hold);
    };
    const insert = sessionsRepository.insert.bind(sessionsRepository);
    vi.spyOn(sessionsRepository, 'insert').mockImplementation(async (sql, ...values) => {
      // A statement by itself is put into a transaction: so it can be held before, and has a place.
      if (!('savepoint' in sql)) return database.asSystem((tx) => sessionsRepository.insert(tx, ...values));
      await holdWriting(sql);
      const written = await insert(sql, ...values);
      if (written) noteWriting();
      return written;
    });
    const insertToken = sessionsRepository.insertRefreshToken.bind(sessionsRepository);
    vi.spyOn(sessionsRepository, 'insertRefreshToken').mockImplementation(async (tx, token) => {
      await holdWriting(tx);
      noteWriting();
      await insertToken(tx, token);
    });
  };

  const call = (method: string, path: string, body?: unknown, as?: Pick<Tokens, 'accessToken'> | 'service') =>
    world.call(method, path, {
      ...(body !== undefined && { body }),
      ...(as !== undefined && {
        headers: { authorization: `Bearer ${as === 'service' ? serviceKey : as.accessToken}` },
      }),
    });
  const auth = (method: string, path: string, body?: unknown, as?: Pick<Tokens, 'accessToken'> | 'service') =>
    call(method, `/auth/v1${path}`, body, as);
  const expectOk = (answer: Answer): Answer => {
    if (answer.status >= 300) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer;
  };
  const toTokens = ({ body }: Answer): Tokens => {
    const [, claims] = body.access_token.split('.');
    const { session_id } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    return { accessToken: body.access_token, refreshToken: body.refresh_token, sessionId: session_id };
  };
  const signIn = (email: string, cookie?: string) =>
    world.call('POST', '/auth/v1/token?grant_type=password', {
      body: { email, password },
      ...(cookie !== undefined && { headers: { ...ownPage, cookie } }),
    });
  /** The cookie of a browser in which somebody signed in. */
  const signInWithBrowser = async (email: string): Promise<string> => {
    const { headers } = expectOk(await signIn(email, ''));
    return headers
      .getSetCookie()
      .find((line) => line.startsWith('gw-device='))!
      .split(';')[0]!;
  };

  /** Opens a challenge; what it answers shows the code. */
  const challenge = async (app: Racer['apps'][number], as: Tokens) => {
    const { body } = expectOk(await auth('POST', `/factors/${app.id}/challenge`, {}, as));
    const code = new TOTP({ secret: Secret.fromBase32(app.secret) }).generate({ timestamp: world.clock.now.getTime() });
    return () => auth('POST', `/factors/${app.id}/verify`, { challenge_id: body.id, code }, as);
  };
  const raise = async (app: Racer['apps'][number], as: Tokens) => (await challenge(app, as))();

  const addFactors = async (userId: string): Promise<Racer['apps']> => {
    const apps = ['one', 'two', 'three'].map((name) => ({
      id: randomUUID(),
      name,
      secret: new Secret({ size: 20 }).base32,
    }));
    for (const { id, name, secret } of apps)
      await database.system`insert into auth_factor (id, user_id, factor_type, friendly_name, status, secret, created_at, updated_at)
        values (${id}, ${userId}, 'totp', ${name}, 'verified', ${seal(appSecret, `factor ${id}`, secret)}, now(), now())`;
    await database.system`insert into auth_factor (id, user_id, factor_type, friendly_name, status, created_at, updated_at)
      values (${randomUUID()}, ${userId}, 'recovery_code', 'codes', 'verified', now(), now())`;
    const key = deriveSecret(appSecret, 'one-time codes');
    for (const code of [recoveryCode, secondRecoveryCode])
      await database.system`insert into auth_recovery_code (user_id, code_hash)
        values (${userId}, ${hashRecoveryCode(key, userId, code)})`;
    return apps;
  };

  const nobody: Tokens = { accessToken: '', refreshToken: '', sessionId: '' };

  return {
    world,
    /** Handles what was asked for by mail, as a worker would. */
    sendAskedMails: () => world.product.sendAskedMails(),
    google,
    auth,
    call,
    expectOk,
    toTokens,
    signIn,
    signInWithBrowser,
    challenge,
    raise,
    watchWriting,

    /** A new person with an account, a password and an identity at the provider, signed in twice. */
    async makeRacer(kind: RacerKind): Promise<Racer> {
      const userId = randomUUID();
      const email = `${userId}@example.com`;
      const subject = `subject-${userId}`;
      const identities = { email: randomUUID(), google: randomUUID() };
      const isConfirmed = kind !== 'unconfirmed';
      const { now } = world.clock;
      const made = new Date(now.getTime() - 60_000);
      await database.asSystem(async (tx) => {
        await usersRepository.insert(
          tx,
          { id: userId, email, passwordHash, userMetadata: {}, emailConfirmedAt: isConfirmed ? made : null },
          made,
        );
        await accountRecords.create(tx, { accountId: userId, email, name: '', language: undefined }, made);
        const data = { sub: userId, email, email_verified: isConfirmed };
        const identity = { userId, provider: 'email', providerId: userId, identityData: data, createdAt: made };
        await usersRepository.insertIdentity(tx, { id: identities.email, ...identity });
        if (isConfirmed)
          await usersRepository.insertIdentity(tx, {
            ...identity,
            id: identities.google,
            provider: 'google',
            providerId: subject,
            identityData: { sub: subject, email: `g-${email}`, email_verified: true },
          });
      });
      const person = { userId, email, subject, identities };
      if (!isConfirmed) return { ...person, apps: [], opener: nobody, owner: nobody };
      const apps = kind === 'with factors' ? await addFactors(userId) : [];
      const opener = toTokens(expectOk(await signIn(email)));
      const signedIn = toTokens(expectOk(await signIn(email)));
      const owner = apps[1] ? toTokens(expectOk(await raise(apps[1], signedIn))) : signedIn;
      return { ...person, apps, opener, owner };
    },

    /** From now on their password takes as long to compare as anybody's. */
    async makeHashCostly({ userId }: Racer): Promise<void> {
      await database.system`update auth_user set password_hash = ${costlyHash} where id = ${userId}`;
    },

    /** What an administrator's link would prove; nothing is mailed. */
    async link(type: string, email: string, more: object = {}): Promise<{ code: string; tokenHash: string }> {
      const { body } = expectOk(await auth('POST', '/admin/generate_link', { type, email, ...more }, 'service'));
      return { code: body.email_otp, tokenHash: body.hashed_token };
    },

    idToken: (subject: string, email: string) => google.signIdToken({ sub: subject, email, email_verified: true }),

    /** A verifier and the fields that ask for its exchange. */
    makeChallenge() {
      const verifier = randomBytes(40).toString('base64url');
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      return { verifier, fields: { code_challenge: challenge, code_challenge_method: 's256' } };
    },

    /** Whether the answer of an opener opens anything of the person now: its access token, or its refresh token. */
    async isAlive({ userId }: Racer, answer: Answer): Promise<boolean> {
      if (answer.status !== 200 || !answer.body.access_token || answer.body.user.id !== userId) return false;
      const tokens = toTokens(answer);
      const [user, refreshed] = await Promise.all([
        auth('GET', '/user', undefined, tokens),
        auth('POST', '/token?grant_type=refresh_token', { refresh_token: tokens.refreshToken }),
      ]);
      return user.status === 200 || refreshed.status === 200;
    },

    /**
     * Does one side of a race. `place` is that of its transaction: of the one that wrote the session for an opener, of the
     * last one for an act. Both hold the lock of the account when they draw it, so the order of places is the order in which
     * they took effect; undefined where nothing was committed that way. Needs `watchWriting`.
     */
    async withPlace<T>(of: Commit['of'], work: () => Promise<T>): Promise<{ answer: T; place: number | undefined }> {
      const commit: Commit = { of, hasWrittenSession: false, place: undefined };
      const answer = await commits.run(commit, work);
      return { answer, place: commit.place };
    },

    /**
     * Holds the opener where it says, does the act meanwhile, and lets it go once the act is done or waits for the opener's
     * lock.
     */
    async interleave(
      at: HoldPoint,
      open: () => Promise<Answer>,
      act: () => Promise<unknown>,
    ): Promise<{ answer: Answer; wasHeld: boolean }> {
      let reached = (): void => {};
      let release = (): void => {};
      const isReached = new Promise<void>((resolve) => {
        reached = resolve;
      });
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      const hold: Hold = { at, transactions: 0, reached, released, isSpent: false };
      const opening = holds.run(hold, open);
      await Promise.race([isReached, opening]);
      const wasHeld = hold.isSpent;
      let isDone = false;
      const acting = act().finally(() => {
        isDone = true;
      });
      acting.catch(() => {});
      while (!isDone) {
        // What other roles wait for is told by the locks alone.
        const [row] = await observer<{ waiting: number }[]>`select count(*)::int as waiting
          from pg_locks l join pg_stat_activity a on a.pid = l.pid
          where not l.granted and a.datname = current_database()`;
        if (row!.waiting > 0) break;
        // The two sides need the cores that asking again at once would take.
        await sleep(2);
      }
      release();
      const [answer] = await Promise.all([opening, acting]);
      return { answer, wasHeld };
    },

    async close(): Promise<void> {
      await observer.end();
      await world.close();
      await google.close();
    },
  };
}
