import type { ReadMail } from '#testing/mailbox.ts';
import { type ConformanceContext, password } from './conformance-context.ts';

export const minuteMs = 60_000;
/** Redeems what the body says. */
export const verify = (context: ConformanceContext, body: object) => context.post('/verify', body);
/** Follows a link of GET /verify. */
export const follow = (context: ConformanceContext, query: Record<string, string>) =>
  context.get(`/verify?${new URLSearchParams(query)}`);
/** The secret of a link nobody sent. */
export const unused = 'f'.repeat(64);

/** A mail, and who asked for it. */
export interface Sent extends ReadMail {
  readonly email: string;
}
/** A mail somebody asked for. */
export const ask = async (context: ConformanceContext, path: '/otp' | '/recover', more: object = {}): Promise<Sent> => {
  const { email } = await context.person();
  await context.post(path, { email, ...more });
  return { ...(await context.newestMail(email)), email };
};
/** The mail to somebody who signs up where addresses are confirmed. */
export const signUpByMail = async (context: ConformanceContext, more: object = {}): Promise<Sent> => {
  const email = context.newEmail();
  await context.post('/signup', { email, password, ...more });
  return { ...(await context.newestMail(email)), email };
};
/** The mail to somebody invited. */
export const invite = async (context: ConformanceContext): Promise<Sent> => {
  const email = context.newEmail();
  await context.asService('POST', '/invite', { email });
  return { ...(await context.newestMail(email)), email };
};
/** The two mails of a change of address. */
export const changeAddress = async (context: ConformanceContext): Promise<{ current: Sent; next: Sent }> => {
  const person = await context.person();
  const email = context.newEmail();
  await context.put('/user', { email }, person);
  return {
    current: { ...(await context.newestMail(person.email)), email: person.email },
    next: { ...(await context.newestMail(email)), email },
  };
};
/** Six digits that are not these. */
export const wrongFor = (code: string): string => (code === '123456' ? '654321' : '123456');
/** Redeems the code of a mail. */
export const byCode = (context: ConformanceContext, type: string, { email, code }: Sent) =>
  verify(context, { type, email, token: code });
/** Redeems the link of a mail. */
export const byLink = (context: ConformanceContext, type: string, { tokenHash }: Sent) =>
  verify(context, { type, token_hash: tokenHash });
