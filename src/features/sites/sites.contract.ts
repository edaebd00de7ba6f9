import { z } from 'zod';
import { mediaProblems } from '#features/media/domain/media.problems.ts';
import { workspacesProblems } from '#features/workspaces/domain/workspaces.problems.ts';
import { endpoint } from '#shared/endpoint.ts';
import { idSchema } from '#shared/ids.ts';
import { languages } from '#shared/languages.ts';
import { planNames } from '#shared/plans/plan-names.ts';
import { besides } from './domain/document/besides.ts';
import { factSources } from './domain/document/fact-sources.ts';
import { siteDocumentSchema } from './domain/document/site-document.ts';
import { domainStates } from './domain/domains/domain-state.ts';
import { lookOrigins } from './domain/look/site-look.ts';
import { addressSchema } from './domain/site-address.ts';
import { versionNameSchema } from './domain/site-version.ts';
import { sitePages } from './domain/sites.plan.ts';
import { sitesProblems } from './domain/sites.problems.ts';
import { siteSourceSchema } from './domain/source/site-source.ts';
import { mostSourceBytes, takeable } from './domain/source/source-format.ts';
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
  /** Its name among the sites of the installation, and its whole address as others type it. */
  address: z.string(),
  url: z.string(),
  /** What is online; null where nothing is. */
  online: releaseSchema.nullable(),
});
export type Site = z.infer<typeof siteSchema>;

/** What others see of a site, to be compared with its draft. */
const onlineSchema = z.object({
  releaseId: idSchema('rel'),
  /** What its pages were made of; null for a release that was made before that was kept. */
  document: siteDocumentSchema.nullable(),
  beside: z.enum(besides),
});
export type OnlineSite = z.infer<typeof onlineSchema>;

/** A domain that a site has, or claims. */
const domainSchema = z.object({
  id: idSchema('dom'),
  /** As browsers send it. */
  host: z.string(),
  state: z.enum(domainStates),
  /** Whether it is the one place of the site while it is proven. */
  isMain: z.boolean(),
  /** Whether its address led here when it was last looked at. */
  leadsHere: z.boolean(),
  /** When name servers last said something of it. */
  checkedAt: z.iso.datetime().nullable(),
  /** What its owner sets where it is managed. */
  records: z.array(z.object({ type: z.enum(['TXT', 'CNAME', 'A', 'AAAA']), name: z.string(), value: z.string() })),
});
export type SiteDomain = z.infer<typeof domainSchema>;

/** The domains of a site, and the address that its pages name. */
const domainsSchema = z.object({ domains: z.array(domainSchema), url: z.string() });
export type SiteDomains = z.infer<typeof domainsSchema>;
const versionSchema = z.object({
  id: idSchema('ver'),
  name: z.string(),
  template: z.enum(templateIds),
  pages: z.number().int(),
  createdAt: z.iso.datetime(),
});
export type Version = z.infer<typeof versionSchema>;

const builderSchema = z.object({
  look: lookSchema,
  /** Where that is from: the brand, the site that was brought in, or neither. */
  lookOrigin: z.enum(lookOrigins),
  /** The templates the plan shows, in their order; one that is not open says which plan opens it. */
  templates: z.array(z.object({ id: z.enum(templateIds), isOpen: z.boolean(), opensWith: z.enum(planNames) })),
  /** What the account may do with a site. */
  open: z.object({
    builder: z.boolean(),
    pages: z.array(z.enum(sitePages)),
    codeEditor: z.boolean(),
    seoTools: z.boolean(),
    domains: z.boolean(),
  }),
  /** Whether this installation offers domains of one's own. */
  customDomains: z.boolean(),
  /** What facts say now, by source, as JSON; a source is left out where nothing is known. In the language of the site. */
  facts: z.array(z.object({ source: z.enum(factSources), value: z.string() })),
  /** Below this address lie the pictures of the business, for an hour at least (media.contract.ts). */
  picturesUrl: z.string(),
  site: siteSchema.nullable(),
});
export type Builder = z.infer<typeof builderSchema>;

/** What the archive of a source is answered with (`POST /api/sites/{workspaceId}/sources`): what is in it. */
export const sentSourceSchema = z.object({
  sourceId: idSchema('file'),
  title: z.string(),
  pages: z.number().int(),
  pictures: z.number().int(),
  posts: z.number().int(),
});
export type SentSource = z.infer<typeof sentSourceSchema>;

const atWorkspace = { workspaceId: idSchema('ws') };
const atSite = { siteId: idSchema('site'), revision: z.number().int().min(0) };
const atDomain = { siteId: idSchema('site'), domainId: idSchema('dom') };
const atVersion = { siteId: idSchema('site'), versionId: idSchema('ver') };
/** Every version of a site, the newest first. */
const versions = z.object({ versions: z.array(versionSchema) });
const refusedForSites = ['request.stale_revision', 'billing.plan_required', workspacesProblems.archived] as const;
const refusedForDomains = ['billing.plan_required', workspacesProblems.archived, sitesProblems.no_domains] as const;

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
  importSite: endpoint({
    method: 'POST',
    path: '/sites/{workspaceId}/import',
    summary: 'Bring a site in from a source that is one file, in the place of the draft where there is one',
    access: 'account',
    needsIdempotencyKey: true,
    bodyLimitBytes: mostSourceBytes,
    /** `revision` of the site whose draft is replaced; 0 where the business has none. */
    input: z.object({ ...atWorkspace, revision: z.number().int().min(0), source: siteSourceSchema }),
    output: siteSchema,
    errors: [...refusedForSites, sitesProblems.address_taken],
  }),
  importSource: endpoint({
    method: 'POST',
    path: '/sites/{workspaceId}/sources/{sourceId}',
    summary: 'Bring a site in with its pictures and posts from an archive that was sent before, as importSite does',
    access: 'account',
    cost: 'composing',
    waitsOutside: true,
    needsIdempotencyKey: true,
    input: z.object({ ...atWorkspace, revision: z.number().int().min(0), sourceId: idSchema('file') }),
    output: siteSchema,
    errors: [
      ...refusedForSites,
      sitesProblems.address_taken,
      sitesProblems.posts_full,
      mediaProblems.library_full,
      mediaProblems.busy,
    ],
  }),
  createDownload: endpoint({
    method: 'POST',
    path: '/sites/{siteId}/download',
    summary: 'An address that downloads the pages of a site for any static server, or its source',
    access: 'account',
    goesOnWhenFull: true,
    input: z.object({ siteId: idSchema('site'), what: z.enum(takeable) }),
    output: z.object({ address: z.string() }),
    errors: ['billing.plan_required', sitesProblems.not_ready],
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
      css: siteDocumentSchema.shape.css,
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
      sitesProblems.busy,
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
  showOnline: endpoint({
    method: 'GET',
    path: '/sites/{siteId}/online',
    summary: 'What is online of a site, to be compared with its draft',
    access: 'account',
    input: z.object({ siteId: idSchema('site') }),
    output: onlineSchema,
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
  listDomains: endpoint({
    method: 'GET',
    path: '/sites/{siteId}/domains',
    summary: 'The domains of a site, and the records each needs',
    access: 'account',
    input: z.object({ siteId: idSchema('site') }),
    output: domainsSchema,
  }),
  addDomain: endpoint({
    method: 'POST',
    path: '/sites/{siteId}/domains',
    summary: 'Claim a domain for a site; its records prove it then',
    access: 'account',
    input: z.object({ siteId: idSchema('site'), host: z.string().trim().min(1).max(300) }),
    output: domainsSchema,
    errors: [...refusedForDomains, sitesProblems.domain_limit],
  }),
  checkDomain: endpoint({
    method: 'POST',
    path: '/sites/{siteId}/domains/{domainId}/check',
    summary: 'Ask name servers for the records of a domain; at most once in ten seconds',
    access: 'account',
    cost: 'composing',
    waitsOutside: true,
    input: z.object(atDomain),
    output: domainsSchema,
    errors: [...refusedForDomains, sitesProblems.domain_taken, sitesProblems.domain_unanswered],
  }),
  chooseMainDomain: endpoint({
    method: 'PUT',
    path: '/sites/{siteId}/main-domain',
    summary: 'Make a proven domain the one place of a site, or its own name again',
    access: 'account',
    waitsOutside: true,
    input: z.object({ siteId: idSchema('site'), domainId: idSchema('dom').nullable() }),
    output: domainsSchema,
    errors: [...refusedForDomains, sitesProblems.domain_unproven],
  }),
  removeDomain: endpoint({
    method: 'DELETE',
    path: '/sites/{siteId}/domains/{domainId}',
    summary: 'Let a domain go; nothing is served at it from then on',
    access: 'account',
    waitsOutside: true,
    input: z.object(atDomain),
    output: domainsSchema,
    errors: [workspacesProblems.archived],
  }),
  listVersions: endpoint({
    method: 'GET',
    path: '/sites/{siteId}/versions',
    summary: 'The versions of a site that were kept, the newest first',
    access: 'account',
    input: z.object({ siteId: idSchema('site') }),
    output: versions,
  }),
  keepVersion: endpoint({
    method: 'POST',
    path: '/sites/{siteId}/versions',
    summary: 'Keep the draft as it is, with a name',
    access: 'account',
    needsIdempotencyKey: true,
    input: z.object({ ...atSite, name: versionNameSchema }),
    output: versions,
    errors: [...refusedForSites, sitesProblems.version_limit],
  }),
  showVersion: endpoint({
    method: 'GET',
    path: '/sites/{siteId}/versions/{versionId}',
    summary: 'What is in a version of a site',
    access: 'account',
    input: z.object(atVersion),
    output: z.object({ document: siteDocumentSchema }),
  }),
  renameVersion: endpoint({
    method: 'PUT',
    path: '/sites/{siteId}/versions/{versionId}',
    summary: 'Give a version of a site another name',
    access: 'account',
    input: z.object({ ...atVersion, name: versionNameSchema }),
    output: versions,
    errors: ['billing.plan_required', workspacesProblems.archived],
  }),
  removeVersion: endpoint({
    method: 'DELETE',
    path: '/sites/{siteId}/versions/{versionId}',
    summary: 'Forget a version of a site',
    access: 'account',
    input: z.object(atVersion),
    output: versions,
    errors: [workspacesProblems.archived],
  }),
  restoreVersion: endpoint({
    method: 'PUT',
    path: '/sites/{siteId}/versions/{versionId}/restored',
    summary: 'Put the draft back to a version; what is online stays as it is',
    access: 'account',
    input: z.object({ ...atSite, versionId: idSchema('ver') }),
    output: siteSchema,
    errors: refusedForSites,
  }),
};
