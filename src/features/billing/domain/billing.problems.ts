import { defineProblems } from '#shared/problem-codes.ts';

/** What is refused here, by reason, with its status. */
export const billingProblems = defineProblems('billing', {
  change_planned: 409,
  no_change: 409,
  not_refundable: 409,
  payment_failed: 402,
  payment_not_set_up: 409,
  payment_unreachable: 503,
  test_mode_unavailable: 409,
});
