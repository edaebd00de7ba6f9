import { dbTables } from '#server/db/db.tables.ts';
import { eventsTables } from '#server/events/events.tables.ts';
import { httpTables } from '#server/http/http.tables.ts';
import { liveTables } from '#server/live/live.tables.ts';
import { mailTables } from '#server/mail/mail.tables.ts';
import { sealedSecretTables } from '#server/sealed-secrets.tables.ts';
import { storageTables } from '#server/storage/storage.tables.ts';
import { listDeclared } from '#shared/table-declaration.ts';
import { featureTables } from './features.ts';

/** Every table of the product with whose rows it holds: archive, deletion, the sweep and the walls of SQL follow it. */
export const productTables = listDeclared([
  ...featureTables,
  dbTables,
  eventsTables,
  httpTables,
  liveTables,
  mailTables,
  sealedSecretTables,
  storageTables,
]);
