import type { Tx } from '#server/db/connect.ts';
import type { SearchDocument } from '#server/search/search-source.ts';

/** The documents of one source in one workspace. */
export interface IndexUnit {
  readonly accountId: string;
  readonly workspaceId: string;
  readonly source: string;
}

export interface IndexedItem {
  readonly itemNo: number;
  readonly itemId: string;
  readonly hash: string;
}

export interface Posting {
  readonly term: string;
  readonly itemNo: number;
  /** 3 title, 2 context, 1 body. */
  readonly field: 1 | 2 | 3;
}

/** Rows written by one statement. */
const batchRows = 5000;

async function inBatches<Row>(rows: readonly Row[], write: (batch: readonly Row[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += batchRows) await write(rows.slice(start, start + batchRows));
}

/** The SQL that keeps the index. Every statement names its account; row-level security repeats it. */
export const searchIndexRepository = {
  /** Parallel writers of one account's index take turns until their transactions end. */
  async lock(tx: Tx, accountId: string): Promise<void> {
    await tx`select pg_advisory_xact_lock(hashtextextended('search index ' || ${accountId}, 0))`;
  },

  /** Deletes the index of an account. */
  async clear(tx: Tx, accountId: string): Promise<void> {
    await tx`delete from search_posting where account_id = ${accountId}`;
    await tx`delete from search_item where account_id = ${accountId}`;
    await tx`delete from search_gram where account_id = ${accountId}`;
    await tx`delete from search_word where account_id = ${accountId}`;
    await tx`delete from search_unit where account_id = ${accountId}`;
  },

  async listItems(tx: Tx, { accountId, workspaceId, source }: IndexUnit): Promise<IndexedItem[]> {
    return tx<IndexedItem[]>`
      select item_no as "itemNo", item_id as "itemId", content_hash as hash from search_item
      where account_id = ${accountId} and workspace_id = ${workspaceId} and source = ${source}`;
  },

  /** Takes items out and returns the terms they had. */
  async removeItems(tx: Tx, accountId: string, itemNos: readonly number[]): Promise<string[]> {
    const terms = new Set<string>();
    await inBatches(itemNos, async (batch) => {
      const removed = await tx<{ term: string }[]>`
        with gone as (delete from search_posting
          where item_no = any (${batch.map(String)}::text[]::bigint[]) and account_id = ${accountId} returning term)
        select distinct term from gone`;
      for (const { term } of removed) terms.add(term);
      await tx`delete from search_item
        where item_no = any (${batch.map(String)}::text[]::bigint[]) and account_id = ${accountId}`;
    });
    return [...terms];
  },

  /** Puts items in and returns the number each was given, by its id. */
  async insertItems(
    tx: Tx,
    unit: IndexUnit,
    items: readonly (Required<Omit<SearchDocument, 'plans'>> & { plans: readonly string[] | null; hash: string })[],
  ): Promise<Map<string, number>> {
    const numbers = new Map<string, number>();
    await inBatches(items, async (batch) => {
      const rows = batch.map((item) => ({ ...item, updatedAt: item.updatedAt.toISOString() }));
      const inserted = await tx<{ itemNo: number; itemId: string }[]>`
        insert into search_item (account_id, workspace_id, source, item_id, kind, title, context, body, parts, plans,
          shows_as_recent, updated_at, content_hash)
        select ${unit.accountId}, ${unit.workspaceId}, ${unit.source}, id, kind, title, context, body, parts, plans,
          "showsAsRecent", "updatedAt", hash
        from jsonb_to_recordset(${tx.json(rows as never)}) as r(id text, kind text, title text, context text, body text,
          parts jsonb, plans text[], "showsAsRecent" boolean, "updatedAt" timestamptz, hash text)
        returning item_no as "itemNo", item_id as "itemId"`;
      for (const { itemNo, itemId } of inserted) numbers.set(itemId, itemNo);
    });
    return numbers;
  },

  async insertPostings(tx: Tx, accountId: string, postings: readonly Posting[]): Promise<void> {
    await inBatches(
      postings,
      (batch) => tx`insert into search_posting (account_id, term, item_no, field)
        select ${accountId}, term, item_no, field from unnest(${batch.map(({ term }) => term)}::text[],
          ${batch.map(({ itemNo }) => String(itemNo))}::text[]::bigint[],
          ${batch.map(({ field }) => String(field))}::text[]::smallint[]) as p(term, item_no, field)`,
    );
  },

  /** Adds words and returns those that were not there yet. */
  async insertWords(tx: Tx, accountId: string, words: readonly string[]): Promise<string[]> {
    const added: string[] = [];
    await inBatches(words, async (batch) => {
      const rows = await tx<{ word: string }[]>`insert into search_word (account_id, word)
        select ${accountId}, word from unnest(${[...batch]}::text[]) as w(word) on conflict do nothing returning word`;
      added.push(...rows.map(({ word }) => word));
    });
    return added;
  },

  async insertGrams(
    tx: Tx,
    accountId: string,
    grams: readonly { readonly gram: string; readonly word: string }[],
  ): Promise<void> {
    await inBatches(
      grams,
      (batch) => tx`insert into search_gram (account_id, gram, word)
        select ${accountId}, gram, word from unnest(${batch.map(({ gram }) => gram)}::text[],
          ${batch.map(({ word }) => word)}::text[]) as g(gram, word) on conflict do nothing`,
    );
  },

  /** Deletes words that no item contains any more. */
  async removeUnusedWords(tx: Tx, accountId: string, words: readonly string[]): Promise<void> {
    await inBatches(words, async (batch) => {
      await tx`with unused as (delete from search_word w
          where w.account_id = ${accountId} and w.word = any (${[...batch]}::text[])
            and not exists (select from search_posting p where p.account_id = ${accountId} and p.term = w.word)
          returning word)
        delete from search_gram g using unused where g.account_id = ${accountId} and g.word = unused.word`;
    });
  },

  async markIndexed(tx: Tx, unit: IndexUnit, version: number, now: Date): Promise<void> {
    await tx`insert into search_unit (account_id, workspace_id, source, version, indexed_at)
      values (${unit.accountId}, ${unit.workspaceId}, ${unit.source}, ${version}, ${now})
      on conflict (workspace_id, source) do update set version = excluded.version, indexed_at = excluded.indexed_at`;
  },

  /** What has been indexed of an account, with the version of the rules it was indexed by. */
  async listUnits(tx: Tx, accountId: string): Promise<{ workspaceId: string; source: string; version: number }[]> {
    return tx<{ workspaceId: string; source: string; version: number }[]>`
      select workspace_id as "workspaceId", source, version from search_unit where account_id = ${accountId}`;
  },
};
