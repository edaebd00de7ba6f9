import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import type { StripeConfig } from '#server/config-billing.ts';
import { assertOutsideTransaction } from '#server/db/database.ts';
import { ProblemError } from '#shared/problem.ts';

/** The library with the version of the API that its own types describe. */
export function createStripeClient({ secretKey, apiUrl }: StripeConfig): Stripe {
  const url = apiUrl === undefined ? undefined : new URL(apiUrl);
  const isPlain = url?.protocol === 'http:';
  return new Stripe(secretKey, {
    apiVersion: Stripe.API_VERSION,
    ...(url && {
      protocol: isPlain ? 'http' : 'https',
      host: url.hostname,
      port: url.port || (isPlain ? 80 : 443),
    }),
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
  });
}

/**
 * Waits for the payment service. A refused card, or none on file, becomes 402 billing.payment_failed; a service that cannot
 * be reached, or cannot answer, 503 billing.payment_unreachable. Everything else is a fault of ours and stays as it is.
 */
export async function ask<T>(call: () => Promise<T>): Promise<T> {
  assertOutsideTransaction('The payment service');
  try {
    return await call();
  } catch (error) {
    throw toProblem(error);
  }
}

function toProblem(error: unknown): unknown {
  if (error instanceof Stripe.errors.StripeCardError || isWithoutCard(error))
    return new ProblemError(402, { code: 'billing.payment_failed', message: error.message });
  const isAway =
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError;
  return isAway ? unreachable() : error;
}

/** A removed card is only recognisable by the message: the code is the general one for missing objects. */
function isWithoutCard(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    /no attached payment source or default payment method/i.test(error.message)
  );
}

/** The payment service cannot be asked now. */
export function unreachable(): ProblemError {
  return new ProblemError(503, {
    code: 'billing.payment_unreachable',
    message: 'The payment service cannot be reached',
    retryAfter: 30,
  });
}

/** Whether a problem is that the payment service cannot be asked. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ProblemError && error.problem.code === 'billing.payment_unreachable';
}

/** Whether the payment service refused a request for this reason. */
export function isRefusal(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === code;
}

/**
 * Whether a payment was refused only because the bank wants it confirmed by the person. The service words that by its code
 * or its reason, under more than one type of error.
 */
export function wantsConfirmation(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  const words = [error.code, error.decline_code];
  return ['subscription_payment_intent_requires_action', 'authentication_required'].some((word) =>
    words.includes(word),
  );
}

/** The id of what another object refers to, expanded or not. */
export function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}

/** An idempotency key of one step of one attempt: the same parts give the same key. */
export function stepKey(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}
