import { numberOf } from '../checks/terms.ts';
import type { Coach } from '../coach/coach.ts';

/** Whether the own pay is earned once the start is behind the business: what is never earned is a wish, and no need of cash. */
export function isPayCarried({ ledger }: Pick<Coach, 'ledger'>): boolean {
  const after = ledger.find('year.3.afterPay');
  return after !== undefined && numberOf(after) >= 0;
}
