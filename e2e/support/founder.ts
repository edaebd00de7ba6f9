import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { changePlan } from '../../src/features/billing/server/plan-change.service.ts';
import { connect } from '../../src/server/db/connect.ts';
import type { Language } from '../../src/shared/languages.ts';
import { getRunningDatabase } from '../../src/testing/faults/running-database.ts';
import { bakeryAnswers, confirmBakery } from '../../src/testing/founder.ts';
import type { Person, TestProduct } from '../../src/testing/test-product.ts';
import { openQuietPage } from './quiet-page.ts';
import { solveRobotCheck } from './robot.ts';
import { serviceKey } from './service-key.ts';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Five concrete answers, in the order they are asked: with their words' meanings they earn every point that answers can earn. */
export const answers = bakeryAnswers;

const questions = ['idea', 'industry', 'audience', 'revenue', 'competitors'] as const;
let made = 0;

export interface Founder {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** What their browser asks for, and mails follow; English unless given. */
  readonly language?: Language;
}

/** A founder with an open session, made through the API. */
export interface SignedUpFounder extends Founder {
  /** The session as the auth client stores it. */
  readonly session: { readonly access_token: string; readonly user: { readonly id: string } } & Record<string, unknown>;
}

/** Where the product under test answers. */
export function productOrigin(): string {
  const origin = process.env.PRODUCT_ORIGIN;
  if (origin === undefined) throw new Error('PRODUCT_ORIGIN is not set: the product was not started');
  return origin;
}

/** A name and an address nobody has used in this run. */
export function newFounder(name = 'Ada Okafor'): Founder {
  made += 1;
  return { name, email: `founder-${process.pid}-${made}@example.com`, password: 'quiet-river-stone-42' };
}

/**
 * Makes an account with a confirmed address and opens a session, by a link that an administrator makes: solving the robot
 * check of the form costs a quarter of a second of computing. Signing up by form is tested on its own.
 */
export async function signUpByApi(founder: Founder = newFounder()): Promise<SignedUpFounder> {
  const { email, password, name } = founder;
  return openByLink(founder, 'signup', { email, password, data: { full_name: name } });
}

/** Makes an account as the sign-up form does, robot check included, without the form. */
export async function signUpWithRobotCheck(founder: Founder = newFounder()): Promise<SignedUpFounder> {
  const body = {
    email: founder.email,
    password: founder.password,
    data: { full_name: founder.name },
    gotrue_meta_security: { captcha_token: await solveRobotCheck(productOrigin(), 'sign-up') },
  };
  const session = await post('/auth/v1/signup', body, languageOf(founder));
  return { ...founder, session: session as SignedUpFounder['session'] };
}

/** Opens another session for somebody who has an account. */
export async function signInByApi(founder: Founder): Promise<SignedUpFounder> {
  return openByLink(founder, 'magiclink', { email: founder.email });
}

async function openByLink(founder: Founder, type: 'signup' | 'magiclink', body: object): Promise<SignedUpFounder> {
  const asAdministrator = { ...languageOf(founder), authorization: `Bearer ${serviceKey}` };
  const link = await post('/auth/v1/admin/generate_link', { type, ...body }, asAdministrator);
  const { hashed_token } = link as { readonly hashed_token: string };
  const session = await post('/auth/v1/verify', { type, token_hash: hashed_token }, languageOf(founder));
  return { ...founder, session: session as SignedUpFounder['session'] };
}

/** The id of the workspace a founder began with. */
export async function firstWorkspaceByApi(founder: SignedUpFounder): Promise<string> {
  const answer = await fetch(`${productOrigin()}/api/workspaces`, {
    headers: authorizationOf(founder),
  });
  const { workspaces } = (await answer.json()) as { readonly workspaces: readonly { readonly id: string }[] };
  return workspaces[0]?.id ?? '';
}

/** Makes another workspace; returns its id. */
export async function createWorkspaceByApi(founder: SignedUpFounder, name: string): Promise<string> {
  const made = (await post('/api/workspaces', { name }, authorizationOf(founder))) as {
    readonly workspace: { readonly id: string };
  };
  return made.workspace.id;
}

/** Gives the answers in turn, about the first business unless told; returns the id of the conversation. */
export async function answerByApi(
  founder: SignedUpFounder,
  given: readonly string[] = answers,
  about?: string,
): Promise<string> {
  const workspaceId = about ?? (await firstWorkspaceByApi(founder));
  let conversationId: string | null = null;
  for (const [index, content] of given.entries()) {
    const body = { workspaceId, conversationId, question: questions[index] ?? null, content };
    const reply = (await post('/api/advisor/answers', body, authorizationOf(founder))) as { id: string };
    conversationId = reply.id;
  }
  return conversationId ?? '';
}

/** The product as helpers of its own tests call it, for one founder. */
export function worldOf(founder: SignedUpFounder): {
  readonly world: Pick<TestProduct, 'call'>;
  readonly person: Person;
} {
  const common = { 'content-type': 'application/json', ...authorizationOf(founder) };
  const call: TestProduct['call'] = async (method, path, { body, headers } = {}) => {
    const answer = await fetch(productOrigin() + path, {
      method,
      headers: { ...common, ...(headers as Record<string, string>) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };
  const { access_token: accessToken, user } = founder.session;
  return { world: { call }, person: { email: founder.email, userId: user.id, accessToken, refreshToken: '' } };
}

/** Says what the words of a bakery's answers mean, and answers what is asked then. */
async function confirmByApi(founder: SignedUpFounder, conversationId: string): Promise<void> {
  const { world, person } = worldOf(founder);
  await confirmBakery(world, person, conversationId);
}

/** Gives the bakery's answers and everything that is asked then; returns the id of the conversation. */
export async function completeByApi(founder: SignedUpFounder): Promise<string> {
  const conversationId = await answerByApi(founder);
  await confirmByApi(founder, conversationId);
  return conversationId;
}

/** Enters a fact as the profile does. `version`: the one it follows, 0 where nothing was known. */
export async function enterFactByApi(
  founder: SignedUpFounder,
  fact: { readonly key: string; readonly version: number; readonly value: unknown },
): Promise<void> {
  const { key, ...body } = fact;
  const workspaceId = await firstWorkspaceByApi(founder);
  const answer = await fetch(`${productOrigin()}/api/profile/${workspaceId}/facts/${key}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...authorizationOf(founder) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The fact was not entered: ${answer.status} ${await answer.text()}`);
}

type Plan = 'Free' | 'Starter' | 'Pro';

/** Sets the plan as the operator's command does, without starting a process for it. */
export async function setPlan({ session }: SignedUpFounder, plan: Plan): Promise<void> {
  const { target } = await getRunningDatabase(process.env.PRODUCT_DATA_DIR ?? '');
  const sql = connect(target, { max: 1, name: 'browser-test' });
  try {
    await sql.begin((tx) =>
      changePlan(tx, { accountId: session.user.id, to: plan, madeBy: 'operator', now: new Date() }),
    );
  } finally {
    await sql.end();
  }
}

/** Sets the plan by the operator's command, while the product runs. */
export async function setPlanByCommand(founder: Founder, plan: Plan): Promise<void> {
  await run(process.execPath, ['src/app/server/cli/admin.ts', 'set-plan', founder.email, plan], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'warn', DATA_DIR: process.env.PRODUCT_DATA_DIR },
  });
}

/** Says what the words mean that were typed into a browser, in the conversation about the first business of who is signed in there. */
export async function confirmForBrowser(page: Page, founder: Founder): Promise<void> {
  const stored = await page.evaluate(() => localStorage.getItem('sb-localhost-auth-token'));
  const signedIn: SignedUpFounder = { ...founder, session: JSON.parse(stored ?? 'null') };
  const path = `/api/advisor/conversation?workspaceId=${await firstWorkspaceByApi(signedIn)}`;
  const answer = await fetch(productOrigin() + path, { headers: authorizationOf(signedIn) });
  await confirmByApi(signedIn, ((await answer.json()) as { readonly id: string }).id);
}

/** Puts the founder's session into the browser, as a sign-in leaves it there. */
export async function restoreSession(page: Page, founder: SignedUpFounder): Promise<void> {
  await openQuietPage(page);
  await page.evaluate(
    ([session, name]) => {
      localStorage.setItem('sb-localhost-auth-token', session ?? '');
      localStorage.setItem('isAuthenticated', 'true');
      localStorage.setItem('userName', name ?? '');
    },
    [JSON.stringify(founder.session), founder.name],
  );
}

const authorizationOf = ({ session }: SignedUpFounder) => ({ authorization: `Bearer ${session.access_token}` });
const languageOf = ({ language = 'en' }: Founder) => ({ 'accept-language': language });

async function post(path: string, body: unknown, headers: Record<string, string>): Promise<unknown> {
  const answer = await fetch(productOrigin() + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      ...headers,
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
