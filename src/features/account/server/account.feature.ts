import { createAccountSecurity } from '#features/auth/server/account-security.service.ts';
import { defineFeature } from '#server/feature.ts';
import { bindAccountRoutes } from './account.routes.ts';
import type { AccountDetails } from './account.service.ts';
import { accountTables } from './account.tables.ts';
import { createPictureRoutes } from './picture.routes.ts';
import { deleteUnusedPictures } from './picture.service.ts';

/** The signed-in account: its profile, picture, settings and security. */
export const accountFeature = defineFeature({
  id: 'account',
  tables: accountTables,
  systemRole: { 'server/picture.service.ts': 'nightly clean-up of all accounts' },
  create({ database, storage, downloads }, { getBilling }: Pick<AccountDetails, 'getBilling'>) {
    return {
      routes: bindAccountRoutes({ accounts: createAccountSecurity(database), storage, downloads, getBilling }),
      plainRoutes: createPictureRoutes({ downloads, storage }),
      housekeeping: (_before, now) => deleteUnusedPictures({ database, storage }, now),
    };
  },
});
