/** What search promises, on 50,000 items of 20 accounts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '#testing/founder.ts';
import { askDamaged, explaining, fillAccounts, type SearchAccount } from '#testing/search/search-world.ts';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';
import { searchRepository } from './search.repository.ts';
import { createSearchService } from './search.service.ts';

let world: TestProduct;
let accounts: SearchAccount[];

beforeAll(async () => {
  world = await createTestProduct();
  // The server's own upkeep of tables this large would still be at work when the database is to be dropped.
  for (const table of ['search_item', 'search_posting', 'search_word', 'search_gram'])
    await asOwner(world, (sql) => sql.unsafe(`alter table ${table} set (autovacuum_enabled = off)`));
  accounts = await fillAccounts(world, 20, 2500);
  await asOwner(world, (sql) => sql`vacuum (analyze) search_item, search_posting, search_word, search_gram`);
}, 600_000);
afterAll(() => world.close());

const asAccount = <T>(
  { person, workspaceId }: SearchAccount,
  work: Parameters<typeof world.product.database.withTenant<T>>[1],
) => world.product.database.withTenant({ accountId: person.userId, workspaceIds: [workspaceId] }, work);

describe('50,000 items of 20 accounts', () => {
  it('120 damaged queries find the item among the first three in at least 108', async () => {
    const finding = await askDamaged(world, accounts, { seed: 'promise', count: 120 });
    process.stdout.write(`\nSearch: ${finding.found} of ${finding.asked} found. ${finding.byKind.join(', ')}\n`);
    expect(finding.found).toBeGreaterThanOrEqual(108);
  });

  it('every statement of a search is answered from an index, by the application under row-level security', async () => {
    const account = accounts[7]!;
    const { accountId, plan } = { accountId: account.person.userId, plan: 'Free' as const };
    const plans: string[] = [];
    await asAccount(account, async (tx) => {
      const explained = explaining(tx, plans);
      await searchRepository.findWords(explained, accountId, [
        { token: 0, word: 'bakery', grams: ['^^b', '^ba', 'bak', 'ake'] },
      ]);
      const terms = ['bakery', 'bakeries', 'ghent'].map((term, index) => ({ token: index >> 1, term, weight: 1 }));
      await searchRepository.findItems(explained, { accountId, plan }, { terms, tokenWeights: [1, 1] }, { limit: 40 });
      await searchRepository.listRecent(explained, { accountId, plan }, 8);
    });
    const [words, items, recent] = plans;
    expect(plans).toHaveLength(3);
    expect(words).toMatch(
      /(?:Index (?:Only )?Scan using|Bitmap Index Scan on) search_word_pkey[\s\S]*Index Cond: \(\(account_id = /,
    );
    expect(words).toMatch(
      /(?:Index (?:Only )?Scan using|Bitmap Index Scan on) search_gram_pkey[\s\S]*Index Cond: \(\(?account_id = /,
    );
    expect(items).toMatch(
      /Index Only Scan using search_posting_pkey[\s\S]*Index Cond: \(\(account_id = .* AND \(term = /,
    );
    expect(recent).toMatch(/Index Scan using search_item_recent/);
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on search_/);
  });

  it('nothing of another account appears or changes a count', async () => {
    const [mine, theirs] = [accounts[0]!, accounts[1]!];
    const search = createSearchService([]);
    const count = (account: SearchAccount, query: string) =>
      asAccount(account, async (tx) => {
        const actor = {
          accountId: account.person.userId,
          workspaceIds: [account.workspaceId],
          plan: 'Free' as const,
          sessionId: '',
          email: '',
        };
        const { total, groups } = await search.search(
          { tx, actor, now: new Date(), requestId: 'req' },
          { query, limit: 20 },
        );
        return { total, groups };
      });
    const queries = ['bakery', 'анализ рынка', '京都', 'Ghent'];
    const before = await Promise.all(queries.map((query) => count(mine, query)));
    const own = mine.documents.filter(({ title, body }) => /bakery|bakeries/i.test(`${title} ${body}`)).length;
    expect(before[0]!.total).toBe(own);
    await asAccount(theirs, (tx) => tx`delete from search_item`);
    expect(await Promise.all(queries.map((query) => count(mine, query)))).toEqual(before);
    expect((await count(theirs, 'bakery')).total).toBe(0);
  });
});
