import { workspacesService } from '#features/workspaces/server/workspaces.service.ts';
import { requirePlan } from '#server/plans/require-plan.ts';
import type { DetachedContext, UseCaseContext } from '#server/use-case.ts';
import { type Language, languages } from '#shared/languages.ts';
import { refusal, staleRevision } from '#shared/problem.ts';
import { withTemplate } from '../domain/compose/change-template.ts';
import { composeSite } from '../domain/compose/compose-site.ts';
import { factSources } from '../domain/document/fact-sources.ts';
import type { SiteDocument } from '../domain/document/site-document.ts';
import { factValues, knownFacts } from '../domain/facts/known-facts.ts';
import { sitesPlan } from '../domain/sites.plan.ts';
import { sitesProblems } from '../domain/sites.problems.ts';
import type { TemplateId } from '../domain/templates/template-ids.ts';
import type { Builder, Site } from '../sites.contract.ts';
import { type Edits, withEdits } from './edit-document.ts';
import { insertSite } from './insert-site.ts';
import { draftPagesOf, openOf, requireEdits, requirePages, requireTemplate, templatesOf } from './site-plan.ts';
import type { AtSite, SiteState } from './site-state.ts';
import { type StoredSite, sitesRepository } from './sites.repository.ts';

interface SitesDependencies {
  readonly state: SiteState;
  /** Whether sites may have domains of their own in this installation. */
  readonly customDomains: boolean;
  /** Has the next visitor of an address ask anew what is online there, and at the domains of its site. */
  forget(address: string): void;
}

interface Draft {
  readonly template: TemplateId;
  readonly language: Language;
}

/** What a site is called has eighty signs at most (site-document.ts), and what a person calls a business has more. */
const longestTitle = 80;

/** The name of a business as a site can be called: without signs that are not seen, and no half of a sign at its end. */
const titleOf = (name: string): string =>
  name
    .replace(/\p{C}/gu, '')
    .slice(0, longestTitle)
    .replace(/\p{Cs}/gu, '')
    .trim();

/** The site of a business as it is edited. */
export function createSitesService({ state, customDomains, forget }: SitesDependencies) {
  const compose = async (
    context: UseCaseContext,
    workspaceId: string,
    drafts: readonly Draft[],
  ): Promise<SiteDocument[]> => {
    const { name, isNameChosen } = await workspacesService.get(context, workspaceId);
    const facts = await workspacesService.getFacts(context, workspaceId);
    const pages = draftPagesOf(context.actor.plan);
    return drafts.map(({ template, language }) =>
      composeSite({
        template,
        language,
        known: knownFacts(facts, language),
        name: isNameChosen ? titleOf(name) : null,
        pages,
      }),
    );
  };

  const write = async (context: UseCaseContext, site: StoredSite, document: SiteDocument): Promise<Site> =>
    state.viewOf(context, await sitesRepository.writeDocument(context.tx, site, document, context.now));

  return {
    view: state.view,

    /** The site of a business with what it can be made with. */
    async get(context: UseCaseContext, workspaceId: string): Promise<Omit<Builder, 'picturesUrl'>> {
      const { tx, actor } = context;
      await workspacesService.get(context, workspaceId);
      const site = await sitesRepository.find(tx, workspaceId);
      const language = site?.document.language ?? languages[0];
      const facts = await workspacesService.getFacts(context, workspaceId);
      const values = factValues(knownFacts(facts, language), language);
      return {
        ...(await state.readLook(tx, workspaceId, site)),
        templates: templatesOf(actor.plan),
        open: openOf(actor.plan),
        customDomains,
        facts: factSources.flatMap((source) => {
          const value = values[source];
          return value === undefined ? [] : [{ source, value }];
        }),
        site: site ? await state.viewOf(context, site) : null,
      };
    },

    /** A first draft in each template the plan shows; nothing is stored. */
    listDrafts(context: UseCaseContext, workspaceId: string, language: Language): Promise<SiteDocument[]> {
      const drafts = templatesOf(context.actor.plan).map(({ id }) => ({ template: id, language }));
      return compose(context, workspaceId, drafts);
    },

    /** Begins the site of a business, at an address made of its name. Refused as stale where it has one already. */
    async begin(context: UseCaseContext, asked: Draft & { readonly workspaceId: `ws_${string}` }): Promise<Site> {
      const { tx, actor } = context;
      const { workspaceId, template, language } = asked;
      await workspacesService.get(context, workspaceId);
      requirePlan(sitesPlan.features.builder, actor);
      requireTemplate(actor.plan, template);
      await workspacesService.getForWriting(context, workspaceId);
      const known = await sitesRepository.find(tx, workspaceId);
      if (known) throw staleRevision({ revision: known.revision });
      const [document] = await compose(context, workspaceId, [{ template, language }]);
      return state.view(context, await insertSite(context, { workspaceId, document: document!, look: null }));
    },

    /** Gives a site another template; what stands in it stays. */
    async changeTemplate(context: UseCaseContext, asked: AtSite & { readonly template: TemplateId }): Promise<Site> {
      const site = await state.lockForChange(context, asked);
      requireTemplate(context.actor.plan, asked.template);
      return write(context, site, withTemplate(site.document, asked.template));
    },

    /** Stores what was edited, of pages the plan gives; others stay as they are. */
    async save(context: UseCaseContext, { siteId, revision, ...edits }: AtSite & Edits): Promise<Site> {
      const { plan } = context.actor;
      const site = await state.lockForChange(context, { siteId, revision });
      const kinds = edits.pages.map(({ kind }) => kind);
      requirePages(plan, kinds);
      requireEdits(plan, site.document, edits);
      return write(context, site, withEdits(site.document, edits, sitesPlan.gives[plan].pages));
    },

    /** Gives a site another address, which nobody else has; the one before leads nowhere as soon as this is answered. */
    async changeAddress(context: DetachedContext, asked: AtSite & { readonly address: string }): Promise<Site> {
      const { before, site } = await context.transact(async (inside) => {
        const before = await state.lockForChange(inside, asked);
        if (before.address !== asked.address) {
          await sitesRepository.lockAddresses(inside.tx);
          if (!(await sitesRepository.setAddress(inside.tx, before, asked.address, inside.now)))
            throw refusal(sitesProblems.address_taken, 'Another site has this address');
        }
        return { before, site: await state.view(inside, before.id) };
      });
      forget(before.address);
      forget(site.address);
      return site;
    },
  };
}
