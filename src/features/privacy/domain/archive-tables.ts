import type { CatalogueColumn, CatalogueTable } from './catalogue.ts';

/**
 * Tables with rows of an account that its archive leaves out, and why. Everything else that is an account's is in the
 * archive, tables of later features included: what is not a person's to take has to be named here.
 */
export const withheldTables: Readonly<Record<string, string>> = {
  auth_refresh_token: 'Hashes of what keeps sessions open. They say nothing of the person and help whoever guesses.',
  auth_one_time_token: 'Hashes of codes and links that were mailed; they live for minutes.',
  auth_recovery_code: 'Hashes of recovery codes, which open the account. How many are left stands in the settings.',
  auth_challenge: 'Moments at which a second factor was asked for; the audit trail has what came of them.',
  auth_flow: 'Journeys to another sign-in provider that are under way, with its secrets; they live for an hour.',
  auth_mail_request: 'Mails that were asked for and are being made; they live for seconds.',
  idempotency_key: 'Copies of answers, kept for a week so that a repeated request is not carried out twice.',
  outbox_event: 'Messages between parts of the product, which say again what other tables say.',
  event_handled: 'Which of those messages arrived.',
  job: 'Work that waits, runs or was done for the account; what it made is in the archive.',
  live_message: 'Hints to open windows to ask again; they live for a day.',
  search_item: 'The index of the search: copies of texts that the archive has already.',
  search_posting: 'The index of the search.',
  search_word: 'The index of the search.',
  search_gram: 'The index of the search.',
  search_unit: 'The index of the search.',
  stored_file: 'The list of files; the files themselves are in the archive and listed in its manifest.',
  archive: 'How far the making of archives is.',
  archive_part: 'Parts of the archive being made.',
};

/** Tables whose rows are all in an archive, though not all that stands in them, and what is missing. */
export const lockedContent: Readonly<Record<string, string>> = {
  plan: 'Figures and points of sections that the plan of the account does not open, and never did.',
  plan_section: 'Texts that the plan of the account does not open, and never did.',
};

/** Tables that hold nothing of any one account, and why nothing of one can be found in them. */
export const tablesOfNobody: Readonly<Record<string, string>> = {
  schema_migration: 'Which version of the tables this is.',
  installation_secret: 'Secrets of the installation, sealed.',
  auth_limit: 'Counts under hashes, for an hour at most.',
  robot_check_spent: 'Numbers of robot checks that were used up; nobody is named.',
  stored_blob: 'Bytes of files under their hash; whose they are stands in stored_file.',
  stored_chunk: 'The bytes themselves.',
  left_account: 'What audit keeps of accounts that are gone, under a pseudonym.',
  left_event: 'What happened to them, under the same pseudonym.',
  left_invoice: 'What they were charged, under the same pseudonym, for as long as the law asks.',
  billing_event:
    'Which messages of the payment service arrived, for 30 days; what they led to stands in billing_account.',
};

/** Columns that are never taken along, whatever the table: they open doors, or are hashes of what does. */
const secretNames = /(?:^|_)(?:hash|secret|token|tokens|verifier|challenge|password_hash|upstream)$/;

/** Texts of mails may carry a code or a link that still works; both are the address's, which has the mail. */
const withheldColumns: Readonly<Record<string, readonly string[]>> = {
  mail: ['text', 'html', 'list_unsubscribe', 'dedupe_key', 'last_error'],
};

/** The columns of a table that its rows in an archive lack. */
export function withheldColumnsOf({ name, columns }: Pick<CatalogueTable, 'name' | 'columns'>): readonly string[] {
  return columns
    .filter((column) => isSecret(column) || withheldColumns[name]?.includes(column.name))
    .map((column) => column.name);
}

function isSecret({ name, type }: CatalogueColumn): boolean {
  return type === 'bytea' || secretNames.test(name);
}

/** Whether rows can be put back as they are: nothing that a row must have was withheld. */
export function isImportable(table: Pick<CatalogueTable, 'name' | 'columns'>): boolean {
  const withheld = withheldColumnsOf(table);
  return !table.columns.some(({ name, isRequired }) => isRequired && withheld.includes(name));
}
