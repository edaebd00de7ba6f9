import type { Database } from '#server/db/database.ts';
import { billingAccountRepository } from './billing-account.repository.ts';
import { billingEventRepository } from './billing-event.repository.ts';
import { invoiceRepository } from './invoice.repository.ts';
import type { Payer, Payments } from './payments.ts';

/**
 * What an account that is deleted leaves behind: nothing is charged any more, what was charged stays under the pseudonym,
 * and what the payment service told of it is forgotten. Doing it again changes nothing. Throws billing.payment_unreachable
 * while the subscription cannot be ended; then nothing of the account may go yet.
 */
export async function leaveBilling(
  { database, payments }: { readonly database: Pick<Database, 'asSystem'>; readonly payments: Payments | undefined },
  payer: Payer,
  pseudonym: string,
): Promise<void> {
  const account = await database.asSystem((tx) => billingAccountRepository.find(tx, payer.accountId));
  const customerId = account?.stripeCustomerId;
  if (payments && customerId) await payments.end(payer);
  await database.asSystem(async (tx) => {
    await invoiceRepository.keepCharged(tx, payer.accountId, pseudonym);
    if (customerId) await billingEventRepository.forgetCustomer(tx, customerId);
  });
}
