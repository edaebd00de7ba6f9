import { questionIds } from '#features/advisor/domain/questions.ts';
import { bakeryAnswers } from '#testing/founder.ts';

/** Somebody signed in with a plan, as the protocol and the product answered. */
export interface BenchSession {
  /** The answer of the sign-up, which the browser keeps as it is. */
  readonly session: { readonly access_token: string; readonly user: { readonly id: string } };
  readonly conversationId: string;
  readonly workspaceId: string;
}

/** Sends JSON and returns the response. Throws on anything but 200. */
export async function post(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** Signs a founder up and gives the five answers: a bakery's unless others are given. */
export async function signUpWithPlan(
  origin: string,
  name: string,
  answers: readonly string[] = bakeryAnswers,
): Promise<BenchSession> {
  const account = {
    email: `${name}@example.com`,
    password: 'correct horse battery',
    data: { full_name: 'Marieke Koster' },
  };
  const session = (await post(`${origin}/auth/v1/signup`, account)) as BenchSession['session'];
  const authorization = `Bearer ${session.access_token}`;
  const listed = await fetch(`${origin}/api/workspaces`, { headers: { authorization } });
  const { workspaces } = (await listed.json()) as { workspaces: { id: string }[] };
  const workspaceId = workspaces[0]!.id;
  let conversationId: string | null = null;
  for (const [index, question] of questionIds.entries()) {
    const headers = { authorization, 'idempotency-key': crypto.randomUUID() };
    const body: unknown = { workspaceId, conversationId, question, content: answers[index] };
    conversationId = ((await post(`${origin}/api/advisor/answers`, body, headers)) as { id: string }).id;
  }
  return { session, conversationId: conversationId!, workspaceId };
}

/** The same person signed in anew: a token lasts a quarter of an hour. */
export async function signInAgain(origin: string, name: string, before: BenchSession): Promise<BenchSession> {
  const credentials = { email: `${name}@example.com`, password: 'correct horse battery' };
  const session = await post(`${origin}/auth/v1/token?grant_type=password`, credentials);
  return { ...before, session: session as BenchSession['session'] };
}

/** Downloads the plan as a document, through the short-lived address that a browser gets. */
export async function downloadPlan(origin: string, founder: BenchSession, format: 'pdf' | 'docx'): Promise<void> {
  const headers = { authorization: `Bearer ${founder.session.access_token}` };
  const path = `/api/advisor/conversations/${founder.conversationId}/downloads`;
  const { address } = (await post(`${origin}${path}`, { format }, headers)) as { address: string };
  const answer = await fetch(`${origin}${address}`);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  await answer.arrayBuffer();
}
