import { numberOf } from '../checks/terms.ts';
import type { Coach } from '../coach/coach.ts';
import type { Reckoned } from '../coach/reckon.ts';
import { isCounted } from '../reckoning/sale-line.ts';
import { isSelling } from '../reckoning/sales-today.ts';
import type { Speaker } from '../say/speak.ts';
import type { Blocks } from './blocks.ts';

/** What the sections are written from. */
export interface WritingInput extends Reckoned {
  readonly speaker: Speaker;
  readonly blocks: Blocks;
}

/** The number of a term by its id: 0 for a series, while it is open, and where there is none. */
export function findNumber({ ledger }: Pick<Coach, 'ledger'>, id: string): number {
  const term = ledger.find(id);
  return term ? numberOf(term) : 0;
}

/** A series by its id, a number a month; none where there is none. */
export function findSeries({ ledger }: Pick<Coach, 'ledger'>, id: string): readonly number[] {
  const value = ledger.find(id)?.value;
  return typeof value === 'object' ? value : [];
}

/** Whether anything is sold today. */
export const sells = ({ ledger, business, sale, today }: Coach): boolean =>
  isSelling(ledger, business, [sale, ...sale.others.filter(isCounted)], today);

/** Whether the own pay is earned once the start is behind the business: what is never earned is a wish, and no need of cash. */
export const isPayCarried = (coach: Pick<Coach, 'ledger'>): boolean =>
  coach.ledger.find('year.3.afterPay') !== undefined && findNumber(coach, 'year.3.afterPay') >= 0;
