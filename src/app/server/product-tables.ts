import { accountTables } from '#features/account/server/account.tables.ts';
import { advisorTables } from '#features/advisor/server/advisor.tables.ts';
import { authTables } from '#features/auth/server/auth.tables.ts';
import { billingTables } from '#features/billing/server/billing.tables.ts';
import { notificationsTables } from '#features/notifications/server/notifications.tables.ts';
import { privacyTables } from '#features/privacy/server/privacy.tables.ts';
import { searchTables } from '#features/search/server/search.tables.ts';
import { waitlistTables } from '#features/waitlist/server/waitlist.tables.ts';
import { workspacesTables } from '#features/workspaces/server/workspaces.tables.ts';
import { dbTables } from '#server/db/db.tables.ts';
import { eventsTables } from '#server/events/events.tables.ts';
import { httpTables } from '#server/http/http.tables.ts';
import { liveTables } from '#server/live/live.tables.ts';
import { mailTables } from '#server/mail/mail.tables.ts';
import { sealedSecretTables } from '#server/sealed-secrets.tables.ts';
import { storageTables } from '#server/storage/storage.tables.ts';
import { listDeclared } from '#shared/table-declaration.ts';

/** Every table of the product with whose rows it holds: archive, deletion, the sweep and the walls of SQL follow it. */
export const productTables = listDeclared([
  accountTables,
  advisorTables,
  authTables,
  billingTables,
  notificationsTables,
  privacyTables,
  searchTables,
  waitlistTables,
  workspacesTables,
  dbTables,
  eventsTables,
  httpTables,
  liveTables,
  mailTables,
  sealedSecretTables,
  storageTables,
]);
