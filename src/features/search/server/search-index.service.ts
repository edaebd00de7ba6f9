import { createHash } from 'node:crypto';
import { gramsOf, isForgivable, readTokens, termsOf } from '#features/search/domain/tokens.ts';
import type { Tx } from '#server/db/connect.ts';
import type { SearchDocument, SearchSource } from '#server/search/search-source.ts';
import { type IndexUnit, type Posting, searchIndexRepository } from './search-index.repository.ts';

/** Grows when texts are folded or taken apart in another way. */
const rulesVersion = 1;
const maxTitleLength = 300;
/** Of a longer text the beginning is found and shown. */
const maxBodyLength = 8000;

/** The version a unit has to have been indexed by. */
export const versionOf = (source: SearchSource): number => rulesVersion * 1000 + source.version;

interface Tenant {
  readonly accountId: string;
  readonly workspaceIds: readonly string[];
}

/** Keeps the index like the data. Everything runs in the caller's transaction, scoped to the account. */
export const searchIndexService = {
  /** Makes the index of one source in one workspace what the source gives now; what did not change is left alone. */
  async refresh(tx: Tx, unit: Omit<IndexUnit, 'source'>, source: SearchSource, now: Date): Promise<void> {
    await searchIndexRepository.lock(tx, unit.accountId);
    const documents = await source.load(tx, unit.workspaceId);
    await this.replace(tx, { ...unit, source: source.name }, documents);
    await searchIndexRepository.markIndexed(tx, { ...unit, source: source.name }, versionOf(source), now);
  },

  /** Makes these the documents of a unit. */
  async replace(tx: Tx, unit: IndexUnit, documents: readonly SearchDocument[]): Promise<void> {
    const items = documents.map(toItem);
    const present = new Map((await searchIndexRepository.listItems(tx, unit)).map((item) => [item.itemId, item]));
    const fresh = items.filter((item) => present.get(item.id)?.hash !== item.hash);
    const kept = new Set(items.filter((item) => !fresh.includes(item)).map((item) => item.id));
    const gone = [...present.values()].filter((item) => !kept.has(item.itemId)).map((item) => item.itemNo);
    const lostTerms = await searchIndexRepository.removeItems(tx, unit.accountId, gone);
    await addItems(tx, unit, fresh);
    await searchIndexRepository.removeUnusedWords(tx, unit.accountId, lostTerms);
  },

  /** Indexes what is missing of an account, or was indexed by older rules. */
  async catchUp(
    tx: Tx,
    { accountId, workspaceIds }: Tenant,
    sources: readonly SearchSource[],
    now: Date,
  ): Promise<void> {
    const units = await searchIndexRepository.listUnits(tx, accountId);
    const known = new Map(units.map((unit) => [`${unit.workspaceId} ${unit.source}`, unit.version]));
    for (const workspaceId of workspaceIds)
      for (const source of sources)
        if (known.get(`${workspaceId} ${source.name}`) !== versionOf(source))
          await this.refresh(tx, { accountId, workspaceId }, source, now);
  },

  /** Deletes the index of an account and builds it again. */
  async rebuild(tx: Tx, tenant: Tenant, sources: readonly SearchSource[], now: Date): Promise<void> {
    await searchIndexRepository.lock(tx, tenant.accountId);
    await searchIndexRepository.clear(tx, tenant.accountId);
    await this.catchUp(tx, tenant, sources, now);
  },
};

type Item = ReturnType<typeof toItem>;

function toItem(document: SearchDocument) {
  const { id, kind, title, context = '', body = '', parts, plans, showsAsRecent = false, updatedAt } = document;
  const bounded = {
    id,
    kind,
    title: cut(title, maxTitleLength),
    context: cut(context, maxTitleLength),
    body: cut(body, maxBodyLength),
    parts,
    plans: plans ?? null,
    showsAsRecent,
    updatedAt,
  };
  return { ...bounded, hash: createHash('sha256').update(JSON.stringify(bounded)).digest('hex') };
}

/** At most so many UTF-16 units, never half a character. */
const cut = (text: string, max: number): string => text.slice(0, max).toWellFormed();

async function addItems(tx: Tx, unit: IndexUnit, items: readonly Item[]): Promise<void> {
  if (items.length === 0) return;
  const numbers = await searchIndexRepository.insertItems(tx, unit, items);
  const words = new Set<string>();
  const postings: Posting[] = [];
  for (const item of items) {
    const fields = new Map<string, Posting['field']>();
    const texts = [item.body, item.context, item.title];
    for (const [index, text] of texts.entries())
      for (const token of readTokens(text)) {
        for (const term of termsOf(token)) fields.set(term, (index + 1) as Posting['field']);
        if (token.kind === 'word') words.add(token.text);
      }
    const itemNo = numbers.get(item.id)!;
    for (const [term, field] of fields) postings.push({ term, itemNo, field });
  }
  await searchIndexRepository.insertPostings(tx, unit.accountId, postings);
  const added = await searchIndexRepository.insertWords(tx, unit.accountId, [...words]);
  const grams = added.filter(isForgivable).flatMap((word) => gramsOf(word).map((gram) => ({ gram, word })));
  await searchIndexRepository.insertGrams(tx, unit.accountId, grams);
}
