import { planRequired } from '#server/plans/require-plan.ts';
import { findLowestPlan, type PlanName } from '#shared/plans/plan-names.ts';
import { isOpen } from '#shared/plans/tool-plan.ts';
import type { SiteDocument } from '../domain/document/site-document.ts';
import { type SitePage, sitePages, sitesPlan } from '../domain/sites.plan.ts';
import { type TemplateId, templateIds } from '../domain/templates/template-ids.ts';
import type { Builder } from '../sites.contract.ts';
import { changesCode, changesSearch, type Edits } from './edit-document.ts';

const { gives, features } = sitesPlan;

const planThatOpensTemplate = (at: number): PlanName | undefined =>
  findLowestPlan((plan) => at < gives[plan].templates.open);
const planThatGivesPage = (kind: SitePage): PlanName | undefined =>
  findLowestPlan((plan) => gives[plan].pages.includes(kind));

/** The templates a plan shows, each with the lowest plan that opens it. */
export const templatesOf = (plan: PlanName): Builder['templates'] =>
  templateIds
    .slice(0, gives[plan].templates.shown)
    .map((id, at) => ({ id, isOpen: at < gives[plan].templates.open, opensWith: planThatOpensTemplate(at) ?? 'Pro' }));

/** What an account may do with a site. */
export const openOf = (plan: PlanName): Builder['open'] => ({
  builder: isOpen(features.builder, plan),
  pages: [...gives[plan].pages],
  codeEditor: isOpen(features['code-editor'], plan),
  seoTools: isOpen(features['seo-tools'], plan),
  domains: isOpen(features['custom-domain'], plan),
});

/** The pages a draft has: those of the plan; where it gives none, the first one, to be looked at. */
export const draftPagesOf = (plan: PlanName): readonly SitePage[] =>
  gives[plan].pages.length > 0 ? gives[plan].pages : sitePages.slice(0, 1);

/** Whether a plan opens a template. */
export const isTemplateOpen = (plan: PlanName, template: TemplateId): boolean =>
  templateIds.indexOf(template) < gives[plan].templates.open;

/** Refuses a template that the plan does not open, naming the lowest one that does. */
export function requireTemplate(plan: PlanName, template: TemplateId): void {
  if (!isTemplateOpen(plan, template))
    throw planRequired(features.templates, planThatOpensTemplate(templateIds.indexOf(template)));
}

/** Refuses kinds of pages that the plan does not give, naming the lowest one that does. */
export function requirePages(plan: PlanName, kinds: readonly SitePage[]): void {
  const refused = kinds.find((kind) => !gives[plan].pages.includes(kind));
  if (refused !== undefined)
    throw planRequired(refused === 'blog' ? features.blog : features.builder, planThatGivesPage(refused));
}

/** Refuses to put more pages online than the plan gives. */
export function requirePageCount(plan: PlanName, pages: number): void {
  if (pages > gives[plan].pages.length)
    throw planRequired(
      features.builder,
      findLowestPlan((other) => pages <= gives[other].pages.length),
    );
}

/** Refuses edits of what the plan does not open: code of one's own, and what search engines alone are told. */
export function requireEdits(plan: PlanName, stored: SiteDocument, edits: Edits): void {
  if (!isOpen(features['code-editor'], plan) && changesCode(stored, edits)) throw planRequired(features['code-editor']);
  if (!isOpen(features['seo-tools'], plan) && changesSearch(stored, edits)) throw planRequired(features['seo-tools']);
}
