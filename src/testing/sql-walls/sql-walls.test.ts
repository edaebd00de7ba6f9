/** The walls between the SQL of features: a statement names tables of its own area, or what another's service gives it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { productTables } from '#app/server/product-tables.ts';
import { sqlExceptions } from './sql-exceptions.ts';
import { sqlOfSource } from './sql-of-source.ts';
import { areaOf, findReaches, findSqlViolations } from './sql-walls.ts';
import { tablesInSql } from './tables-in-sql.ts';

const root = join(import.meta.dirname, '../../..');
const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path}`)
  .filter(
    (path) => /^src\/(?:app\/|features\/|server\/).*\.ts$/.test(path) && !/\.test\.ts$|\/testing\/|\/web\//.test(path),
  );
const statements = new Map(files.map((file) => [file, sqlOfSource(file, readFileSync(join(root, file), 'utf8'))]));
const reaches = [...statements].flatMap(([file, sql]) => findReaches(file, sql, productTables));

/** What a statement in a file of the advisor would be told. */
const violationsOf = (source: string, file = 'src/features/advisor/server/x.repository.ts'): readonly string[] =>
  findSqlViolations(findReaches(file, sqlOfSource(file, source), productTables), []);

describe('the SQL of each feature', () => {
  it('names its own tables alone, but for the listed exceptions, and each of those is needed', () => {
    expect([...statements.values()].flat().length).toBeGreaterThan(300);
    expect(findSqlViolations(reaches, sqlExceptions)).toEqual([]);
    for (const { why } of sqlExceptions) expect(why.length).toBeGreaterThan(20);
  });

  it('is parsed whole: every declared table is named by its own area, or by another part of the plumbing', () => {
    const named = new Set(
      [...statements].flatMap(([file, sql]) =>
        sql.flatMap(({ text }) => tablesInSql(text).tables.map((table) => `${areaOf(file)} ${table}`)),
      ),
    );
    const isNamed = (area: string, name: string): boolean =>
      named.has(`${area} ${name}`) || (area === 'server/events' && named.has(`server/jobs ${name}`));
    expect(productTables.filter(({ area, name }) => !isNamed(area, name)).map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ['reads a table of another', 'tx`select 1 from notification`', 'notification'],
    ['joins one', 'tx<Row[]>`select * from plan p left join lateral (select 1) x on true join fact f on true`', 'fact'],
    ['names one after a comma', 'tx`select * from plan p, notification as n where p.x = n.x`', 'notification'],
    ['reads one inside', 'tx`select exists (select from public."fact") from plan`', 'fact'],
    ['reads one of the plumbing', 'database.system`select 1 from mail`', 'mail'],
    ['writes one that all may read', 'tx`update users set plan = 1`', 'users'],
    ['deletes from one', 'tx`delete from plan using fact where true`', 'fact'],
    ['puts into one', "tx.unsafe('insert into fact (key) values (1)')", 'fact'],
    ['reads what nobody declares', 'tx`select 1 from nothing_of_ours`', 'nothing_of_ours'],
  ])('is refused where it %s', (_name, source, table) => {
    expect(violationsOf(source)).toEqual([
      `src/features/advisor/server/x.repository.ts:1: features/advisor reaches ${table}, which is not its own`,
    ]);
  });

  it('is refused where the program puts the name of a table in', () => {
    expect(violationsOf(`tx.unsafe(\`select * from \${name}\`)`)[0]).toContain('puts the name of a table into');
    expect(violationsOf('tx.unsafe(text)')[0]).toContain('puts the name of a table into');
  });

  it.each([
    ['its own tables', 'tx`with newest as (select 1 from plan) select * from newest join message m on true`'],
    ['what all may read', 'tx`select 1 from plan p join users u on true for update of p`'],
    [
      'columns, functions and texts of such names',
      'tx`select extract(epoch from fact), \'from mail\', a as "from", mail from plan, unnest(fact)`',
    ],
    ['what a conflict leads to', 'tx`insert into plan (id) values (1) on conflict (id) do update set fact = 1`'],
    ['comparisons', 'tx`select 1 from plan where mail is distinct from fact -- join mail\n`'],
    ['tables of PostgreSQL and of the queue', 'tx`select 1 from pg_class, jobs.job, information_schema.tables`'],
  ])('is let through with %s', (_name, source) => {
    expect(violationsOf(source)).toEqual([]);
  });

  it('tells an exception that nobody needs any more', () => {
    const unneeded = [{ area: 'features/advisor', tables: ['mail'], why: 'It was needed once.' }];
    expect(findSqlViolations([], unneeded)).toEqual(['the exception of features/advisor for mail is not needed']);
  });
});
