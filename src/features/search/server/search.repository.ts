import type { WantedTerm } from '#features/search/domain/search-query.ts';
import type { Tx } from '#server/db/connect.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';

/** One item as it is shown. */
export interface StoredItem {
  readonly itemId: string;
  readonly source: string;
  readonly kind: string;
  readonly title: string;
  readonly context: string;
  readonly body: string;
  readonly parts: Record<string, string>;
  readonly workspaceId: `ws_${string}`;
  readonly workspaceName: string;
  readonly updatedAt: Date;
}

/** One of the best items of its kind, with how many there are. */
export interface FoundItem extends StoredItem {
  /** 0–1. */
  readonly score: number;
  readonly kindCount: number;
}

/** A typed word with the pieces it is compared by. */
export interface TypedWord {
  readonly token: number;
  readonly word: string;
  /** Empty where its spelling is not forgiven. */
  readonly grams: readonly string[];
}

interface ItemQuery {
  readonly accountId: string;
  readonly plan: PlanName;
}

/** Above every letter. */
const lastLetter = '\u{10ffff}';
/** Words looked at for each typed one: that begin like it, and that share most pieces with it. */
const maxBeginnings = 200;
const maxAlike = 80;
/** A token counts as found where this share of it is. */
const foundShare = 0.45;

const itemColumns = (tx: Tx) => tx`i.item_id as "itemId", i.source, i.kind, i.title, i.context, i.body, i.parts,
  i.workspace_id as "workspaceId", w.name as "workspaceName", i.updated_at as "updatedAt"`;

/**
 * Keeps the planner from joining the other way round: it would read all of an account where it does not know yet how
 * much that is, as after a rebuild.
 */
const eachByIndex = (tx: Tx) => tx`offset 0`;

/** The SQL of searching. Every statement names its account; row-level security repeats it. */
export const searchRepository = {
  /** Of the account's words, those that may answer each typed one: they begin like it or share pieces with it. */
  async findWords(
    tx: Tx,
    accountId: string,
    typed: readonly TypedWord[],
  ): Promise<{ readonly token: number; readonly words: string[] }[]> {
    if (typed.length === 0) return [];
    const beginnings = typed.map(({ token, word }) => ({ token, low: word, high: word + lastLetter }));
    const pieces = typed.flatMap(({ token, grams }) => grams.map((gram) => ({ token, gram })));
    return tx<{ token: number; words: string[] }[]>`
      with beginning as (
        select t.token, w.word from jsonb_to_recordset(${tx.json(beginnings)}) as t(token integer, low text, high text)
        cross join lateral (select word from search_word
          where account_id = ${accountId} and word >= t.low and word < t.high order by word limit ${maxBeginnings}) w
      ), piece as (
        select t.token, g.word, row_number() over (partition by t.token order by count(*) desc, g.word) as place
        from jsonb_to_recordset(${tx.json(pieces)}) as t(token integer, gram text)
        cross join lateral (select word from search_gram
          where account_id = ${accountId} and gram = t.gram ${eachByIndex(tx)}) g
        group by t.token, g.word having count(*) >= 2
      )
      select token, array_agg(word) as words from (
        select token, word from beginning union select token, word from piece where place <= ${maxAlike}
      ) as candidate group by token`;
  },

  /**
   * The best `limit` items of each kind, of those that have most of the tokens, as far as the plan may read them. Where
   * the best have fewer than three in five tokens, nothing is found.
   */
  async findItems(
    tx: Tx,
    { accountId, plan }: ItemQuery,
    query: { readonly terms: readonly WantedTerm[]; readonly tokenWeights: readonly number[] },
    { kind, limit }: { readonly kind?: string | undefined; readonly limit: number },
  ): Promise<FoundItem[]> {
    const { terms, tokenWeights } = query;
    const total = tokenWeights.reduce((sum, weight) => sum + weight, 0);
    const wanted = terms.map((term) => ({ ...term, share: tokenWeights[term.token]! / total }));
    return tx<FoundItem[]>`
      with found as (
        select p.item_no, t.token, max(t.share) as share, sum(t.weight) as cover,
          least(1, sum(t.weight * case p.field when 3 then 1 when 2 then 0.6 else 0.45 end)) as weight
        from jsonb_to_recordset(${tx.json(wanted)}) as t(token integer, term text, weight float8, share float8)
        cross join lateral (select item_no, field from search_posting
          where account_id = ${accountId} and term = t.term ${eachByIndex(tx)}) p
        group by p.item_no, t.token
      ), scored as (
        select item_no, count(*) filter (where cover >= ${foundShare}) as tokens, sum(share * weight) as score
        from found group by item_no
      ), readable as (
        select s.item_no, s.tokens, s.score, i.kind, max(s.tokens) over () as most
        from scored s join search_item i on i.item_no = s.item_no
        where i.account_id = ${accountId} and (i.plans is null or ${plan} = any (i.plans))
          and s.tokens >= ceil(${tokenWeights.length}::integer * 0.6)
      ), best as (
        select item_no, score, count(*) over (partition by kind) as "kindCount",
          row_number() over (partition by kind order by score desc, item_no desc) as place
        from readable where tokens = most ${kind === undefined ? tx`` : tx`and kind = ${kind}`}
      )
      select ${itemColumns(tx)}, b.score, b."kindCount"
      from best b join search_item i on i.item_no = b.item_no and i.account_id = ${accountId}
        join workspace w on w.id = i.workspace_id
      where b.place <= ${limit}`;
  },

  /** What changed last, of what is looked for by its date. */
  async listRecent(tx: Tx, { accountId, plan }: ItemQuery, limit: number): Promise<StoredItem[]> {
    return tx<StoredItem[]>`
      select ${itemColumns(tx)} from search_item i join workspace w on w.id = i.workspace_id
      where i.account_id = ${accountId} and i.shows_as_recent and (i.plans is null or ${plan} = any (i.plans))
      order by i.updated_at desc, i.item_no limit ${limit}`;
  },
};
