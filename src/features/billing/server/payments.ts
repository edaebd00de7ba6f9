import type { BillingInterval } from '#features/billing/domain/intervals.ts';
import type { PlainRoute } from '#server/http/plain-route.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';

/** Somebody who pays, or is about to. */
export interface Payer {
  readonly accountId: string;
  readonly email: string;
}

/** What somebody wants to pay for. Free ends the subscription with its period. */
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
  /** Asks for the present state; nothing for somebody who never paid. */
  refresh(payer: Payer): Promise<void>;
  /** The address of the PDF of one of their invoices, as the service gives it now. */
  invoicePdf(payer: Payer, stripeInvoiceId: string): Promise<string>;
  /** Ends what they pay for at once, gives nothing back and leaves no card behind: the account goes for good. */
  end(payer: Payer): Promise<void>;
  /** Where signed messages of the service arrive. */
  readonly routes: readonly PlainRoute[];
}
