import { randomBytes } from 'node:crypto';
import { workspacesService } from '#features/workspaces/server/workspaces.service.ts';
import type { DomainTarget } from '#server/config-sites.ts';
import type { Database } from '#server/db/database.ts';
import type { ResolveDomain } from '#server/dns/resolve-domain.ts';
import { publish } from '#server/events/outbox.ts';
import type { Plumbing } from '#server/feature.ts';
import { planChangeRepository } from '#server/plans/plan-change.repository.ts';
import { requirePlan } from '#server/plans/require-plan.ts';
import type { DetachedContext, UseCaseContext } from '#server/use-case.ts';
import { buildId } from '#shared/ids.ts';
import { notFound, ProblemError, refusal } from '#shared/problem.ts';
import { recordsFor } from '../../domain/domains/domain-records.ts';
import { afterLook, type DomainLook } from '../../domain/domains/domain-state.ts';
import { sitesPlan } from '../../domain/sites.plan.ts';
import { sitesProblems } from '../../domain/sites.problems.ts';
import type { SiteDomain, SiteDomains } from '../../sites.contract.ts';
import type { SiteAddresses } from '../hosts/site-addresses.ts';
import type { SiteState } from '../site-state.ts';
import type { StoredSite } from '../sites.repository.ts';
import { allDomainsRepository, domainsRepository, type StoredDomain } from './domains.repository.ts';
import { lookAtDomain } from './look-at-domain.ts';
import { ownHostOf } from './own-host.ts';

/** Domains of a site, claimed and proven ones together. */
const mostDomains = 3;
/** A domain is looked at this often at most, however often somebody asks. */
const looksEveryMs = 10_000;

const feature = sitesPlan.features['custom-domain'];

interface DomainsDependencies {
  readonly state: Pick<SiteState, 'find'>;
  readonly addresses: Pick<SiteAddresses, 'urlOf' | 'isKept'>;
  /** Takes a domain from an account that no longer has a say in its records. */
  readonly database: Pick<Database, 'asSystem'>;
  readonly resolveDomain: ResolveDomain;
  /** Where the domains of sites have to lead; undefined where none are on offer. */
  readonly target: DomainTarget | undefined;
  readonly effectivePlan: Plumbing['effectivePlan'];
  /** Has the next visitor of a site ask anew where it is, and what is online of it. */
  forget(address: string): void;
}

interface AtDomain {
  readonly siteId: string;
  readonly domainId: string;
}

const gone = () => notFound('There is no such domain');

const viewOf = (domain: StoredDomain, target: DomainTarget | undefined): SiteDomain => ({
  id: domain.id,
  host: domain.host,
  state: domain.state,
  isMain: domain.isMain,
  leadsHere: domain.leadsHere,
  checkedAt: domain.checkedAt?.toISOString() ?? null,
  records: recordsFor(domain, target),
});

/** Domains that sites have of their own: claimed by whoever names one, held by the one whose token stands in its records. */
export function createDomainsService(dependencies: DomainsDependencies) {
  const { state, addresses, database, resolveDomain, target, effectivePlan, forget } = dependencies;

  const view = async ({ tx }: Pick<UseCaseContext, 'tx'>, siteId: string): Promise<SiteDomains> => {
    const site = await state.find(tx, siteId);
    const domains = await domainsRepository.list(tx, siteId);
    return { domains: domains.map((domain) => viewOf(domain, target)), url: addresses.urlOf(site) };
  };

  const requireOffered = (): DomainTarget => {
    if (!target) throw refusal(sitesProblems.no_domains, 'Domains are not on offer here');
    return target;
  };

  /** A site whose domains may be changed; its business stays locked until the transaction ends, so that changes of them take turns. */
  const lock = async (context: UseCaseContext, siteId: string): Promise<StoredSite> => {
    const { workspaceId } = await state.find(context.tx, siteId);
    await workspacesService.getForWriting(context, workspaceId);
    return state.find(context.tx, siteId);
  };

  /** The same behind the account, whose plan has to give domains by now. */
  const lockOnPlan = async (context: UseCaseContext, siteId: string): Promise<StoredSite> => {
    await state.find(context.tx, siteId);
    requirePlan(feature, {
      plan: effectivePlan(await planChangeRepository.lockPlan(context.tx, context.actor.accountId)),
    });
    return lock(context, siteId);
  };

  /** Takes a domain from whoever else holds it without a token in its records, and tells them. */
  const takeFromOthers = (domain: StoredDomain, tokens: readonly string[], now: Date): Promise<void> =>
    database.asSystem(async (tx) => {
      const { host } = domain;
      for (const { workspaceId } of await allDomainsRepository.takeFromOthers(tx, domain, { tokens, now }))
        await publish({ tx, now }, { type: 'sites.domain_lost', workspaceId, payload: { host } });
    });

  /** Writes what a look found of a domain, if it is still there and the plan still gives it. */
  const settle = async (context: UseCaseContext, at: AtDomain, look: DomainLook): Promise<StoredSite> => {
    const { tx, now } = context;
    const site = await lockOnPlan(context, at.siteId);
    const domain = await domainsRepository.lock(tx, at.siteId, at.domainId);
    if (!domain) throw gone();
    const standing = afterLook(domain, domain.token, look, now);
    if (!standing) throw refusal(sitesProblems.domain_unanswered, 'No name server answered for this domain');
    if (standing.state === 'proven' && domain.state !== 'proven') await takeFromOthers(domain, look.tokens ?? [], now);
    if (!(await domainsRepository.writeStanding(tx, domain, standing, now)))
      throw refusal(sitesProblems.domain_taken, 'Another site has this domain, and its token stands in the records');
    if (standing.state === 'lost' && domain.state === 'proven')
      await publish(context, {
        type: 'sites.domain_lost',
        workspaceId: domain.workspaceId,
        payload: { host: domain.host },
      });
    return site;
  };

  return {
    /** The domains of a site with the records they need, and the address that its pages name. */
    list: view,

    /** Claims a domain for a site; nothing is served at it before its records prove it. Claiming it again changes nothing. */
    async add(
      context: UseCaseContext,
      { siteId, host: typed }: { siteId: string; host: string },
    ): Promise<SiteDomains> {
      const { tx, now } = context;
      const site = await lockOnPlan(context, siteId);
      requireOffered();
      const host = ownHostOf(typed);
      if (host === undefined) throw unusable('needs to be a domain, such as www.example.com');
      if (addresses.isKept(host)) throw unusable('is an address of this installation');
      const domains = await domainsRepository.list(tx, siteId);
      if (domains.some((domain) => domain.host === host)) return view(context, siteId);
      if (domains.length >= mostDomains)
        throw refusal(sitesProblems.domain_limit, `A site has ${mostDomains} domains at most`);
      const id = buildId('dom', now.getTime(), randomBytes(16));
      const token = randomBytes(24).toString('base64url');
      await domainsRepository.insert(tx, { id, siteId, workspaceId: site.workspaceId, host, token }, now);
      return view(context, siteId);
    },

    /** Asks name servers for the records of a domain and writes what follows; what was found moments ago is answered without asking. */
    async check(context: DetachedContext, at: AtDomain): Promise<SiteDomains> {
      const leadTo = await context.transact(async ({ tx, actor, now }) => {
        await state.find(tx, at.siteId);
        requirePlan(feature, actor);
        const offered = requireOffered();
        const domain = await domainsRepository.find(tx, at.siteId, at.domainId);
        if (!domain) throw gone();
        const since = new Date(now.getTime() - looksEveryMs);
        return (await domainsRepository.noteAsked(tx, domain, { now, since }))
          ? { host: domain.host, offered }
          : undefined;
      });
      if (leadTo) {
        const look = await lookAtDomain(leadTo.host, leadTo.offered, resolveDomain);
        const site = await context.transact((inside) => settle(inside, at, look));
        forget(site.address);
      }
      return context.transact((inside) => view(inside, at.siteId));
    },

    /** Makes a proven domain the one place of a site, to which all its other addresses lead; null makes that its own name again. */
    async chooseMain(
      context: DetachedContext,
      { siteId, domainId }: { readonly siteId: string; readonly domainId: string | null },
    ): Promise<SiteDomains> {
      const { site, chosen } = await context.transact(async (inside) => {
        const site = await (domainId === null ? lock(inside, siteId) : lockOnPlan(inside, siteId));
        if (domainId !== null) {
          const domain = await domainsRepository.lock(inside.tx, siteId, domainId);
          if (!domain) throw gone();
          requireOffered();
          if (domain.state !== 'proven') throw refusal(sitesProblems.domain_unproven, 'This domain is not proven');
        }
        await domainsRepository.setMain(inside.tx, siteId, domainId);
        return { site, chosen: await view(inside, siteId) };
      });
      forget(site.address);
      return chosen;
    },

    /** Lets a domain go at once, on every plan: nothing is served at it any more, and another site may have it. */
    async remove(context: DetachedContext, { siteId, domainId }: AtDomain): Promise<SiteDomains> {
      const { site, left } = await context.transact(async (inside) => {
        const site = await lock(inside, siteId);
        if (!(await domainsRepository.remove(inside.tx, siteId, domainId))) throw gone();
        return { site, left: await view(inside, siteId) };
      });
      forget(site.address);
      return left;
    },
  };
}

const unusable = (why: string): ProblemError =>
  new ProblemError(400, { code: 'request.invalid', message: 'The input is not valid', fields: { host: why } });
