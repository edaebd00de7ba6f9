import { profileContract } from '#features/profile/profile.contract.ts';
import type { FactDependants } from '#features/workspaces/domain/fact-dependants.ts';
import { bindRoutes } from '#server/http/handlers.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import { createProfileService } from './profile.service.ts';

/** Binds the endpoints of the business profile, which asks `tools` what rests on a fact. */
export const bindProfileRoutes = (tools: readonly FactDependants<UseCaseContext>[]) => {
  const profile = createProfileService(tools);
  return bindRoutes('profile', profileContract, {
    getProfile: (context, { workspaceId }) => profile.get(context, workspaceId),
    listFactVersions: async (context, input) => ({ versions: await profile.listVersions(context, input) }),
    previewFact: async (context, input) => ({ dependants: await profile.preview(context, input) }),
    setFact: (context, input) => profile.set(context, input),
  });
};
