/** The protocol, case by case, through the public client and over HTTP. */
import { afterAll, describe, expect, it } from 'vitest';
import { allCases } from '#testing/conformance/all-cases.ts';
import { listPublicMethods } from '#testing/conformance/client-methods.ts';
import { inClient, outcomeOf, tupleOf } from '#testing/conformance/conformance-case.ts';
import { createConformanceContexts } from '#testing/conformance/conformance-context.ts';
import { sampleOf } from '#testing/conformance-size.ts';

const contexts = createConformanceContexts();
afterAll(() => contexts.close());

describe('the suite', () => {
  it('has at least two hundred cases, no two of them the same', () => {
    const tuples = allCases.map(tupleOf);
    const repeated = tuples.filter((tuple, index) => tuples.indexOf(tuple) !== index);
    expect(repeated).toEqual([]);
    const byClient = allCases.filter(({ method }) => method !== undefined).length;
    process.stdout.write(`conformance: ${tuples.length} cases, ${byClient} of them through the public client\n`);
    expect(new Set(tuples).size).toBeGreaterThanOrEqual(200);
  });

  it('asks with every public method of the installed client', () => {
    const asked = new Set(allCases.flatMap(({ method }) => method ?? []));
    const methods = listPublicMethods();
    expect(methods.length).toBeGreaterThan(70);
    expect(methods.filter((name) => !asked.has(name))).toEqual([]);
    expect([...asked].filter((name) => !methods.includes(name))).toEqual([]);
  });
});

describe('the protocol', () => {
  it.each(sampleOf(allCases, 8).map((one) => [tupleOf(one), one] as const))('%s', async (_tuple, one) => {
    const context = await contexts.open(one.product);
    const answer = await one.run(context);
    expect(outcomeOf(answer, one.endpoint === inClient ? 0 : context.lastStatus())).toEqual({
      status: one.status,
      code: one.code,
    });
    // Whoever is told to wait is told how long.
    if ('headers' in answer && answer.status === 429) expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    if (one.method !== undefined) expect([...context.called]).toContain(one.method);
  });
});
