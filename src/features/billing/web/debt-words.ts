import { msg } from '@lingui/core/macro';

/** To somebody whose plan ended because a payment failed. */
export const debtWords = msg`A payment is still open. Once it is paid in the payment portal, your plan comes back.`;
