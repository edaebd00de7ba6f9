import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { describeVerdicts, runMutants } from './run-mutants.ts';
import { mutants } from './table/all-mutants.ts';

/** What the names of the mutants to run match; all of them unless given. */
const chosen = new RegExp(process.env.MUTANTS ?? '');

it('every fault made on purpose in the authentication service is noticed over HTTP', async () => {
  const verdicts = await runMutants(
    mutants.filter(({ name }) => chosen.test(name)),
    {
      root: join(import.meta.dirname, '../../..'),
      shared: { template: inject('template'), appSecret: inject('appSecret') },
      copies: 2,
    },
  );
  process.stdout.write(describeVerdicts(verdicts));
  expect(verdicts.length).toBeGreaterThan(0);
  expect(verdicts.filter(({ outcome }) => outcome !== 'killed').map(({ mutant }) => mutant.name)).toEqual([]);
});
