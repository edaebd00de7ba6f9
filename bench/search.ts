import { searchIndexService } from '#features/search/server/search-index.service.ts';
import type { Database } from '#server/db/database.ts';
import { type DamagedQuery, makeQueries } from '#testing/search/damage.ts';
import { type CorpusDocument, makeCorpus } from '#testing/search/search-corpus.ts';
import { type Measure, median, percentile, type Row, size, time } from './harness.ts';
import { openRunningDatabase } from './support/open-database.ts';
import { post } from './support/session.ts';
import { withProduct } from './support/with-product.ts';

const itemCount = size(50_000, 40);
const queryCount = size(120, 4);
const accountsOfMany = size(20, 2);
const rounds = size(5);

/** Searching a large index, with queries that all have a typing error in them, over the socket. */
export const search: Measure = {
  name: 'search',
  title: `Search over ${itemCount.toLocaleString('en-GB')} items`,
  how: `${queryCount} queries made from titles by damaging them (a letter left out, swapped, wrong, an accent, the beginning alone, a plural; Latin, Cyrillic, CJK), one after the other, the whole request, with all items in ${accountsOfMany} accounts and with all of them in one. ${rounds} rounds after one to warm up; each value is one round's median or 95th percentile, or the time one item took to index.`,
  run: async () => [...(await measure(accountsOfMany)), ...(await measure(1))],
};

function measure(accountCount: number): Promise<Row[]> {
  return withProduct(async ({ origin }, dataDir) => {
    const database = await openRunningDatabase(dataDir);
    try {
      const accounts: Account[] = [];
      for (let index = 0; index < accountCount; index++)
        accounts.push(await fillAccount(origin, database, index, accountCount));
      const queries = makeQueries(
        'bench',
        accounts.map(({ documents }) => documents),
        queryCount,
      );
      await ask(origin, accounts, queries);
      const times: (readonly number[])[] = [];
      for (let round = 0; round < rounds; round++) times.push(await ask(origin, accounts, queries));
      const where = accountCount === 1 ? 'one account' : `${accountCount} accounts`;
      const p95 = times.map((round) => percentile(round, 0.95));
      return [
        { what: `${where}, median`, unit: 'ms', values: times.map(median) },
        { what: `${where}, p95`, unit: 'ms', values: p95 },
        { what: `${where}, indexing`, unit: 'ms/item', values: accounts.map(({ indexingMs }) => indexingMs) },
      ];
    } finally {
      await database.close();
    }
  });
}

interface Account {
  readonly documents: readonly CorpusDocument[];
  readonly headers: Readonly<Record<string, string>>;
  /** For one item. */
  readonly indexingMs: number;
}

async function fillAccount(origin: string, database: Database, index: number, accountCount: number): Promise<Account> {
  const count = itemCount / accountCount;
  const person = { email: `search-${index}-of-${accountCount}@example.com`, password: 'correct horse battery' };
  const session = (await post(`${origin}/auth/v1/signup`, person)) as { access_token: string; user: { id: string } };
  const headers = { authorization: `Bearer ${session.access_token}` };
  const answer = (await (await fetch(`${origin}/api/workspaces`, { headers })).json()) as {
    workspaces: { id: string }[];
  };
  const unit = { accountId: session.user.id, workspaceId: answer.workspaces[0]!.id, source: 'corpus' };
  const documents = makeCorpus(`account ${index}`, count);
  const tookMs = await time(() =>
    database.withTenant({ accountId: unit.accountId, workspaceIds: [unit.workspaceId] }, (tx) =>
      searchIndexService.replace(tx, unit, documents),
    ),
  );
  return { documents, headers, indexingMs: tookMs / count };
}

/** How long each query took, in milliseconds. */
async function ask(
  origin: string,
  accounts: readonly Account[],
  queries: readonly DamagedQuery[],
): Promise<readonly number[]> {
  const times: number[] = [];
  for (const { account, query } of queries) {
    const { headers } = accounts[account]!;
    const url = `${origin}/api/search?${new URLSearchParams({ query })}`;
    times.push(
      await time(async () => {
        const answer = await fetch(url, { headers });
        if (!answer.ok) throw new Error(`Search answered ${answer.status}: ${await answer.text()}`);
        await answer.arrayBuffer();
      }),
    );
  }
  return times;
}
