import { setPlan } from '#testing/founder.ts';
import type { Scene } from '#testing/sweep/sample.ts';
import type { Site } from '../sites.contract.ts';
import { makeLiveSite, readBuilder } from './make-site.ts';

/** Does something on Pro with the account of a scene, which has the plan it had before from then on. */
export async function onPro<T>({ world, person }: Scene, act: () => Promise<T>): Promise<T> {
  const [account] = await world.product.database.system<{ plan: 'Free' | 'Starter' | 'Pro' }[]>`
    select plan from users where user_id = ${person.userId}`;
  await setPlan(world, person, 'Pro');
  const done = await act();
  await setPlan(world, person, account!.plan);
  return done;
}

/** The site of the scene, made once and online; its words hold the canary. On Free it was made on a plan that was given up. */
export const siteOf = async (scene: Scene): Promise<Site> => {
  const { world, person, workspaceId, canary } = scene;
  await scene.once('site', () =>
    onPro(scene, () => makeLiveSite(world, person, { workspaceId, title: `Bread of ${canary}`.slice(0, 80) })),
  );
  return (await readBuilder(world, person, workspaceId)).site!;
};
