import type { ReadMail } from '#testing/mailbox.ts';
import { password, type Stage } from './stage.ts';

export const minuteMs = 60_000;
/** Redeems what the body says. */
export const verify = (stage: Stage, body: object) => stage.post('/verify', body);
/** Follows a link of GET /verify. */
export const follow = (stage: Stage, query: Record<string, string>) =>
  stage.get(`/verify?${new URLSearchParams(query)}`);
/** The secret of a link nobody sent. */
export const unused = 'f'.repeat(64);

/** A mail, and who asked for it. */
export interface Sent extends ReadMail {
  readonly email: string;
}
/** A mail somebody asked for. */
export const ask = async (stage: Stage, path: '/otp' | '/recover', more: object = {}): Promise<Sent> => {
  const { email } = await stage.person();
  await stage.post(path, { email, ...more });
  return { ...(await stage.newestMail(email)), email };
};
/** The mail to somebody who signs up where addresses are confirmed. */
export const signUpByMail = async (stage: Stage, more: object = {}): Promise<Sent> => {
  const email = stage.newEmail();
  await stage.post('/signup', { email, password, ...more });
  return { ...(await stage.newestMail(email)), email };
};
/** The mail to somebody invited. */
export const invite = async (stage: Stage): Promise<Sent> => {
  const email = stage.newEmail();
  await stage.asService('POST', '/invite', { email });
  return { ...(await stage.newestMail(email)), email };
};
/** The two mails of a change of address. */
export const changeAddress = async (stage: Stage): Promise<{ current: Sent; next: Sent }> => {
  const person = await stage.person();
  const email = stage.newEmail();
  await stage.put('/user', { email }, person);
  return {
    current: { ...(await stage.newestMail(person.email)), email: person.email },
    next: { ...(await stage.newestMail(email)), email },
  };
};
/** Six digits that are not these. */
export const wrongFor = (code: string): string => (code === '123456' ? '654321' : '123456');
/** Redeems the code of a mail. */
export const byCode = (stage: Stage, type: string, { email, code }: Sent) =>
  verify(stage, { type, email, token: code });
/** Redeems the link of a mail. */
export const byLink = (stage: Stage, type: string, { tokenHash }: Sent) =>
  verify(stage, { type, token_hash: tokenHash });
