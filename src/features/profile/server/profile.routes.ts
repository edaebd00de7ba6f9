import { profileContract } from '#features/profile/profile.contract.ts';
import { bindRoutes } from '#server/http/handlers.ts';
import { createProfileService, type ProfileDependencies } from './profile.service.ts';

/** Binds the endpoints of the business profile. */
export const bindProfileRoutes = (dependencies: ProfileDependencies) => {
  const profile = createProfileService(dependencies);
  return bindRoutes('profile', profileContract, {
    getProfile: (context, { workspaceId }) => profile.get(context, workspaceId),
    listFactVersions: async (context, input) => ({ versions: await profile.listVersions(context, input) }),
    previewFact: async (context, input) => ({ dependants: await profile.preview(context, input) }),
    setFact: (context, input) => profile.set(context, input),
  });
};
