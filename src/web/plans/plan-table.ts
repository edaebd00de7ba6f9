import type { PlanTable } from '#shared/plans/plan-table.ts';
import { registerCloserWords } from '#web/api/problems.ts';
import { featureTexts } from '#web/i18n/feature-texts.ts';
import { addCatalogues, type Catalogues } from '#web/i18n/load-i18n.ts';
import { refusalWords } from './refusal-words.ts';

/** Fetches the texts of the screens of plans and payment. */
const loadScreenTexts = featureTexts(import.meta.glob('./locales/*.po'));

/** Fetches the words of the plan rows that have no catalogue of their own. */
const loadSharedRowTexts = featureTexts(import.meta.glob('../../shared/plans/locales/*.po'));

let source: (() => Promise<PlanTable>) | undefined;
let ownRowTexts: Catalogues | undefined;
let loaded: PlanTable | undefined;

/**
 * Says where the table of plans comes from, and the words of rows that have a catalogue of their own; the browser's
 * composition root does so once, and tests do.
 */
export function registerPlanTable(load: () => Promise<PlanTable>, rowTexts?: Catalogues): void {
  source = load;
  ownRowTexts = rowTexts;
  loaded = undefined;
}

/** Fetches the words of the plan rows of all tools alone, for a tool that shows its own. */
export async function loadRowTexts(): Promise<void> {
  await Promise.all([loadSharedRowTexts(), ownRowTexts && addCatalogues(ownRowTexts)]);
}

/**
 * Fetches the table of plans with its words. Whatever shows what plans give waits for this before it is shown;
 * from then on a refusal is worded as the table has it.
 */
export async function loadPlans(): Promise<void> {
  if (source === undefined) throw new Error('No table of plans is registered');
  const [table] = await Promise.all([loaded ?? source(), loadRowTexts()]);
  loaded = table;
  for (const code of ['billing.plan_required', 'billing.quota_exceeded'])
    registerCloserWords(code, (problem) => refusalWords(table, problem));
}

/** The same with the texts of the screens of plans and payment. */
export async function loadPlanScreens(): Promise<void> {
  await Promise.all([loadPlans(), loadScreenTexts()]);
}

/** The table of plans, once `loadPlans` has fetched it. Throws Error before. */
export function planTable(): PlanTable {
  if (loaded === undefined) throw new Error('The table of plans is not there yet: wait for loadPlans');
  return loaded;
}
