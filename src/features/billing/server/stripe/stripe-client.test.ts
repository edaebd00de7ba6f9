import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProblemError } from '#shared/problem.ts';
import { ask, createStripeClient, wantsConfirmation } from './stripe-client.ts';

/** What the service answers next; a text that is no JSON stands for whatever is in front of it. */
let next: { readonly status: number; readonly body: string } | 'cut';
let server: Server;
let apiUrl: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (next === 'cut') return void request.socket.destroy();
    response.writeHead(next.status, { 'stripe-should-retry': 'false' }).end(next.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

/** What comes of a question that is answered so. */
async function outcomeOf(answer: typeof next): Promise<unknown> {
  next = answer;
  const stripe = createStripeClient({ secretKey: 'sk_test', webhookSecret: 'whsec', apiUrl });
  try {
    return await ask(() => stripe.customers.retrieve('cus_1'));
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error.type;
    if (!(error instanceof ProblemError)) throw error;
    const { code, retryAfter } = error.problem;
    return [error.status, code, retryAfter];
  }
}
const failure = (status: number, type: string, message = type) => ({
  status,
  body: JSON.stringify({ error: { type, message } }),
});
const away = [503, 'billing.payment_unreachable', 30];

describe('a question to the payment service', () => {
  it.each([
    ['asked too often', failure(429, 'invalid_request_error'), away],
    ['answered by a fault', failure(500, 'api_error'), away],
    ['answered while it is away', failure(503, 'api_error'), away],
    ['answered by something in front of it', { status: 502, body: '<html>Bad gateway</html>' }, away],
    ['cut off', 'cut', away],
    ['refused for the card', failure(402, 'card_error'), [402, 'billing.payment_failed', undefined]],
    [
      'refused for the confirmation that the bank asks for',
      failure(402, 'invalid_request_error'),
      [402, 'billing.payment_failed', undefined],
    ],
    [
      'refused for want of a card',
      failure(
        400,
        'invalid_request_error',
        'This customer has no attached payment source or default payment method. Please consider adding one.',
      ),
      [402, 'billing.payment_failed', undefined],
    ],
    ['refused for a wrong key', failure(401, 'invalid_request_error'), 'StripeAuthenticationError'],
    ['refused for what we asked', failure(400, 'invalid_request_error'), 'StripeInvalidRequestError'],
  ] as const)('that is %s', async (_how, answer, outcome) => expect(await outcomeOf(answer)).toEqual(outcome));
});

describe('a payment that the bank wants confirmed', () => {
  /** Whether the refusal of a payment says so. */
  const isTold = async (status: number, error: Readonly<Record<string, string>>): Promise<boolean> => {
    next = { status, body: JSON.stringify({ error: { message: 'Refused', ...error } }) };
    const stripe = createStripeClient({ secretKey: 'sk_test', webhookSecret: 'whsec', apiUrl });
    return stripe.subscriptions.update('sub_1', {}).then(() => false, wantsConfirmation);
  };
  it.each([
    [402, { type: 'card_error', code: 'subscription_payment_intent_requires_action' }, true],
    [400, { type: 'invalid_request_error', code: 'subscription_payment_intent_requires_action' }, true],
    [402, { type: 'card_error', code: 'authentication_required' }, true],
    [402, { type: 'card_error', code: 'card_declined', decline_code: 'authentication_required' }, true],
    [402, { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }, false],
    [400, { type: 'invalid_request_error', code: 'parameter_invalid' }, false],
    [402, { type: 'card_error' }, false],
  ])('is told by its code or reason alone: %s %o', async (status, error, isWanted) =>
    expect(await isTold(status, error)).toBe(isWanted),
  );
});
