import { workspacesService } from '#features/workspaces/server/workspaces.service.ts';
import type { DetachedContext, UseCaseContext } from '#server/use-case.ts';
import { refusal } from '#shared/problem.ts';
import { brandPlan } from '../domain/brand.plan.ts';
import { brandProblems } from '../domain/brand.problems.ts';
import { socialFormats } from '../domain/social/formats.ts';
import { brandRepository, type StoredBrand } from './brand.repository.ts';
import { coloursOfChoice } from './brand-view.ts';
import type { NamedPicture } from './design/design-messages.ts';
import type { Designer } from './design/designer.ts';
import { readBrandLogos, socialLogo } from './used-logo.ts';

/** Pictures that are drawn of a brand when they are looked at: nothing of them is stored. */
export function createPicturesService({ designer }: { readonly designer: Designer }) {
  const getBrand = async (context: UseCaseContext, workspaceId: string): Promise<StoredBrand> => {
    await workspacesService.get(context, workspaceId);
    const brand = await brandRepository.find(context.tx, workspaceId);
    if (!brand) throw refusal(brandProblems.no_brand, 'There is no brand yet');
    return brand;
  };

  return {
    /** The pairs of fonts that the plan opens, with the words of the business. */
    async drawSpecimens(context: DetachedContext, workspaceId: string): Promise<readonly NamedPicture[]> {
      const brand = await context.transact((inside) => getBrand(inside, workspaceId));
      const { length } = brandPlan.gives[brand.openedPlan].fontPairs;
      if (length === 0) return [];
      return designer.draw(context.actor.accountId, {
        task: 'specimens',
        heading: brand.name,
        text: brand.description,
        palette: coloursOfChoice(brand.palette),
        pairs: Array.from({ length }, (_, index) => index),
      });
    },

    /** The social pictures that the plan opens, with the logo that is used. */
    async drawSocial(context: DetachedContext, workspaceId: string): Promise<readonly NamedPicture[]> {
      const { brand, logo } = await context.transact(async (inside) => {
        const found = await getBrand(inside, workspaceId);
        return { brand: found, logo: socialLogo(await readBrandLogos(inside.tx, found)) };
      });
      const names = brandPlan.gives[brand.openedPlan].socialAssets.map(({ name }) => name);
      const formats = socialFormats.filter(({ name }) => names.includes(name)).map(({ id }) => id);
      if (formats.length === 0 || !logo) return [];
      return designer.draw(context.actor.accountId, {
        task: 'social',
        name: brand.name,
        logo,
        palette: coloursOfChoice(brand.palette),
        line: brand.line,
        ground: 'primary',
        formats,
      });
    },
  };
}
