import { z } from 'zod';

/** What billing reads from the environment; part of the one list in `config.ts`. */
export const billingVariables = {
  BILLING: {
    schema: z.enum(['test', 'stripe', 'off']).default('test'),
    help: 'test | stripe | off: plans switched without payment, paid through Stripe, or everything for everybody.',
  },
  BILLING_TEST_MODE: {
    schema: z.enum(['on', 'off']).default('off'),
    help: 'on | off: whether test mode is on offer beside Stripe. With BILLING=test it always is.',
  },
  STRIPE_SECRET_KEY: {
    schema: z.string().optional(),
    help: 'Secret key of the Stripe account. Required with BILLING=stripe.',
  },
  STRIPE_WEBHOOK_SECRET: {
    schema: z.string().optional(),
    help: 'Signing secret of the webhook at /api/billing/stripe/webhook. Required with BILLING=stripe.',
  },
  STRIPE_API_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    help: 'Another address of the Stripe API, for tests. Default: the one of the library.',
  },
} as const;

/** How plans are paid. */
export interface BillingConfig {
  readonly mode: 'test' | 'stripe' | 'off';
  /** Whether people may switch plans without payment after turning test mode on. */
  readonly isTestModeOffered: boolean;
  /** Set in mode `stripe` alone. */
  readonly stripe: StripeConfig | undefined;
}

export interface StripeConfig {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Undefined: the address the library knows. */
  readonly apiUrl: string | undefined;
}
