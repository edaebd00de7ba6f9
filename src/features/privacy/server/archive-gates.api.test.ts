/** What the plan of an account does not open leaves the server in no archive either. */
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sql } from '#server/db/connect.ts';
import { completeBakery, setPlan } from '#testing/founder.ts';
import { itInDeepRun } from '#testing/gate-cases.ts';
import { openWithoutRowSecurity } from '#testing/leaving/without-row-security.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';

let world: TestProduct;
let sql: Sql;
beforeAll(async () => {
  world = await createTestProduct();
  sql = await openWithoutRowSecurity(world.database);
});
afterAll(async () => {
  await sql.end();
  await world.close();
});

const lockedText = 'Quetzalcoatlus';
const lockedLabel = 'Archaeopteryx';
const openText = 'Pteranodon';

/** Somebody on Free with a plan in which texts and figures can be told by a word: those that are locked, and one that is not. */
async function founder(): Promise<Person> {
  const person = await world.signUp();
  await completeBakery(world, person);
  const block = (content: object) => JSON.stringify([{ id: 'p1', kind: 'paragraph', content: [content] }]);
  const text = (word: string) => block({ kind: 'text', text: word });
  const figure = block({ kind: 'figure', nodeId: 'cash.closing', text: lockedText });
  const workspaces = sql`select id from workspace where account_id = ${person.userId}`;
  const previous = `{"seed":"s","composed":${text(lockedText)},"edited":${text(lockedText)},"factVersions":{}}`;
  await sql`update plan_section set composed = ${text(lockedText)}::text::jsonb, edited = ${text(lockedText)}::text::jsonb,
      previous = ${previous}::text::jsonb
    where workspace_id in (${workspaces})
      and section_id in ('revenue-streams', 'competitor-analysis', 'financial-projections', 'trend-analysis')`;
  await sql`update plan_section set composed = ${text(openText)}::text::jsonb || ${figure}::text::jsonb
    where workspace_id in (${workspaces}) and section_id = 'executive-summary'`;
  await sql`update plan set graph = replace(graph::text, 'Cash at month end', ${lockedLabel})::jsonb
    where workspace_id in (${workspaces})`;
  return person;
}

async function archiveOf(as: Person): Promise<Record<string, string>> {
  const { body } = await world.call('POST', '/api/account/archives', { as });
  await world.product.privacy.run();
  const download = await world.call('POST', `/api/account/archives/${body.id}/download`, { as });
  const response = await world.product.app.request(`http://localhost:18400${download.body.address}`);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]));
}
const rowsOf = (files: Record<string, string>, table: string) => JSON.parse(files[`data/${table}.json`]!).rows;

describe('an archive', () => {
  it('of an account on Free has no locked text and no locked figure, and every row all the same', async () => {
    const person = await founder();
    const files = await archiveOf(person);
    const all = Object.values(files).join('\n');
    expect([all.includes(lockedText), all.includes(lockedLabel), all.includes(openText)]).toEqual([false, false, true]);
    const sections: { section_id: string; composed: unknown[] }[] = rowsOf(files, 'plan_section');
    expect(
      sections
        .filter(({ composed }) => composed.length > 0)
        .map(({ section_id }) => section_id)
        .sort(),
    ).toEqual(['executive-summary', 'market-analysis', 'target-audience']);
    expect(sections).toHaveLength(7);
    const [plan] = rowsOf(files, 'plan');
    expect(plan.graph.nodes.length).toBeGreaterThan(0);
    expect(plan.case_moves).toEqual([]);
    expect(plan.score.dimensions.map(({ id }: { id: string }) => id).sort()).toEqual([
      'executive-summary',
      'market-analysis',
      'target-audience',
    ]);
    expect(JSON.parse(files['manifest.json']!).partlyLeftOut).toHaveProperty('plan_section');
  });

  itInDeepRun('has all of it once the account is on Pro, and after that again on Free', async () => {
    const person = await founder();
    await setPlan(world, person, 'Pro');
    for (const plan of ['Pro', 'Free'] as const) {
      // What is read on Pro stays open.
      await world.call('GET', `/api/advisor/conversations/${await conversationOf(person)}/plan`, { as: person });
      await setPlan(world, person, plan);
      const all = Object.values(await archiveOf(person)).join('\n');
      expect([plan, all.includes(lockedText), all.includes(lockedLabel)]).toEqual([plan, true, true]);
    }
  });
});

async function conversationOf(as: Person): Promise<string> {
  const { workspaces } = (await world.call('GET', '/api/workspaces', { as })).body;
  return (await world.call('GET', `/api/advisor/conversations?workspaceId=${workspaces[0].id}`, { as })).body
    .conversations[0].id;
}
