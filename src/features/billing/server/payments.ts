import type { PlainRoute } from '#server/http/plain-route.ts';
import type { BillingInterval } from '#shared/plans/intervals.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';

/** A paying account, or one about to pay. */
export interface Payer {
  readonly accountId: string;
  readonly email: string;
}

/** A requested plan. Free ends the subscription with its period. */
export interface PlanWish {
  readonly plan: PlanName;
  readonly interval: BillingInterval;
}

export type WishOutcome =
  | { readonly outcome: 'switched' }
  | { readonly outcome: 'scheduled' }
  | { readonly outcome: 'checkout'; readonly url: string; readonly openUntil: string }
  /** Nothing is changed or charged before the payment is confirmed on that page. */
  | { readonly outcome: 'confirm'; readonly url: string; readonly openUntil: string };

/**
 * The payment service as billing uses it. Each call leaves `users.plan`, `billing_account` and `billing_invoice` as the
 * service has them then. `attemptKey` names the person's attempt: a repeat with it charges nothing twice. Throws
 * ProblemError billing.payment_failed, billing.change_planned, billing.payment_unreachable, billing.no_change,
 * billing.not_refundable.
 */
export interface Payments {
  choose(payer: Payer, wish: PlanWish, attemptKey: string): Promise<WishOutcome>;
  /** Takes back what was to follow the paid period. */
  keep(payer: Payer): Promise<void>;
  /** The address of the portal. */
  openPortal(payer: Payer): Promise<string>;
  /** Gives the last payment back and ends the subscription at once. */
  refund(payer: Payer, attemptKey: string): Promise<void>;
  /** Fetches the present state; does nothing for an account that never paid. */
  refresh(payer: Payer): Promise<void>;
  /** The address of the PDF of one of their invoices, as the service gives it now. */
  invoicePdf(payer: Payer, stripeInvoiceId: string): Promise<string>;
  /** Ends the subscription at once without a refund and removes the card, because the account is being deleted. */
  end(payer: Payer): Promise<void>;
  /** Where signed messages of the service arrive. */
  readonly routes: readonly PlainRoute[];
}
