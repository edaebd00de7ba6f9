import { createAccountSecurity } from '#features/auth/server/account-security.service.ts';
import { defineFeature } from '#server/feature.ts';
import { bindAccountRoutes } from './account.routes.ts';
import type { AccountDetails } from './account.service.ts';
import { accountTables } from './account.tables.ts';
import { createPictureRoutes } from './picture.routes.ts';

/** The signed-in account: its profile, picture, settings and security. */
export const accountFeature = defineFeature({
  id: 'account',
  tables: accountTables,
  create({ database, storage, deriveKey, identity }, { getBilling }: Pick<AccountDetails, 'getBilling'>) {
    const key = deriveKey('pictures');
    const accounts = createAccountSecurity(database);
    return {
      routes: bindAccountRoutes({ accounts, storage, pictureKey: key, getBilling }),
      plainRoutes: createPictureRoutes({ storage, findActorOfSession: identity.findActorOfSession, key }),
    };
  },
});
