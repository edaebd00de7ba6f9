import { randomBytes } from 'node:crypto';
import { workspacesService } from '#features/workspaces/server/workspaces.service.ts';
import type { Database } from '#server/db/database.ts';
import { publish } from '#server/events/outbox.ts';
import type { Plumbing } from '#server/feature.ts';
import { planChangeRepository } from '#server/plans/plan-change.repository.ts';
import { planRequired, requirePlan } from '#server/plans/require-plan.ts';
import type { DetachedContext, UseCaseContext } from '#server/use-case.ts';
import { buildId } from '#shared/ids.ts';
import { notFound, refusal, staleRevision } from '#shared/problem.ts';
import type { Studio } from '../brand.contract.ts';
import { brandPlan } from '../domain/brand.plan.ts';
import { brandProblems } from '../domain/brand.problems.ts';
import type { BrandBrief, PaletteChoice } from '../domain/brand-choices.ts';
import { pictureOf } from '../domain/logo/art.ts';
import {
  brandRepository,
  fingerprintRepository,
  ownLogoRepository,
  type StoredBrand,
  type StoredLogo,
} from './brand.repository.ts';
import { coloursOfChoice, higherPlan, planThatGives, viewBrand, viewOpen } from './brand-view.ts';
import { brandWords } from './brand-words.ts';
import type { DrawnLogo } from './design/design-messages.ts';
import type { Designer } from './design/designer.ts';
import { type Compared, compareMarks } from './free-marks.ts';
import { readBrandLogos } from './used-logo.ts';

/** As many as the largest plan opens: those that a plan does not are shown dimmed, or with the next plan. */
const logosMade = brandPlan.gives.Pro.logos;
/** Copies of marks are drawn anew so often. */
const roundsOfCopies = 8;

interface BrandDependencies {
  readonly database: Pick<Database, 'system'>;
  readonly designer: Designer;
  /** The plan that gates go by, from the stored one. */
  readonly effectivePlan: Plumbing['effectivePlan'];
}

/** Why a file is refused, as the person is told. */
const refusals = {
  unreadable: brandProblems.logo_unreadable,
  not_outlines: brandProblems.logo_not_outlines,
  too_complex: brandProblems.logo_too_complex,
  too_small: brandProblems.logo_too_small,
  empty: brandProblems.logo_unreadable,
} as const;

type Asked = BrandBrief & { readonly workspaceId: `ws_${string}`; readonly revision: number };

/** What logos are made from and into, as it was when they were asked for. */
interface Ground {
  readonly brand: StoredBrand;
  readonly isNew: boolean;
  readonly words: readonly string[];
  readonly pinned: readonly StoredLogo[];
  /** What the new ones take the place of. */
  readonly replaced: readonly StoredLogo[];
  /** Whether what is kept has to be drawn anew, as the name is another. */
  readonly isRenamed: boolean;
}

export type BrandService = ReturnType<typeof createBrandService>;

/** The branding kit of a business: its brief, logos, colours and fonts. */
export function createBrandService({ database, designer, effectivePlan }: BrandDependencies) {
  const view = async (context: UseCaseContext, workspaceId: string): Promise<Studio> => {
    const { tx, actor } = context;
    const facts = await workspacesService.getFacts(context, workspaceId);
    const brand = await brandRepository.find(tx, workspaceId);
    const logos = brand ? await brandRepository.listLogos(tx, brand.id) : [];
    const own = brand && (await ownLogoRepository.find(tx, brand.id));
    const textOf = (key: 'business.name' | 'business.offer'): string | null => {
      const value = facts.get(key)?.value;
      return value?.type === 'text' ? value.text : null;
    };
    return {
      known: {
        name: brand?.name ?? textOf('business.name'),
        description: brand?.description ?? textOf('business.offer'),
        style: brand?.style ?? null,
      },
      brand: brand ? viewBrand(brand, logos, own) : null,
      open: viewOpen(actor.plan, higherPlan(brand?.openedPlan ?? actor.plan, actor.plan)),
    };
  };

  /** The brand and what stands on it, for a change that is made now. Refuses an older revision than it has. */
  const getForChange = async (
    context: UseCaseContext,
    workspaceId: string,
    revision: number,
  ): Promise<StoredBrand | undefined> => {
    await workspacesService.getForWriting(context, workspaceId);
    const brand = await brandRepository.find(context.tx, workspaceId);
    if ((brand?.revision ?? 0) !== revision) throw staleRevision({ revision: brand?.revision ?? 0 });
    return brand;
  };

  const change = async (
    context: UseCaseContext,
    { workspaceId, revision }: Pick<Asked, 'workspaceId' | 'revision'>,
    changed: Partial<Pick<StoredBrand, 'palette' | 'fontPair' | 'line' | 'usedLogo'>>,
  ): Promise<Studio> => {
    const brand = await getForChange(context, workspaceId, revision);
    if (!brand) throw refusal(brandProblems.no_brand, 'There is no brand yet');
    await brandRepository.update(context.tx, { ...brand, ...changed }, context.now);
    await publish(context, { type: 'brand.changed', workspaceId, payload: {} });
    return view(context, workspaceId);
  };

  const load = async (context: UseCaseContext, asked: Asked): Promise<Ground> => {
    const { tx, actor, now } = context;
    const { name, description, style, workspaceId } = asked;
    const known = await getForChange(context, workspaceId, asked.revision);
    const facts = await workspacesService.getFacts(context, workspaceId);
    const logos = known ? await brandRepository.listLogos(tx, known.id) : [];
    const shown = logos.filter(({ place }) => place !== null);
    const first: StoredBrand = {
      id: buildId('brd', now.getTime(), randomBytes(16)),
      workspaceId,
      name,
      description,
      style,
      rounds: 0,
      palette: { kind: 'theme', theme: brandPlan.gives[actor.plan].palettes[0]! },
      fontPair: null,
      line: '',
      usedLogo: null,
      openedPlan: actor.plan,
      revision: 1,
      generatedAt: now,
    };
    const brand = known ?? first;
    return {
      brand: {
        ...brand,
        name,
        description,
        style,
        rounds: brand.rounds + 1,
        openedPlan: higherPlan(brand.openedPlan, actor.plan),
        generatedAt: now,
      },
      isNew: !known,
      words: brandWords(facts, description),
      pinned: shown.filter(({ id, isPinned }) => isPinned || id === brand.usedLogo),
      replaced: shown.filter(({ id, isPinned }) => !isPinned && id !== brand.usedLogo),
      isRenamed: brand.name !== name,
    };
  };

  /**
   * What was read before the wait is read again, under the lock of the business: another tab may have made logos, edited one that
   * would go, pinned it or kept it, or the business may be archived.
   */
  const assertUnchanged = async (context: UseCaseContext, asked: Asked, ground: Ground): Promise<void> => {
    const brand = await getForChange(context, asked.workspaceId, asked.revision);
    const logos = brand ? await brandRepository.listLogos(context.tx, brand.id) : [];
    const stateOf = (all: readonly StoredLogo[]): string =>
      all
        .map(({ id, revision, isPinned, isFavourite }) => `${id} ${revision} ${isPinned} ${isFavourite}`)
        .sort()
        .join();
    if (stateOf(logos.filter(({ place }) => place !== null)) !== stateOf([...ground.pinned, ...ground.replaced]))
      throw staleRevision({ revision: asked.revision });
  };

  /**
   * What is kept, with the name it has by now. What cannot be set with it is replaced: its font lacks letters, or its mark says the
   * old name.
   */
  const withNewName = async (accountId: string, ground: Ground): Promise<Ground> => {
    if (!ground.isRenamed) return ground;
    const drawn = await Promise.all(
      ground.pinned.map(async (logo) => {
        const { mark, choices } = logo.versions[logo.version]!;
        if (mark.isWhole) return { logo, templates: null };
        const { name } = ground.brand;
        return { logo, templates: await designer.draw(accountId, { task: 'draw', name, mark, choices }) };
      }),
    );
    return {
      ...ground,
      pinned: drawn.flatMap(({ logo, templates }) => (templates ? [{ ...logo, templates }] : [])),
      replaced: [...ground.replaced, ...drawn.flatMap(({ logo, templates }) => (templates ? [] : [logo]))],
    };
  };

  const design = (accountId: string, { brand, words, pinned }: Ground, taken: readonly string[]) =>
    designer.draw(accountId, {
      task: 'design',
      brief: { name: brand.name, style: brand.style, words },
      seed: `${brand.id}/${brand.rounds}`,
      count: logosMade - pinned.length,
      without: pinned.map(({ versions, version }) => versions[version]!.kind),
      taken,
    });

  /** Puts the new logos at the places that are free; favourites among the old ones are set aside, the others go. */
  const save = async (
    { tx, now }: UseCaseContext,
    { brand, isNew, isRenamed, pinned, replaced }: Ground,
    drawn: readonly DrawnLogo[],
    { nearness }: Compared,
  ): Promise<void> => {
    if (isNew) await brandRepository.insert(tx, brand);
    else await brandRepository.update(tx, brand, now);
    for (const { id, isFavourite } of replaced)
      await (isFavourite ? brandRepository.setPlace(tx, id, null) : brandRepository.deleteLogo(tx, id));
    if (isRenamed) for (const logo of pinned) await brandRepository.updateLogo(tx, logo);
    const held = new Set(pinned.map(({ place }) => place));
    const places = Array.from({ length: logosMade }, (_, place) => place).filter((place) => !held.has(place));
    for (const [index, logo] of drawn.entries()) {
      const { kind, seed, mark, choices, templates, preview, fingerprint } = logo;
      const stored: StoredLogo = {
        id: buildId('lgo', now.getTime(), randomBytes(16)),
        brandId: brand.id,
        workspaceId: brand.workspaceId,
        place: places[index]!,
        versions: [{ kind, seed, mark, choices, nearness: nearness.get(seed) ?? 0 }],
        version: 0,
        templates,
        preview,
        isPinned: false,
        isFavourite: false,
        revision: 1,
      };
      await brandRepository.insertLogo(tx, stored, fingerprint, now);
    }
  };

  return {
    view,

    /** The brand as the account may read it. What it shows for the first time under a higher plan stays open. */
    async get(context: UseCaseContext, workspaceId: string): Promise<Studio> {
      await workspacesService.get(context, workspaceId);
      const brand = await brandRepository.find(context.tx, workspaceId);
      const opened = brand && higherPlan(brand.openedPlan, context.actor.plan);
      if (brand && opened !== brand.openedPlan) await brandRepository.setOpenedPlan(context.tx, brand.id, opened!);
      return view(context, workspaceId);
    },

    /**
     * Makes logos for a brief. Pinned ones stay; marks that another logo of the instance has are drawn anew, and compared once
     * more under the lock under which they are written.
     */
    async generate(context: DetachedContext, asked: Asked): Promise<{ brandId: `brd_${string}`; revision: number }> {
      const { accountId } = context.actor;
      const ground = await withNewName(accountId, await context.transact((inside) => load(inside, asked)));
      const except = ground.replaced.filter(({ isFavourite }) => !isFavourite).map(({ id }) => id);
      const taken: string[] = [];
      for (let round = 1; ; round++) {
        const drawn = await design(accountId, ground, taken);
        const before = await compareMarks(database.system, drawn, except);
        if (before.copied.length > 0 && round < roundsOfCopies) {
          taken.push(...before.copied);
          continue;
        }
        const outcome = await context.transact(async (inside) => {
          await assertUnchanged(inside, asked, ground);
          await fingerprintRepository.lock(inside.tx);
          const compared = await compareMarks(database.system, drawn, except);
          const isLast = round >= roundsOfCopies;
          if (compared.copied.length > 0 && !isLast) return compared.copied;
          const kept = isLast ? await withoutCopies(drawn, except) : drawn;
          await save(inside, ground, kept, compared);
          await publish(inside, { type: 'brand.changed', workspaceId: asked.workspaceId, payload: {} });
          const answer = { brandId: ground.brand.id, revision: ground.isNew ? 1 : ground.brand.revision + 1 };
          await context.attempt?.settle(inside.tx, answer);
          return answer;
        });
        if ('brandId' in outcome) return outcome;
        taken.push(...outcome);
      }
    },

    async choosePalette(
      context: UseCaseContext,
      asked: Pick<Asked, 'workspaceId' | 'revision'> & { readonly palette: PaletteChoice },
    ): Promise<Studio> {
      const { palettes } = brandPlan.gives[context.actor.plan];
      const { palette } = asked;
      if (palette.kind === 'own') requirePlan(brandPlan.features['palette-switching'], context.actor);
      else if (!palettes.includes(palette.theme))
        throw planRequired(
          brandPlan.features.palettes,
          planThatGives((given) => given.palettes.includes(palette.theme)),
        );
      return change(context, asked, { palette });
    },

    async chooseFontPair(
      context: UseCaseContext,
      asked: Pick<Asked, 'workspaceId' | 'revision'> & { readonly fontPair: number },
    ): Promise<Studio> {
      if (asked.fontPair >= brandPlan.gives[context.actor.plan].fontPairs.length)
        throw planRequired(
          brandPlan.features['font-pairs'],
          planThatGives(({ fontPairs }) => fontPairs.length > asked.fontPair),
        );
      return change(context, asked, { fontPair: asked.fontPair });
    },

    async writeLine(
      context: UseCaseContext,
      asked: Pick<Asked, 'workspaceId' | 'revision'> & { readonly line: string },
    ): Promise<Studio> {
      requirePlan(brandPlan.features['social-assets'], context.actor);
      return change(context, asked, { line: asked.line });
    },

    /** Chooses what stands for the brand wherever a single logo is shown: one that is open, or the one it had before. */
    async chooseLogo(
      context: UseCaseContext,
      asked: Pick<Asked, 'workspaceId' | 'revision'> & { readonly logo: string },
    ): Promise<Studio> {
      const brand = await getForChange(context, asked.workspaceId, asked.revision);
      if (!brand) throw refusal(brandProblems.no_brand, 'There is no brand yet');
      const { logos, own } = await readBrandLogos(context.tx, brand);
      const isThere = asked.logo === 'own' ? own !== undefined : logos.some(({ id }) => id === asked.logo);
      if (!isThere) throw notFound('There is no such logo');
      return change(context, asked, { usedLogo: asked.logo });
    },

    /** Takes a logo the business had before, which then stands for the brand. What cannot be read is refused with the reason. */
    async bringLogo(
      context: DetachedContext,
      asked: Pick<Asked, 'workspaceId' | 'revision'> & { readonly file: string },
    ): Promise<Studio> {
      await context.transact(async (inside) => {
        requirePlan(brandPlan.features['own-logo'], inside.actor);
        if (!(await getForChange(inside, asked.workspaceId, asked.revision)))
          throw refusal(brandProblems.no_brand, 'There is no brand yet');
      });
      const bytes = Buffer.from(asked.file, 'base64');
      const read = await designer.draw(context.actor.accountId, { task: 'read-own-logo', bytes });
      if (typeof read === 'string') throw refusal(refusals[read], `This file cannot be used as a logo: ${read}`);
      return context.transact(async (inside) => {
        // As it is by now. Locks are taken in one order: the account's, then the business's.
        const plan = effectivePlan(await planChangeRepository.lockPlan(inside.tx, inside.actor.accountId));
        requirePlan(brandPlan.features['own-logo'], { plan });
        const brand = await getForChange(inside, asked.workspaceId, asked.revision);
        if (!brand) throw refusal(brandProblems.no_brand, 'There is no brand yet');
        await ownLogoRepository.put(inside.tx, brand, read, inside.now);
        return change(inside, asked, { usedLogo: 'own' });
      });
    },

    /** Forgets the logo the business had before; one of ours stands for the brand again. */
    async removeOwnLogo(context: UseCaseContext, asked: Pick<Asked, 'workspaceId' | 'revision'>): Promise<Studio> {
      const brand = await getForChange(context, asked.workspaceId, asked.revision);
      if (!brand) throw refusal(brandProblems.no_brand, 'There is no brand yet');
      await ownLogoRepository.delete(context.tx, brand.id);
      return change(context, asked, { usedLogo: brand.usedLogo === 'own' ? null : brand.usedLogo });
    },

    /** The logo the business had before, for a light and for a dark ground; nothing where it has none. */
    async showOwnLogo(
      context: UseCaseContext,
      workspaceId: string,
    ): Promise<{ readonly positive: string; readonly reversed: string } | null> {
      await workspacesService.get(context, workspaceId);
      const brand = await brandRepository.find(context.tx, workspaceId);
      const own = brand && (await ownLogoRepository.find(context.tx, brand.id));
      if (!own) return null;
      const palette = coloursOfChoice(brand.palette);
      const shown = (colouring: 'positive' | 'reversed'): string =>
        pictureOf({ kind: 'own', own }, 'wide', colouring, palette, brand.name).svg;
      return { positive: shown('positive'), reversed: shown('reversed') };
    },
  };

  /** Those that no other mark is a copy of: after so many rounds a kind of mark has none left that is free. */
  async function withoutCopies(drawn: readonly DrawnLogo[], except: readonly string[]): Promise<readonly DrawnLogo[]> {
    const free: DrawnLogo[] = [];
    for (const logo of drawn)
      if ((await compareMarks(database.system, [logo], except)).copied.length === 0) free.push(logo);
    return free;
  }
}
