import { z } from 'zod';
import { billingProblems } from '#features/billing/domain/billing.problems.ts';
import { endpoint, noInput } from '#shared/endpoint.ts';
import { idSchema } from '#shared/ids.ts';
import { billingIntervals } from '#shared/plans/intervals.ts';
import { billingModes } from '#shared/plans/modes.ts';
import { planNames } from '#shared/plans/plan-names.ts';

const planSchema = z.enum(planNames);
const intervalSchema = z.enum(billingIntervals);

export const invoiceSchema = z.object({
  id: idSchema('inv'),
  /** A test invoice says what would have been charged; nothing was. */
  kind: z.enum(['test', 'stripe']),
  number: z.string(),
  plan: planSchema,
  interval: intervalSchema,
  /** Of the smallest unit of the currency; negative for a credit. */
  amountCents: z.number().int(),
  /** ISO 4217. */
  currency: z.string(),
  status: z.enum(['draft', 'open', 'paid', 'void', 'uncollectible', 'refunded']),
  issuedAt: z.iso.datetime(),
  /** Whether there is a PDF of it. */
  hasPdf: z.boolean(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

/** What is paid for, where something is: by a subscription of the payment service or, pretended, in test mode. */
export const subscriptionSchema = z.object({
  interval: intervalSchema,
  /** What an interval costs, in US cents: who began at an older price keeps it; in test mode what it would cost now. */
  amountCents: z.number().int(),
  /** When it is charged next, or ends; null where nothing is charged, as in test mode. */
  periodEndsAt: z.iso.datetime().nullable(),
  /** What follows then where it is not the same again; 'Free' is a cancellation. */
  next: z.object({ plan: planSchema, interval: intervalSchema.nullable() }).nullable(),
  /** A payment failed; until then the plan stays. */
  graceEndsAt: z.iso.datetime().nullable(),
  /** Until then the payment is refunded on request. */
  refundableUntil: z.iso.datetime().nullable(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** The plan of the account, how it is paid and how it came to it. */
export const billingSchema = z.object({
  mode: z.enum(billingModes),
  plan: planSchema,
  /** Since when the account has this plan. */
  since: z.iso.datetime(),
  /** Whether the switch for test mode is there, and whether it is on. */
  isTestModeOffered: z.boolean(),
  isTestModeOn: z.boolean(),
  subscription: subscriptionSchema.nullable(),
  /** Whether there is a portal of the payment service to open. */
  hasPortal: z.boolean(),
  /** Whether a plan ended because of a failed payment that is still open: it is restored when that is paid. */
  hasDebt: z.boolean(),
  /** Newest first; the account began on Free. */
  changes: z.array(
    z.object({
      id: idSchema('plc'),
      from: planSchema,
      to: planSchema,
      madeBy: z.enum(['operator', 'account', 'test_mode', 'payment']),
      changedAt: z.iso.datetime(),
    }),
  ),
  /** Newest first. */
  invoices: z.array(invoiceSchema),
  accountCreatedAt: z.iso.datetime(),
});
export type Billing = z.infer<typeof billingSchema>;

/** Where the account stands with one quota. */
export const quotaUseSchema = z.object({
  /** `<tool>.<thing>`, as the table of plans has it. */
  quota: z.string(),
  tool: z.string(),
  period: z.enum(['day', 'month']),
  /** Null: unlimited. */
  limit: z.number().int().nullable(),
  used: z.number().int(),
  /** When the running period ends. */
  reset: z.iso.datetime(),
  /** The lowest plan on which one more fits; null where the present one has room or none has. */
  opensWith: planSchema.nullable(),
});
export type QuotaUse = z.infer<typeof quotaUseSchema>;

/** What the account stores, rows and files together, in bytes. */
export const storageUseSchema = z.object({
  used: z.number().int(),
  limit: z.number().int(),
  /** The lowest plan with room for more; null where the present one has room or none has. */
  opensWith: planSchema.nullable(),
});
export type StorageUse = z.infer<typeof storageUseSchema>;

/** What came of choosing a plan. */
const choiceSchema = z.discriminatedUnion('outcome', [
  /** The plan is changed. */
  z.object({ outcome: z.literal('switched'), billing: billingSchema }),
  /** It changes when the paid period ends. */
  z.object({ outcome: z.literal('scheduled'), billing: billingSchema }),
  /** It is paid at the payment service first. */
  z.object({ outcome: z.literal('checkout'), url: z.string(), openUntil: z.iso.datetime() }),
  /** The bank wants this payment confirmed, at the page of the payment service; the plan changes once it is paid. */
  z.object({ outcome: z.literal('confirm'), url: z.string(), openUntil: z.iso.datetime() }),
]);
export type PlanChoice = z.infer<typeof choiceSchema>;

/** The endpoints of plans, payment and use. */
export const billingContract = {
  getBilling: endpoint({
    method: 'GET',
    path: '/billing',
    summary: 'The plan, how it is paid, its history and invoices',
    access: 'account',
    input: noInput,
    output: billingSchema,
  }),
  getUsage: endpoint({
    method: 'GET',
    path: '/billing/usage',
    summary: 'Where the account stands with every quota of a tool that exists, and what it stores',
    access: 'account',
    cost: 'composing',
    waitsOutside: true,
    input: noInput,
    output: z.object({ plan: planSchema, quotas: z.array(quotaUseSchema), storage: storageUseSchema }),
  }),
  setTestMode: endpoint({
    method: 'PUT',
    path: '/billing/test-mode',
    summary: 'Switch test mode on or off; the plan stays',
    access: 'account',
    waitsOutside: true,
    input: z.object({ isOn: z.boolean() }),
    output: billingSchema,
    errors: [billingProblems.test_mode_unavailable],
  }),
  choosePlan: endpoint({
    method: 'POST',
    path: '/billing/plan',
    summary: 'Ask for a plan: at once in test mode and for an upgrade, at the end of the paid period for less',
    access: 'account',
    goesOnWhenFull: true,
    waitsOutside: true,
    needsIdempotencyKey: true,
    input: z.object({ plan: planSchema, interval: intervalSchema }),
    output: choiceSchema,
    errors: [
      billingProblems.payment_not_set_up,
      billingProblems.payment_failed,
      billingProblems.change_planned,
      billingProblems.payment_unreachable,
      billingProblems.no_change,
    ],
  }),
  keepPlan: endpoint({
    method: 'POST',
    path: '/billing/plan/keep',
    summary: 'Take back a cancellation or a smaller plan that has not begun',
    access: 'account',
    goesOnWhenFull: true,
    waitsOutside: true,
    input: noInput,
    output: billingSchema,
    errors: [billingProblems.no_change, billingProblems.payment_unreachable],
  }),
  openPortal: endpoint({
    method: 'POST',
    path: '/billing/portal',
    summary: 'The address of the payment portal of this account',
    access: 'account',
    goesOnWhenFull: true,
    waitsOutside: true,
    input: noInput,
    output: z.object({ url: z.string() }),
    errors: [billingProblems.payment_not_set_up, billingProblems.payment_unreachable],
  }),
  refreshBilling: endpoint({
    method: 'POST',
    path: '/billing/refresh',
    summary: 'Ask the payment service for the state of this account now, after a return from it',
    access: 'account',
    goesOnWhenFull: true,
    waitsOutside: true,
    input: noInput,
    output: billingSchema,
    errors: [billingProblems.payment_unreachable],
  }),
  requestRefund: endpoint({
    method: 'POST',
    path: '/billing/refund',
    summary: 'Within 14 days of the first payment: the money back, and the Free plan at once',
    access: 'account',
    goesOnWhenFull: true,
    waitsOutside: true,
    needsIdempotencyKey: true,
    input: noInput,
    output: billingSchema,
    errors: [billingProblems.not_refundable, billingProblems.payment_unreachable],
  }),
  createInvoiceDownload: endpoint({
    method: 'POST',
    path: '/billing/invoices/{invoiceId}/download',
    summary: 'A short-lived address of the PDF of an invoice',
    access: 'account',
    goesOnWhenFull: true,
    waitsOutside: true,
    input: z.object({ invoiceId: idSchema('inv') }),
    output: z.object({ url: z.string() }),
    errors: [billingProblems.payment_unreachable],
  }),
};
