import { AuthClient } from '@supabase/auth-js';
import { Secret, TOTP } from 'otpauth';

/** What the script is run with; it can be sent into a page. */
export interface ScriptInput {
  readonly origin: string;
  readonly email: string;
  readonly password: string;
  /** Solved robot checks. */
  readonly tokens: { readonly signUp: string; readonly signIn: string };
}

/** What came of the script: each step with the error code or "ok", the events heard, and a token that was left. */
export interface ScriptResult {
  readonly steps: readonly (readonly [step: string, outcome: string])[];
  readonly events: readonly string[];
  readonly levels: readonly (string | null)[];
  readonly refreshToken: string;
}

/**
 * A person's whole day with the public client: signing up, refreshing, a second factor, recovery codes, signing out and
 * in again. The same code runs in Node and in a page.
 */
export async function runAuthClient({ origin, email, password, tokens }: ScriptInput): Promise<ScriptResult> {
  const stored = new Map<string, string>();
  const client = new AuthClient({
    url: `${origin}/auth/v1`,
    autoRefreshToken: false,
    experimental: { passkey: true, recoveryCodes: true },
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
  });
  const steps: (readonly [string, string])[] = [];
  const levels: (string | null)[] = [];
  const events: string[] = [];
  client.onAuthStateChange((event: string) => void events.push(event));

  const step = async <Answer extends { error: { code?: string | undefined; name: string } | null }>(
    name: string,
    call: Promise<Answer>,
  ): Promise<Answer> => {
    const answer = await call;
    steps.push([name, answer.error === null ? 'ok' : (answer.error.code ?? answer.error.name)]);
    return answer;
  };
  const noteLevel = async (): Promise<void> => {
    const { data } = await step('level', client.mfa.getAuthenticatorAssuranceLevel());
    levels.push(data?.currentLevel ?? null);
  };

  await step('user before', client.getUser());
  await step('sign up', client.signUp({ email, password, options: { captchaToken: tokens.signUp } }));
  const read = await step('user', client.getUser());
  if (read.data.user?.email !== email) throw new Error('Somebody else is signed in');
  await step('refresh', client.refreshSession());
  await step('claims', client.getClaims());
  await step('own data', client.updateUser({ data: { full_name: 'Ada Byron' } }));

  const { data: factor } = await step('enrol', client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' }));
  const factorId = factor?.id ?? '';
  const totp = new TOTP({ secret: Secret.fromBase32(factor?.type === 'totp' ? factor.totp.secret : 'A') });
  const { data: challenge } = await step('challenge', client.mfa.challenge({ factorId }));
  const challengeId = challenge?.id ?? '';
  await step('verify', client.mfa.verify({ factorId, challengeId, code: totp.generate() }));
  await noteLevel();
  const codes = await step('recovery codes', client.mfa.recoveryCodes.generate());
  await step('sign out', client.signOut());
  await step('user after', client.getUser());

  await step('wrong password', client.signInWithPassword({ email, password: 'wrong' }));
  const options = { captchaToken: tokens.signIn };
  await step('sign in', client.signInWithPassword({ email, password, options }));
  await noteLevel();
  await step('second level needed', client.mfa.enroll({ factorType: 'totp', friendlyName: 'Tablet' }));
  await step('recovery code', client.mfa.recoveryCodes.verify({ code: codes.data?.codes[0] ?? '' }));
  await noteLevel();
  await step('refresh at the second level', client.refreshSession());
  await noteLevel();
  await step('passkey', client.signInWithPasskey());
  await step('passkey to be added', client.registerPasskey());
  await step('security key', client.mfa.webauthn.register({ friendlyName: 'Key' }));
  const { data } = await client.getSession();
  return { steps, events, levels, refreshToken: data.session?.refresh_token ?? '' };
}
