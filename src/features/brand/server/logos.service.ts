import { workspacesService } from '#features/workspaces/server/workspaces.service.ts';
import type { Database } from '#server/db/database.ts';
import type { Plumbing } from '#server/feature.ts';
import { planChangeRepository } from '#server/plans/plan-change.repository.ts';
import { planRequired, requirePlan } from '#server/plans/require-plan.ts';
import type { DetachedContext, UseCaseContext } from '#server/use-case.ts';
import { notFound, refusal, staleRevision } from '#shared/problem.ts';
import type { OpenLogo, Studio } from '../brand.contract.ts';
import { brandPlan } from '../domain/brand.plan.ts';
import { brandProblems } from '../domain/brand.problems.ts';
import type { LogoChoices } from '../domain/brand-choices.ts';
import type { MarkKind } from '../domain/logo/mark-kinds.ts';
import type { LogoTemplates } from '../domain/logo/stored-logo.ts';
import {
  brandRepository,
  fingerprintRepository,
  type LogoVersion,
  type StoredBrand,
  type StoredLogo,
} from './brand.repository.ts';
import type { BrandService } from './brand.service.ts';
import { planThatGives, viewLogo } from './brand-view.ts';
import { brandWords } from './brand-words.ts';
import type { Designer } from './design/designer.ts';
import { compareMarks } from './free-marks.ts';

/** Versions of a logo that are kept; the oldest go. */
const versionsKept = 20;
const favouritesKept = 12;
const roundsOfCopies = 8;

interface LogosDependencies {
  readonly database: Pick<Database, 'system'>;
  readonly designer: Designer;
  readonly brands: Pick<BrandService, 'view'>;
  /** The plan that gates go by, from the stored one. */
  readonly effectivePlan: Plumbing['effectivePlan'];
}

interface AtLogo {
  readonly logoId: string;
  readonly revision: number;
}

/** A logo with the brand it belongs to. */
interface Found {
  readonly logo: StoredLogo;
  readonly brand: StoredBrand;
}

/** Logos one by one: put together otherwise, with another mark, in an earlier version, pinned, kept. */
export function createLogosService({ database, designer, brands, effectivePlan }: LogosDependencies) {
  /** A logo that the account may change now; 404 for any other. It stays locked with its business until the transaction ends. */
  const getForWriting = async (context: UseCaseContext, logoId: string): Promise<Found> => {
    const found = await brandRepository.findLogo(context.tx, logoId);
    if (!found) throw notFound('There is no such logo');
    await workspacesService.getForWriting(context, found.workspaceId);
    const logo = await brandRepository.findLogo(context.tx, logoId);
    const brand = await brandRepository.find(context.tx, found.workspaceId);
    if (!logo || !brand) throw notFound('There is no such logo');
    requirePlan(brandPlan.features['logo-editing'], context.actor);
    const { place } = logo;
    if (place !== null && place >= brandPlan.gives[context.actor.plan].logos)
      throw planRequired(
        brandPlan.features.logos,
        planThatGives(({ logos }) => logos > place),
      );
    return { logo, brand };
  };

  const getAt = async (context: UseCaseContext, { logoId, revision }: AtLogo): Promise<Found> => {
    const found = await getForWriting(context, logoId);
    if (found.logo.revision !== revision) throw staleRevision({ revision: found.logo.revision });
    return found;
  };

  /**
   * The same once more after a wait: with the plan as it is by now, and only while the logo and the name that were drawn are still
   * the ones it has.
   */
  const getAgain = async (context: UseCaseContext, asked: AtLogo, before: StoredBrand): Promise<Found> => {
    const { tx, actor } = context;
    // Locks are taken in one order: the account's, then the business's.
    const plan = effectivePlan(await planChangeRepository.lockPlan(tx, actor.accountId));
    const found = await getAt({ ...context, actor: { ...actor, plan } }, asked);
    if (found.brand.name !== before.name) throw staleRevision({ revision: found.logo.revision });
    return found;
  };

  /** Outlines of a version, or a refusal where its font lacks letters. */
  const draw = async (accountId: string, name: string, { mark, choices }: Pick<LogoVersion, 'mark' | 'choices'>) => {
    const templates = await designer.draw(accountId, { task: 'draw', name, mark, choices });
    if (!templates) throw refusal(brandProblems.letters_missing, 'The font lacks letters of the name or of the line');
    return templates;
  };

  /** Adds a version after the one that is shown; what came after that goes. */
  const withVersion = (logo: StoredLogo, version: LogoVersion, templates: LogoTemplates): StoredLogo => {
    const versions = [...logo.versions.slice(0, logo.version + 1), version].slice(-versionsKept);
    return { ...logo, versions, version: versions.length - 1, templates };
  };

  const write = async ({ tx }: UseCaseContext, logo: StoredLogo): Promise<OpenLogo> => {
    await brandRepository.updateLogo(tx, logo);
    return viewLogo({ ...logo, revision: logo.revision + 1 });
  };

  return {
    async edit(context: DetachedContext, asked: AtLogo & { readonly choices: LogoChoices }): Promise<OpenLogo> {
      const { logo, brand } = await context.transact((inside) => getAt(inside, asked));
      const version = { ...logo.versions[logo.version]!, choices: asked.choices };
      const templates = await draw(context.actor.accountId, brand.name, version);
      return context.transact(async (inside) => {
        const now = await getAgain(inside, asked, brand);
        return write(inside, withVersion(now.logo, version, templates));
      });
    },

    /** Shows one of its versions. */
    async showVersion(context: DetachedContext, asked: AtLogo & { readonly version: number }): Promise<OpenLogo> {
      const { logo, brand } = await context.transact((inside) => getAt(inside, asked));
      const version = logo.versions[asked.version];
      if (!version) throw notFound('There is no such version');
      const templates = await draw(context.actor.accountId, brand.name, version);
      return context.transact(async (inside) => {
        const now = await getAgain(inside, asked, brand);
        return write(inside, { ...now.logo, version: asked.version, templates });
      });
    },

    /** Another mark of a kind, which no other logo of the instance has; the rest of the logo stays. */
    async redrawMark(
      context: DetachedContext,
      asked: AtLogo & { readonly kind: MarkKind },
    ): Promise<{ logoId: `lgo_${string}`; revision: number }> {
      const { accountId } = context.actor;
      const { logo, brand, words } = await context.transact(async (inside) => {
        const found = await getAt(inside, asked);
        const facts = await workspacesService.getFacts(inside, found.brand.workspaceId);
        return { ...found, words: brandWords(facts, found.brand.description) };
      });
      const { choices } = logo.versions[logo.version]!;
      const taken: string[] = [];
      for (let round = 1; round <= roundsOfCopies; round++) {
        const [drawn] = await designer.draw(accountId, {
          task: 'design',
          brief: { name: brand.name, style: brand.style, words },
          seed: `${logo.id}/${logo.revision}/${asked.kind}`,
          count: 1,
          only: [asked.kind],
          without: [],
          taken,
          choices,
        });
        if (!drawn) break;
        const outcome = await context.transact(async (inside) => {
          const now = await getAgain(inside, asked, brand);
          await fingerprintRepository.lock(inside.tx);
          // Its own earlier marks count: another one was asked for.
          const compared = await compareMarks(database.system, [drawn], []);
          if (compared.copied.length > 0) return compared.copied;
          const { kind, seed, mark } = drawn;
          const version = { kind, seed, mark, choices, nearness: compared.nearness.get(seed) ?? 0 };
          await brandRepository.addFingerprint(inside.tx, now.logo, drawn.fingerprint);
          const { id, revision } = await write(inside, withVersion(now.logo, version, drawn.templates));
          const answer = { logoId: id, revision };
          await context.attempt?.settle(inside.tx, answer);
          return answer;
        });
        if ('logoId' in outcome) return outcome;
        taken.push(...outcome);
      }
      throw refusal(brandProblems.no_other_mark, 'No other mark of this kind was found');
    },

    async mark(
      context: UseCaseContext,
      { logoId, ...marks }: { logoId: string; isPinned: boolean; isFavourite: boolean },
    ): Promise<Studio> {
      const { logo, brand } = await getForWriting(context, logoId);
      const logos = await brandRepository.listLogos(context.tx, brand.id);
      const kept = logos.filter(({ id, isFavourite }) => isFavourite && id !== logo.id);
      if (marks.isFavourite && !logo.isFavourite && kept.length >= favouritesKept)
        throw refusal(brandProblems.favourites_full, `${favouritesKept} favourites are kept already`);
      // One that was set aside is there because it is a favourite.
      if (logo.place === null && !marks.isFavourite) await brandRepository.deleteLogo(context.tx, logo.id);
      else await brandRepository.setMarks(context.tx, logo.id, marks);
      return brands.view(context, brand.workspaceId);
    },
  };
}
