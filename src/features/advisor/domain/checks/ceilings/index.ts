import type { Check } from '../../coach/coach.ts';
import { ceilingBelowWage } from './ceiling-below-wage.ts';
import { ceilingOfHours } from './ceiling-of-hours.ts';
import { ceilingOfList } from './ceiling-of-list.ts';
import { ceilingOfPlaces } from './ceiling-of-places.ts';
import { commitmentValue } from './commitment-value.ts';
import { minimumFill, sessionCost } from './minimum-fill.ts';
import { orderValue } from './order-value.ts';
import { sessionsInADay } from './sessions-in-a-day.ts';
import { stopsInADay } from './stops-in-a-day.ts';
import { visitsAgainstSales } from './visits-against-sales.ts';
import { weeklyStops } from './weekly-stops.ts';

/** The most that can be sold, and what time, places and lists let in. */
export const ceilingsChecks: readonly Check[] = [
  ceilingOfPlaces,
  ceilingOfHours,
  ceilingOfList,
  ceilingBelowWage,
  orderValue,
  commitmentValue,
  stopsInADay,
  visitsAgainstSales,
  weeklyStops,
  sessionsInADay,
  minimumFill,
  sessionCost,
];
