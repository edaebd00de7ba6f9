import { createHash } from 'node:crypto';
import type { ProviderPerson } from '#testing/oidc-provider.ts';
import { createProviderBrowser } from '#testing/provider-browser.ts';
import type { Answer } from '#testing/test-product.ts';
import type { Client, ConformanceContext } from './conformance-context.ts';
import { challenge } from './mailed-cases.ts';

/** The verifier of RFC 7636, appendix B, whose challenge the mailed cases carry. */
export const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
/** Asks where the provider is. */
export const authorize = (context: ConformanceContext, query: Record<string, string> = {}) =>
  context.get(`/authorize?${new URLSearchParams({ provider: 'google', ...query })}`);
let subjects = 0;
/** Somebody new at the provider, who signs in there next. */
export const newcomer = (context: ConformanceContext, more: Partial<ProviderPerson> = {}): ProviderPerson => {
  subjects += 1;
  const person = {
    sub: `conforming-${subjects}`,
    email: context.newEmail(),
    isVerified: true,
    name: 'Grete Hermann',
    ...more,
  };
  context.google.signInAs(person);
  return person;
};
/** Signs in at the provider and returns the address of our callback, not yet opened, with the browser's cookies. */
export const openCallback = async (context: ConformanceContext, query: Record<string, string> = {}) => {
  const browser = createProviderBrowser(context.world);
  const address = `/auth/v1/authorize?${new URLSearchParams({ provider: 'google', ...query })}`;
  const callback = await browser.openUntilCallback(address);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { path: callback.pathname.slice('/auth/v1'.length) + callback.search, cookie, callback };
};
/** Signs in at the provider and opens our callback. */
export const finish = async (context: ConformanceContext, query: Record<string, string> = {}): Promise<Answer> => {
  const { path, cookie } = await openCallback(context, query);
  return context.call('GET', path, { headers: { cookie } });
};
/** The code a redirect carries. */
const codeIn = ({ headers }: Answer): string => new URL(headers.get('location')!).searchParams.get('code')!;
/** POST /token with grant_type pkce. */
export const exchange = (context: ConformanceContext, body: object) => context.post('/token?grant_type=pkce', body);
/** The code of a journey that somebody new has made. */
export const authCode = async (context: ConformanceContext): Promise<string> => {
  newcomer(context);
  return codeIn(await finish(context, challenge));
};
/** An ID token of somebody new; claims replace what it says. */
export const idToken = async (context: ConformanceContext, more: Record<string, unknown> = {}): Promise<string> => {
  const { sub, email, name } = newcomer(context);
  return context.google.signIdToken({ sub, email, email_verified: true, name, ...more });
};
/** POST /token with the ID token of somebody new. */
export const byIdToken = async (context: ConformanceContext, claims: Record<string, unknown> = {}, more: object = {}) =>
  context.post('/token?grant_type=id_token', { provider: 'google', id_token: await idToken(context, claims), ...more });
export const nonce = 'a nonce of the client';
/** The nonce as a token carries it. */
export const hashedNonce = createHash('sha256').update(nonce).digest('hex');
/** A client of somebody who added the provider. */
export const linked = async (context: ConformanceContext) => {
  const { client, email } = await context.signedIn();
  const { error } = await client.linkIdentity({ provider: 'google', token: await idToken(context, { email }) });
  if (error) throw error;
  return client;
};
/** The identity of the provider. */
export const googleIdentity = async (client: Client) =>
  (await client.getUserIdentities()).data!.identities.find(({ provider }) => provider === 'google')!;
