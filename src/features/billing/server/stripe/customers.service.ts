import type Stripe from 'stripe';
import type { Database } from '#server/db/database.ts';
import type { Payer } from '../payments.ts';
import { paymentsRepository } from './payments.repository.ts';
import { ask, stepKey } from './stripe-client.ts';

/**
 * The customer of an account at the payment service: made once, and stored before anything is done with it. The request
 * that makes it says nothing but whose it is, so that a repeat is the same request. One that was deleted there is made
 * again.
 */
export async function ensureCustomer(
  { database, stripe }: { readonly database: Database; readonly stripe: Stripe },
  { accountId, email }: Payer,
): Promise<string> {
  const known = await paymentsRepository.findPayer(database.system, accountId);
  if (known && !(await isDeleted(stripe, known.customerId))) return known.customerId;
  const { id } = await ask(() =>
    stripe.customers.create(
      { metadata: { account_id: accountId } },
      { idempotencyKey: stepKey('customer', accountId, ...(known ? [known.customerId] : [])) },
    ),
  );
  await ask(() => stripe.customers.update(id, { email }));
  await paymentsRepository.setCustomer(database.system, accountId, id, known?.customerId ?? null);
  return id;
}

async function isDeleted(stripe: Stripe, customerId: string): Promise<boolean> {
  const customer = await ask(() => stripe.customers.retrieve(customerId));
  return customer.deleted === true;
}
