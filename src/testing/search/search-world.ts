import { searchIndexService } from '#features/search/server/search-index.service.ts';
import type { Tx } from '#server/db/connect.ts';
import { firstWorkspaceOf } from '../founder.ts';
import type { Person, TestProduct } from '../test-product.ts';
import { type Damage, type DamagedQuery, damages, makeQueries } from './damage.ts';
import { type CorpusDocument, makeCorpus, type Script, scripts } from './search-corpus.ts';

/** One account with its documents. */
export interface SearchAccount {
  readonly person: Person;
  readonly workspaceId: string;
  readonly documents: readonly CorpusDocument[];
}

/** Signs people up and puts so many documents into the index of each. */
export async function fillAccounts(world: TestProduct, accounts: number, each: number): Promise<SearchAccount[]> {
  const filled: SearchAccount[] = [];
  for (let index = 0; index < accounts; index++) {
    const person = await world.signUp(`Person ${index}`);
    const workspaceId = await firstWorkspaceOf(world, person);
    const documents = makeCorpus(`account ${index}`, each);
    await world.product.database.withTenant({ accountId: person.userId, workspaceIds: [workspaceId] }, (tx) =>
      searchIndexService.replace(tx, { accountId: person.userId, workspaceId, source: 'corpus' }, documents),
    );
    filled.push({ person, workspaceId, documents });
  }
  return filled;
}

export interface Finding {
  readonly found: number;
  readonly asked: number;
  /** "cyrillic swap 7/7". */
  readonly byKind: readonly string[];
  readonly missed: readonly DamagedQuery[];
}

/** Asks damaged queries over HTTP; found is what stands among the first three lines, as they are shown. */
export async function askDamaged(
  world: TestProduct,
  accounts: readonly SearchAccount[],
  { seed, count }: { readonly seed: string; readonly count: number },
): Promise<Finding> {
  const queries = makeQueries(
    seed,
    accounts.map(({ documents }) => documents),
    count,
  );
  const tally = new Map<string, { found: number; asked: number }>();
  const missed: DamagedQuery[] = [];
  for (const query of queries) {
    const { person, workspaceId } = accounts[query.account]!;
    const parameters = new URLSearchParams({ query: query.query, workspaceId });
    const { body } = await world.call('GET', `/api/search?${parameters}`, { as: person });
    const shown = (body.groups as { items: { title: { text: string } }[] }[]).flatMap(({ items }) => items);
    const isFound = shown.slice(0, 3).some(({ title }) => title.text === query.document.title);
    if (!isFound) missed.push(query);
    const key = `${query.script} ${query.damage}`;
    const { found, asked } = tally.get(key) ?? { found: 0, asked: 0 };
    tally.set(key, { found: found + (isFound ? 1 : 0), asked: asked + 1 });
  }
  return {
    found: count - missed.length,
    asked: count,
    byKind: scripts.flatMap((script: Script) =>
      damages.map((damage: Damage) => {
        const { found, asked } = tally.get(`${script} ${damage}`) ?? { found: 0, asked: 0 };
        return `${script} ${damage} ${found}/${asked}`;
      }),
    ),
    missed,
  };
}

/** A transaction that explains each statement instead of running it, as the same role with the same values. */
export function explaining(tx: Tx, plans: string[]): Tx {
  return new Proxy(tx, {
    apply: (target, self, [strings, ...values]: [TemplateStringsArray, ...unknown[]]) => {
      if (!/^\s*(?:with|select)\b/.test(strings[0] ?? '')) return Reflect.apply(target, self, [strings, ...values]);
      const explained = [`explain ${strings[0]}`, ...strings.slice(1)];
      const query = Reflect.apply(target, self, [Object.assign(explained, { raw: explained }), ...values]);
      return query.then((rows: readonly Record<string, string>[]) => {
        plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
        return [];
      });
    },
  });
}
