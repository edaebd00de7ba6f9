import { z } from 'zod';
import type { PlainRoute } from '#server/http/plain-route.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-errors.ts';
import type { AuthCall } from './protocol/auth-call.ts';
import type { RouteMaker } from './protocol/auth-route.ts';
import { findEmail, readBody, securitySchema } from './protocol/body.ts';
import { answerJson, answerSession, toSession } from './protocol/views.ts';
import { safeRedirect, withParameters } from './redirects.ts';
import { createVerification, type Proof, type Verified, type VerifyType, verifyTypes } from './verify.service.ts';

const halfAccepted = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

const schema = z.object({
  type: z.string().max(40).nullish(),
  token: z.string().max(200).nullish(),
  token_hash: z.string().max(200).nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  ...securitySchema,
});

/** POST /verify answers a session, GET /verify leads back to where the mail was asked for. */
export function verifyRoutes(context: AuthContext, route: RouteMaker): readonly PlainRoute[] {
  const { settings } = context;
  const verify = createVerification(context);

  /** The answer to a link that was followed: the session or an error in the fragment, or a code in the query. */
  const redirectFor = (verified: Verified, type: string, redirectTo: string, call: AuthCall): Response => {
    if (verified.kind === 'code') return redirect(withParameters(redirectTo, { code: verified.authCode }, 'query'));
    if (verified.kind === 'half') {
      const message = { message: halfAccepted };
      const shown = verified.hasChallenge ? withParameters(redirectTo, message, 'query') : redirectTo;
      return redirect(withParameters(shown, message, 'fragment'));
    }
    const { access_token, expires_at, expires_in, refresh_token, token_type } = toSession(verified.session, call.now);
    const fragment = {
      access_token,
      expires_at: String(expires_at),
      expires_in: String(expires_in),
      refresh_token,
      token_type,
      type,
    };
    return redirect(withParameters(redirectTo, fragment, 'fragment'), verified.session.cookies);
  };

  return [
    route.open('POST', '/verify', async (call) => {
      const body = await readBody(call.request, schema);
      const { type, proof } = readProof(body);
      const verified = proof && (await verify({ type, proof, answer: 'session' }, call));
      if (!verified) throw new AuthError('otp_expired');
      if (verified.kind === 'session') return answerSession(verified.session, call.now);
      return answerJson({ code: '200', msg: halfAccepted });
    }),

    route.open('GET', '/verify', async (call) => {
      const { searchParams } = call.url;
      const linkToken = searchParams.get('token_hash') ?? searchParams.get('token') ?? '';
      if (linkToken === '') throw new AuthError('validation_failed', { message: 'Verify requires a token' });
      const type = readType(searchParams.get('type'));
      const asked = searchParams.get('redirect_to');
      try {
        const verified = await verify({ type, proof: { linkToken }, answer: 'redirect' }, call);
        if (!verified) throw new AuthError('otp_expired', { message: 'Email link is invalid or has expired' });
        return redirectFor(verified, type, safeRedirect(asked ?? verified.redirectTo, settings), call);
      } catch (error) {
        if (!(error instanceof AuthError) || error.status === 429) throw error;
        const fragment = { error: 'access_denied', error_code: error.code, error_description: error.message };
        return redirect(withParameters(safeRedirect(asked, settings), fragment, 'fragment'));
      }
    }),
  ];
}

/** Throws validation_failed for what no answer could come of; an address that is none is simply a wrong proof. */
function readProof(body: z.infer<typeof schema>): { type: VerifyType; proof: Proof | undefined } {
  const type = readType(body.type);
  const invalid = (message: string): AuthError => new AuthError('validation_failed', { message });
  if (body.token_hash) {
    if (body.token || body.email || body.phone) throw invalid('Only the token_hash and type should be provided');
    return { type, proof: { linkToken: body.token_hash } };
  }
  if (!body.token) throw invalid('Verify requires either a token or a token hash');
  if (body.phone && body.email) throw invalid('Only an email address or phone number should be provided on verify');
  if (body.phone) throw new AuthError('phone_provider_disabled');
  if (!body.email) throw invalid('Only an email address or phone number should be provided on verify');
  const email = findEmail(body.email);
  return { type, proof: email === undefined ? undefined : { email, code: body.token.trim() } };
}

function readType(type: string | null | undefined): VerifyType {
  if (!type) throw new AuthError('validation_failed', { message: 'Verify requires a verification type' });
  if (type === 'sms' || type === 'phone_change') throw new AuthError('phone_provider_disabled');
  if (!Object.hasOwn(verifyTypes, type))
    throw new AuthError('validation_failed', { message: 'Unsupported verification type' });
  return type as VerifyType;
}

function redirect(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}
