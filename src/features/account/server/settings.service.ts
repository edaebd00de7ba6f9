import type { accountContract, Settings } from '#features/account/account.contract.ts';
import { workspaceChangesService } from '#features/workspaces/server/workspace-changes.service.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import type { Inputs } from '#shared/endpoint.ts';
import { staleRevision } from '#shared/problem.ts';
import { type SettingsPart, settingsRepository } from './settings.repository.ts';

type Given = Inputs<typeof accountContract>;

/** What a person sets for themselves. Each part is saved whole, on the revision it was read at, or refused with a 409. */
export const settingsService = {
  async get({ tx, actor }: UseCaseContext): Promise<Settings> {
    return settingsRepository.get(tx, actor.accountId);
  },

  /** Name and time zone, and the name of a business with them: all of it or nothing. */
  async saveProfile(context: UseCaseContext, given: Given['saveProfile']): Promise<Settings> {
    return save(context, 'profile', given.revision, async () => {
      const { business } = given;
      if (business) await workspaceChangesService.rename(context, business);
      await settingsRepository.setProfile(context.tx, context.actor.accountId, given);
    });
  },

  async saveNotifications(
    context: UseCaseContext,
    { revision, ...toggles }: Given['saveNotifications'],
  ): Promise<Settings> {
    return save(context, 'notifications', revision, () =>
      settingsRepository.setToggles(context.tx, context.actor.accountId, toggles),
    );
  },

  async savePreferences(context: UseCaseContext, given: Given['savePreferences']): Promise<Settings> {
    return save(context, 'preferences', given.revision, () =>
      settingsRepository.setPreferences(context.tx, context.actor.accountId, given),
    );
  },
};

async function save(
  { tx, actor }: UseCaseContext,
  part: SettingsPart,
  revision: number,
  work: () => Promise<void>,
): Promise<Settings> {
  const known = await settingsRepository.get(tx, actor.accountId, true);
  if (known[part].revision !== revision) throw staleRevision(known);
  await work();
  return settingsRepository.get(tx, actor.accountId);
}
