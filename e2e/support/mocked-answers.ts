import type { CDPSession, Page } from '@playwright/test';

/*
 * Mocks over a session of the browser's own protocol. Playwright's `page.route` pauses every request of a page and turns
 * the HTTP cache off for all of them, so that each opening fetches and compiles every script again. Here the browser
 * pauses only what is asked of a mocked address; everything else, and the cache, stay as they are.
 */

/** A whole address in which `*` stands for anything. */
export type Address = `*${string}`;

/** An answer in the place of the server's. */
export interface MockedAnswer {
  readonly json: unknown;
  /** 200 unless told. */
  readonly status?: number;
  /** How many requests it answers; every one unless told. */
  readonly times?: number;
}

/** Makes of the server's body, a text in JSON, what the page receives in its place. */
export type Rewrite = (body: string) => unknown;

interface Mock {
  readonly address: Address;
  readonly pattern: RegExp;
  readonly answer: MockedAnswer | Rewrite;
  timesLeft: number;
}

interface Mocks {
  readonly session: CDPSession;
  /** In the order they were made. */
  list: Mock[];
  /** What becomes of answers that are on their way, by request. */
  readonly rewrites: Map<string, Rewrite>;
}

interface Header {
  readonly name: string;
  readonly value: string;
}

/** A request that the browser holds until it is told what to do: before it is sent, or when its answer has begun. */
interface Paused {
  readonly requestId: string;
  readonly request: { readonly url: string; readonly method: string };
  readonly responseStatusCode?: number;
  readonly responseHeaders?: readonly Header[];
}

const mocksByPage = new WeakMap<Page, Promise<Mocks>>();

/**
 * Answers what the page asks of an address, whatever the method, until the mock is dropped. Where several mocks of a page
 * fit, the latest answers.
 *
 * @throws where the browser is not Chromium
 */
export async function mockAnswer(page: Page, address: Address, answer: MockedAnswer): Promise<void> {
  await add(page, address, answer, answer.times);
}

/**
 * Lets the server answer and changes what it said, with its status and its headers, until the mock is dropped. Only GET
 * and only JSON: anything else, an event stream among it, passes as it comes.
 *
 * @throws where the browser is not Chromium
 */
export async function rewriteAnswers(page: Page, address: Address, rewrite: Rewrite): Promise<void> {
  await add(page, address, rewrite);
}

/** Drops the page's mocks of an address, or all of them. An answer that is on its way may still be the mock's. */
export async function dropMocks(page: Page, address?: Address): Promise<void> {
  const mocks = await mocksByPage.get(page);
  if (mocks === undefined) return;
  const left = mocks.list.filter((mock) => address !== undefined && mock.address !== address);
  if (left.length === mocks.list.length) return;
  mocks.list = left;
  await pauseMocked(mocks);
}

async function add(page: Page, address: Address, answer: Mock['answer'], times = Infinity): Promise<void> {
  const mocks = await mocksOf(page);
  const pattern = new RegExp(`^${address.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);
  mocks.list.push({ address, pattern, answer, timesLeft: times });
  await pauseMocked(mocks);
}

function mocksOf(page: Page): Promise<Mocks> {
  const made = mocksByPage.get(page) ?? openMocks(page);
  mocksByPage.set(page, made);
  return made;
}

async function openMocks(page: Page): Promise<Mocks> {
  const session = await page.context().newCDPSession(page);
  const mocks: Mocks = { session, list: [], rewrites: new Map() };
  // What else goes wrong is an unhandled rejection, with which the test fails.
  session.on('Fetch.requestPaused', (paused) => void answerPaused(mocks, paused).catch(ignoreWhereGone));
  return mocks;
}

/** Has the browser pause what is asked of mocked addresses, and nothing else. */
async function pauseMocked({ session, list }: Mocks): Promise<void> {
  if (list.length === 0) return void (await session.send('Fetch.disable'));
  const addresses = [...new Set(list.map(({ address }) => address))];
  // The browser takes `?` for any one character.
  const patterns = addresses.map((address) => ({ urlPattern: address.replace(/[?\\]/g, '\\$&') }));
  await session.send('Fetch.enable', { patterns });
}

async function answerPaused(mocks: Mocks, paused: Paused): Promise<void> {
  const { session, rewrites } = mocks;
  const { requestId, request } = paused;
  const rewrite = rewrites.get(requestId);
  if (rewrite !== undefined) {
    rewrites.delete(requestId);
    return sendRewritten(session, paused, rewrite);
  }
  const mock = mocks.list.findLast((one) => fits(one, request));
  if (mock === undefined) return void (await session.send('Fetch.continueRequest', { requestId }));
  if (typeof mock.answer === 'function') {
    rewrites.set(requestId, mock.answer);
    return void (await session.send('Fetch.continueRequest', { requestId, interceptResponse: true }));
  }
  mock.timesLeft -= 1;
  await session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: mock.answer.status ?? 200,
    responseHeaders: [{ name: 'content-type', value: 'application/json' }],
    body: encode(mock.answer.json),
  });
  if (mock.timesLeft > 0) return;
  // Only now: a request that is held goes to the server as soon as nothing is paused any more.
  mocks.list = mocks.list.filter((one) => one !== mock);
  await pauseMocked(mocks);
}

const fits = ({ pattern, answer, timesLeft }: Mock, { url, method }: Paused['request']): boolean =>
  pattern.test(url) && timesLeft > 0 && (typeof answer !== 'function' || method === 'GET');

/** Sends on what the server answered, changed if it is JSON. */
async function sendRewritten(session: CDPSession, paused: Paused, rewrite: Rewrite): Promise<void> {
  const { requestId, responseStatusCode, responseHeaders = [] } = paused;
  const isJson = responseHeaders.some(({ name, value }) => isNamed(name, 'content-type') && value.includes('json'));
  if (responseStatusCode === undefined || !isJson) {
    return void (await session.send('Fetch.continueRequest', { requestId }));
  }
  const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId });
  const text = base64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body;
  await session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: responseStatusCode,
    // The body comes unpacked.
    responseHeaders: responseHeaders.filter(({ name }) => !isNamed(name, 'content-encoding', 'content-length')),
    body: encode(rewrite(text)),
  });
}

const isNamed = (name: string, ...names: readonly string[]): boolean => names.includes(name.toLowerCase());
const encode = (json: unknown): string => Buffer.from(JSON.stringify(json), 'utf8').toString('base64');

/** The request ended, the mocks were dropped, or the page was closed while an answer was on its way. */
const gone = /Invalid InterceptionId|Fetch domain is not enabled|Target page, context or browser has been closed/;

function ignoreWhereGone(error: unknown): void {
  if (!(error instanceof Error && gone.test(error.message))) throw error;
}
