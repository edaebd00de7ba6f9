import { i18n } from '@lingui/core';
import { planTable } from '#app/plan-table.ts';
import { loadPlans, registerPlanTable } from '../plan-table.ts';

/** The product's own table of plans, as the browser has it once it was fetched. For tests of what shows it. */
export async function loadPlanTable(): Promise<void> {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  registerPlanTable(async () => planTable);
  await loadPlans();
}
