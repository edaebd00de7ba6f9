import { z } from 'zod';
import { workspacesProblems } from '#features/workspaces/domain/workspaces.problems.ts';
import { endpoint } from '#shared/endpoint.ts';
import { idSchema } from '#shared/ids.ts';
import { languages } from '#shared/languages.ts';
import { planNames } from '#shared/plans/plan-names.ts';
import { factSources } from './domain/document/fact-sources.ts';
import { siteDocumentSchema } from './domain/document/site-document.ts';
import { addressSchema } from './domain/site-address.ts';
import { sitePages } from './domain/sites.plan.ts';
import { sitesProblems } from './domain/sites.problems.ts';
import { templateIds } from './domain/templates/template-ids.ts';

const hex = z.string().regex(/^#[0-9a-f]{6}$/);

const lookSchema = z.object({
  colors: z.object({ primary: hex, secondary: hex, accent: hex, ink: hex, paper: hex }),
  logo: z.object({ svg: z.string(), width: z.number(), height: z.number() }).nullable(),
  fonts: z.object({ heading: z.string(), body: z.string() }).nullable(),
});

const releaseSchema = z.object({
  id: idSchema('rel'),
  /** Counts the releases of a site, from 1. */
  number: z.number().int(),
  template: z.enum(templateIds),
  pages: z.number().int(),
  publishedAt: z.iso.datetime(),
  isOnline: z.boolean(),
  /** Whether the draft is as it is in this release. */
  isCurrent: z.boolean(),
});
export type Release = z.infer<typeof releaseSchema>;

const siteSchema = z.object({
  id: idSchema('site'),
  revision: z.number().int(),
  document: siteDocumentSchema,
  /** The last part of its address, and the whole of it as others type it. */
  address: z.string(),
  url: z.string(),
  /** What is online; null where nothing is. */
  online: releaseSchema.nullable(),
});
export type Site = z.infer<typeof siteSchema>;

const builderSchema = z.object({
  look: lookSchema,
  /** The templates the plan shows, in their order; one that is not open says which plan opens it. */
  templates: z.array(z.object({ id: z.enum(templateIds), isOpen: z.boolean(), opensWith: z.enum(planNames) })),
  /** What the account may do with a site. */
  open: z.object({ builder: z.boolean(), pages: z.array(z.enum(sitePages)) }),
  /** What facts say now, by source, as JSON; a source is left out where nothing is known. In the language of the site. */
  facts: z.array(z.object({ source: z.enum(factSources), value: z.string() })),
  site: siteSchema.nullable(),
});
export type Builder = z.infer<typeof builderSchema>;

const atWorkspace = { workspaceId: idSchema('ws') };
const atSite = { siteId: idSchema('site'), revision: z.number().int().min(0) };
const refusedForSites = ['request.stale_revision', 'billing.plan_required', workspacesProblems.archived] as const;

/** The website builder of a business. */
export const sitesContract = {
  getBuilder: endpoint({
    method: 'GET',
    path: '/sites/{workspaceId}',
    summary: 'The site of a business, and what it can be made with',
    access: 'account',
    input: z.object(atWorkspace),
    output: builderSchema,
  }),
  listDrafts: endpoint({
    method: 'GET',
    path: '/sites/{workspaceId}/drafts',
    summary:
      'A first draft of a site in each template the plan shows, with the facts of the business; nothing is stored',
    access: 'account',
    input: z.object({ ...atWorkspace, language: z.enum(languages) }),
    output: z.object({ drafts: z.array(siteDocumentSchema) }),
  }),
  beginSite: endpoint({
    method: 'POST',
    path: '/sites/{workspaceId}',
    summary: 'Begin the site of a business with a template',
    access: 'account',
    needsIdempotencyKey: true,
    input: z.object({ ...atWorkspace, template: z.enum(templateIds), language: z.enum(languages) }),
    output: siteSchema,
    errors: refusedForSites,
  }),
  changeTemplate: endpoint({
    method: 'PUT',
    path: '/sites/{siteId}/template',
    summary: 'Give a site another template; its content stays',
    access: 'account',
    input: z.object({ ...atSite, template: z.enum(templateIds) }),
    output: siteSchema,
    errors: refusedForSites,
  }),
  saveSite: endpoint({
    method: 'PUT',
    path: '/sites/{siteId}/document',
    summary: 'Store what was edited; refused where it was edited elsewhere since',
    access: 'account',
    bodyLimitBytes: 1_000_000,
    input: z.object({
      ...atSite,
      title: siteDocumentSchema.shape.title,
      pages: siteDocumentSchema.shape.pages,
      bindings: siteDocumentSchema.shape.bindings,
    }),
    output: siteSchema,
    errors: refusedForSites,
  }),
  changeAddress: endpoint({
    method: 'PUT',
    path: '/sites/{siteId}/address',
    summary: 'Give a site another address; the one before leads nowhere from then on',
    access: 'account',
    waitsOutside: true,
    input: z.object({ ...atSite, address: addressSchema }),
    output: siteSchema,
    errors: [...refusedForSites, sitesProblems.address_taken],
  }),
  publishSite: endpoint({
    method: 'POST',
    path: '/sites/{siteId}/publish',
    summary: 'Put the draft online as a release that never changes',
    access: 'account',
    cost: 'composing',
    waitsOutside: true,
    needsIdempotencyKey: true,
    input: z.object(atSite),
    output: siteSchema,
    errors: [
      ...refusedForSites,
      sitesProblems.not_ready,
      sitesProblems.too_large,
      sitesProblems.live_limit,
      sitesProblems.taken_down,
    ],
  }),
  listReleases: endpoint({
    method: 'GET',
    path: '/sites/{siteId}/releases',
    summary: 'What was online of a site, the newest first',
    access: 'account',
    input: z.object({ siteId: idSchema('site') }),
    output: z.object({ releases: z.array(releaseSchema) }),
  }),
  putOnline: endpoint({
    method: 'PUT',
    path: '/sites/{siteId}/online',
    summary: 'Put an earlier release online again, or take the site off',
    access: 'account',
    waitsOutside: true,
    goesOnWhenFull: true,
    input: z.object({ ...atSite, releaseId: idSchema('rel').nullable() }),
    output: siteSchema,
    errors: [...refusedForSites, sitesProblems.live_limit, sitesProblems.taken_down],
  }),
};
