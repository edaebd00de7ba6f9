import { Secret, TOTP } from 'otpauth';
import { productOrigin, type SignedUpFounder } from './founder.ts';

/** An authenticator app that knows one secret. */
export interface AuthenticatorApp {
  /** The code it shows now, or so many steps of 30 s from now. A step's code is good for one use. */
  readonly code: (stepsAhead?: number) => string;
  /** Recovery codes for the day it is lost. */
  readonly recoveryCodes: readonly string[];
}

/** Gives a person a verified second factor through the API; the session they had is raised on the way. */
export async function enrolFactor(founder: SignedUpFounder): Promise<AuthenticatorApp> {
  let token = founder.session.access_token;
  const call = async (path: string, body: unknown): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${productOrigin()}/auth/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  };
  const enrolled = await call('/factors', { factor_type: 'totp', friendly_name: 'Phone' });
  const { secret } = enrolled.totp as { readonly secret: string };
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = (stepsAhead = 0): string => totp.generate({ timestamp: Date.now() + stepsAhead * 30_000 });
  const challenge = await call(`/factors/${enrolled.id}/challenge`, {});
  // The step before, so that the app's present code is still good for the test.
  const raised = await call(`/factors/${enrolled.id}/verify`, { challenge_id: challenge.id, code: code(-1) });
  token = String(raised.access_token);
  const { codes } = await call('/factors/recovery-codes', {});
  return { code, recoveryCodes: codes as readonly string[] };
}
