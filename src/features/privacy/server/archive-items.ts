import { listPlannedConversations } from '#features/advisor/server/advisor-archive.service.ts';
import { catalogueRepository } from '#server/db/catalogue.repository.ts';
import type { Tx } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import { ownedRowsRepository, roleFor } from '#server/db/owned-rows.repository.ts';
import { isImportable, type OwnedTable, ownedTables, withheldColumnsOf } from '#server/db/owned-tables.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { ByteStream } from '#server/storage/storage-driver.ts';
import type { DeclaredTable } from '#shared/table-declaration.ts';
import type { LeavingAccount } from './privacy.repository.ts';

/** Purposes of files that are the archive's own: the finished one, and parts of one being made. */
export const archivePurposes = { archive: 'archive', part: 'archive part' } as const;

const rowsAtOnce = 500;

/** The tables an archive has, in the order they are read: rows before what they point at. */
export interface ArchiveTables {
  readonly owned: readonly OwnedTable[];
  readonly exported: readonly OwnedTable[];
}

/** Which tables an archive has, by their declarations. */
export async function readArchiveTables(
  database: Pick<Database, 'system'>,
  declared: readonly DeclaredTable[],
): Promise<ArchiveTables> {
  const owned = ownedTables(await catalogueRepository.listTables(database.system), declared);
  return { owned, exported: owned.filter(({ exported }) => exported.length > 0) };
}

/** The name of a file that a feature makes: "made:notes:note_…:first.txt". */
export const madeItem = (folder: string, id: string, name: string): string => `made:${folder}:${id}:${name}`;

/**
 * Everything an archive consists of, by name: "table:users", "pdf:conv_…", "docx:conv_…", "file:file_…:picture-1.webp",
 * what features make (`madeItem`), and last the readable page. The tables come in the order that keeps what is read together whole: a row that points at
 * another is read before it, so the other is there too.
 */
export async function listItems(
  {
    database,
    storage,
    tables,
    files: made,
  }: {
    readonly database: Database;
    readonly storage: Storage;
    readonly tables: readonly DeclaredTable[];
    readonly files: Pick<MadeFiles, 'list' | 'standsFor'>;
  },
  account: LeavingAccount,
): Promise<readonly string[]> {
  const { exported } = await readArchiveTables(database, tables);
  const planned = await database.withTenant(account, (tx) => listPlannedConversations(tx, account.workspaceIds));
  const own: readonly string[] = [...Object.values(archivePurposes), ...made.standsFor()];
  const files = (await storage.list(account.accountId)).filter(({ purpose }) => !own.includes(purpose));
  return [
    ...exported.map(({ name }) => `table:${name}`),
    ...planned.flatMap((conversationId) => [`pdf:${conversationId}`, `docx:${conversationId}`]),
    ...files.map(({ id, purpose, mediaType }, n) => `file:${id}:${purpose}-${n + 1}.${extensionOf(mediaType)}`),
    ...(await made.list(account)),
    'page',
  ];
}

/** Where an item stands in the archive. */
export function pathOf(item: string, items: readonly string[]): string {
  const [kind = '', id = '', name = ''] = item.split(':');
  if (kind === 'made') return `${id}/${item.split(':').slice(3).join(':')}`;
  if (kind === 'table') return `data/${id}.json`;
  if (kind === 'file') return `files/${name}`;
  if (kind === 'page') return 'index.html';
  const number = items.filter((other) => other.startsWith(`${kind}:`)).indexOf(item) + 1;
  return `plans/business-plan-${number}.${kind}`;
}

/** "image/svg+xml" → "svg". */
const extensionOf = (mediaType: string): string => /\/([a-z0-9]+)/.exec(mediaType)?.[1] ?? 'bin';

/** Reads a table of the account page by page; `counted` has the number of rows once the stream is at its end. */
export function readTable(
  { database, openRow }: { readonly database: Database; readonly openRow: OpenRow },
  { owned }: Pick<ArchiveTables, 'owned'>,
  table: OwnedTable,
  account: LeavingAccount,
): { readonly bytes: ByteStream; readonly counted: { rows: number } } {
  const counted = { rows: 0 };
  const without = withheldColumnsOf(table);
  const role = roleFor(table.readableBy);
  const inTransaction = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    role === 'app' ? database.withTenant(account, work) : database.asSystem(work);
  const header = {
    table: table.name,
    columns: table.columns.filter(({ name }) => !without.includes(name)).map(({ name, type }) => ({ name, type })),
    withheldColumns: without,
    isImportable: isImportable(table),
  };
  const read = async function* (): ByteStream {
    yield Buffer.from(`${JSON.stringify(header).slice(0, -1)},"rows":[`);
    for (let after: string | undefined; ; ) {
      const page = { without, after, limit: rowsAtOnce };
      const { rows, texts } = await inTransaction(async (tx) => {
        const rows = await ownedRowsRepository.readPage(tx, { table, owned, owner: account }, page);
        const texts: string[] = [];
        for (const { text } of rows) texts.push(await openRow(tx, account, { table: table.name, text }));
        return { rows, texts };
      });
      if (rows.length > 0) {
        const start = counted.rows === 0 ? '\n' : ',\n';
        counted.rows += rows.length;
        yield Buffer.from(`${start}${texts.join(',\n')}`);
      }
      if (rows.length < rowsAtOnce) break;
      after = rows.at(-1)!.key;
    }
    yield Buffer.from('\n]}\n');
  };
  return { bytes: read(), counted };
}

/** A row as JSON text, without what the plan of the account keeps locked. */
export type OpenRow = (tx: Tx, account: LeavingAccount, row: { table: string; text: string }) => Promise<string>;

/** What features add to an archive, as items of it. */
export interface MadeFiles {
  /** Purposes of stored files that are among these in another form. */
  standsFor(): readonly string[];
  list(account: LeavingAccount): Promise<readonly string[]>;
  make(account: LeavingAccount, folder: string, id: string): Promise<Uint8Array | undefined>;
}

/** A document of a plan, as the account may read it. */
export type RenderPlan = (
  account: LeavingAccount,
  conversationId: string,
  format: 'pdf' | 'docx',
) => Promise<Uint8Array>;
