/** test: plans are switched without payment; stripe: they are paid; off: everybody has everything. */
export const billingModes = ['test', 'stripe', 'off'] as const;
export type BillingMode = (typeof billingModes)[number];
