import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Stripe from 'stripe';
import { planNames } from '#shared/plans/plan-names.ts';
import { payInvoice } from './changes-world.ts';
import { closeDisputes, openDispute } from './disputes-world.ts';
import { endpoints } from './endpoints.ts';
import { type FormValue, parseForm } from './form.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { answerPage } from './pages.ts';
import { payCheckout, payOpenInvoice } from './payments-world.ts';
import { Refusal, refuse } from './refusal.ts';
import { paidPlan, passTime } from './time-world.ts';
import { createWorld, idOf, type World } from './world.ts';

/** A stand-in of the payment service on loopback. Close it when done. */
export interface TestStripe {
  /** "http://127.0.0.1:<port>", for STRIPE_API_URL. */
  readonly url: string;
  readonly webhookSecret: string;
  /** Variables of the environment that make a product use it. */
  readonly environment: Readonly<Record<string, string>>;
  readonly world: World;
  readonly outbox: Outbox;
  /** How often each "METHOD /path" was asked for. */
  readonly requests: readonly string[];
  /** Pays on the page at an address that a choice led to. */
  pay(checkoutUrl: string): 'paid' | 'declined' | 'gone';
  /** Whether cards of a customer are refused from now on. */
  refuseCards(customer: string, isRefused: boolean): void;
  /** Whether the bank of a customer wants each payment confirmed from now on. */
  confirmCards(customer: string, isWanted: boolean): void;
  /** Pays an open invoice on its page, and confirms it there. */
  confirm(invoiceUrl: string): 'paid' | 'declined' | 'gone';
  /** Tries again to collect what a customer owes. */
  collectDebts(customer: string): void;
  /** The bank of a customer asks for their last payment back, and decides it. */
  dispute(customer: string): void;
  closeDisputes(customer: string, status: 'won' | 'lost'): void;
  /** Lets everything happen that is due by the clock. */
  passTime(): void;
  /** The plan that is paid for, by the stand-in's own account. */
  paidPlan(customer: string): string;
  /** After so many more changes every request fails, as if the caller had died; undefined brings the service back. */
  failAfter(changes: number | undefined): void;
  /** The next request for "METHOD /path…" fails, as if the service could not answer. */
  failOnce(request: string): void;
  /** Deletes every customer and their objects; prices stay. */
  forgetCustomers(): void;
  /** While true every connection is cut. */
  setUnreachable(isUnreachable: boolean): void;
  /** While true no request is ever answered. */
  setSilent(isSilent: boolean): void;
  close(): Promise<void>;
}

interface StripeOptions {
  /** The clock, in milliseconds; real time unless given. */
  readonly now?: () => number;
  /** Where the product takes messages: "http://localhost:18400/api/billing/stripe/webhook". */
  readonly webhookUrl?: string;
}

const secretKey = 'sk_test_groundwork';
const webhookSecret = 'whsec_groundwork';

export async function startStripe({ now = Date.now, webhookUrl }: StripeOptions = {}): Promise<TestStripe> {
  const outbox = createOutbox(webhookSecret, now);
  const world = createWorld(now, outbox.announce);
  const answered = new Map<string, { asked: string; status: number; body: string }>();
  const requests: string[] = [];
  let changesLeft: number | undefined;
  let isUnreachable = false;
  let isSilent = false;
  let failing: string | undefined;
  if (webhookUrl !== undefined)
    outbox.connect(async ({ body, signature }) => {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      return (await fetch(webhookUrl, { method: 'POST', headers, body })).status;
    });

  const act = (method: string, path: string, parameters: FormValue): unknown => {
    for (const each of endpoints) {
      if (each.method !== method) continue;
      const id = matchPath(each.path, path);
      if (id !== undefined) return each.handle(world, parameters, id);
    }
    throw refuse.request('url_invalid', `Unrecognized request URL (${method}: ${path})`);
  };

  const answerApi = (request: IncomingMessage, url: URL, text: string): { status: number; body: string } => {
    const method = request.method ?? 'GET';
    const key = request.headers['idempotency-key'];
    const asked = `${method} ${url.pathname} ${text}`;
    const known = typeof key === 'string' ? answered.get(key) : undefined;
    if (known) return known.asked === asked ? known : refusalAnswer(refuse.idempotency());
    try {
      if (request.headers.authorization !== `Bearer ${secretKey}`) throw refuse.key();
      const version = String(request.headers['stripe-version']);
      if (version !== Stripe.API_VERSION) throw refuse.version(version);
      const parameters = parseForm(method === 'GET' ? url.search.slice(1) : text);
      requests.push(`${method} ${url.pathname}`);
      const answer = { asked, status: 200, body: JSON.stringify(act(method, url.pathname, parameters)) };
      if (typeof key === 'string') answered.set(key, answer);
      return answer;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const answer = { asked, ...refusalAnswer(error) };
      // Requests that were not begun may be sent again with other parameters.
      if (typeof key === 'string' && error.status === 402) answered.set(key, answer);
      return answer;
    }
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://stripe');
    const text = await readBody(request);
    if (isSilent) return;
    if (isUnreachable) return void request.socket.destroy();
    passTime(world);
    const page = url.pathname.startsWith('/v1/') ? undefined : answerPage(world, request.method ?? 'GET', url.pathname);
    if (page) return void response.writeHead(page.status, { ...page.headers }).end(page.body);
    const headers = { 'content-type': 'application/json', 'request-id': world.nextId('req') };
    const isFailing = failing !== undefined && `${request.method} ${url.pathname}`.startsWith(failing);
    if (isFailing) failing = undefined;
    if (changesLeft === 0 || isFailing) {
      response.writeHead(503, { ...headers, 'stripe-should-retry': 'false' });
      return void response.end(JSON.stringify({ error: { type: 'api_error', message: 'The stand-in is away.' } }));
    }
    const { status, body } = answerApi(request, url, text);
    if (changesLeft !== undefined && request.method !== 'GET') changesLeft -= 1;
    response.writeHead(status, headers).end(body);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port');
  world.url = `http://127.0.0.1:${address.port}`;

  return {
    url: world.url,
    webhookSecret,
    environment: {
      BILLING: 'stripe',
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: world.url,
    },
    world,
    outbox,
    requests,
    pay: (checkoutUrl) => {
      passTime(world);
      return payCheckout(world, lastPart(checkoutUrl));
    },
    refuseCards: (customer, isRefused) => mark(world.refusedCards, customer, isRefused),
    confirmCards: (customer, isWanted) => mark(world.confirmedCards, customer, isWanted),
    confirm: (invoiceUrl) => {
      passTime(world);
      return payInvoice(world, lastPart(invoiceUrl));
    },
    collectDebts: (customer) => {
      passTime(world);
      for (const subscription of world.subscriptions.values())
        if (idOf(subscription.customer) === customer) payOpenInvoice(world, subscription, 'away');
    },
    dispute: (customer) => openDispute(world, customer),
    closeDisputes: (customer, status) => closeDisputes(world, customer, status),
    passTime: () => passTime(world),
    paidPlan: (customer) => paidPlan(world, customer, planNames),
    failAfter: (changes) => {
      changesLeft = changes;
    },
    failOnce: (request) => {
      failing = request;
    },
    forgetCustomers: () => {
      const { customers, sessions, portals, subscriptions, schedules, invoices, charges, refunds, disputes } = world;
      for (const all of [customers, sessions, portals, subscriptions, schedules, invoices, charges, refunds, disputes])
        all.clear();
      const { events, sold, failedAt, refusedCards, confirmedCards } = world;
      for (const all of [events, sold, failedAt, refusedCards, confirmedCards, answered]) all.clear();
      world.covers.length = 0;
      requests.length = 0;
      outbox.dropAll();
    },
    setUnreachable: (value) => {
      isUnreachable = value;
    },
    setSilent: (value) => {
      isSilent = value;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const lastPart = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';

function mark(marked: Set<string>, customer: string, isMarked: boolean): void {
  if (isMarked) marked.add(customer);
  else marked.delete(customer);
}

const refusalAnswer = ({ status, body }: Refusal) => ({ status, body: JSON.stringify(body) });

/** The value of `:id`, empty where a path has none; undefined where the path is another one. */
function matchPath(pattern: string, path: string): string | undefined {
  const match = new RegExp(`^${pattern.replace(':id', '([^/]+)')}$`).exec(path);
  return match ? decodeURIComponent(match[1] ?? '') : undefined;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
