import { accountContract } from '#features/account/account.contract.ts';
import type { AccountSecurity } from '#features/auth/server/account-security.service.ts';
import { bindRoutes } from '#server/http/handlers.ts';
import type { Storage } from '#server/storage/storage.ts';
import { type AccountDetails, createAccountService } from './account.service.ts';
import { createPictureService } from './picture.service.ts';
import { createSecurityService } from './security.service.ts';
import { settingsService } from './settings.service.ts';

interface AccountDependencies extends AccountDetails {
  readonly accounts: AccountSecurity;
  readonly storage: Storage;
}

/** Binds the account's endpoints. */
export const bindAccountRoutes = ({ accounts, storage, downloads, getBilling }: AccountDependencies) => {
  const security = createSecurityService(accounts);
  const account = createAccountService({ downloads, getBilling });
  const picture = createPictureService({ storage, downloads });
  return bindRoutes('account', accountContract, {
    getAccount: (context) => account.get(context),
    dismissBanner: async (context, { banner }) => ({
      dismissedBanners: await account.dismissBanner(context, banner),
    }),
    getSettings: (context) => settingsService.get(context),
    saveProfile: (context, input) => settingsService.saveProfile(context, input),
    saveNotifications: (context, input) => settingsService.saveNotifications(context, input),
    savePreferences: (context, input) => settingsService.savePreferences(context, input),
    setPicture: {
      detached: async (context, { image }) => ({ pictureUrl: await picture.set(context, image) }),
    },
    removePicture: { detached: async (context) => ({ removedId: await picture.remove(context) }) },
    restorePicture: {
      detached: async (context, { removedId }) => ({ pictureUrl: await picture.restore(context, removedId) }),
    },
    getSecurity: { detached: (context) => security.get(context) },
    listSessions: { detached: async (context) => ({ sessions: await security.listSessions(context) }) },
    endSession: {
      detached: async (context, { sessionId }) => {
        await security.endSession(context, sessionId);
        return { sessionId };
      },
    },
    endOtherSessions: { detached: async (context) => ({ ended: await security.endOtherSessions(context) }) },
    listSecurityEvents: { detached: (context, input) => security.listEvents(context, input?.before) },
  });
};
