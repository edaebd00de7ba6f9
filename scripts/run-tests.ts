/**
 * Runs every check, prints how long each phase took, and closes with "N passed, M failed", computed from the runners' own
 * reports. A skipped test, a retry, a phase below its floor or a runner that did not report counts as a failure. What a
 * phase printed stands in .cache/reports; where it failed, the end of it is printed here.
 */
import { randomInt } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { floorOf, readFloors } from './gate/floors.ts';
import { conformance, listPassed, recordPassed } from './gate/long-suites.ts';
import { checkPhase, type Finished, type Phase, reports, root, runPhases } from './gate/phase.ts';
import { playwrightPhase } from './gate/playwright-phase.ts';
import { vitestPhase } from './gate/vitest-phase.ts';

const { values: given } = parseArgs({
  options: { deep: { type: 'boolean' }, 'installed-in': { type: 'string', default: '0' } },
});
const isDeep = given.deep ?? false;
const installSeconds = Number(given['installed-in']);
const startedMs = performance.now();

const floors = readFloors();
/** A deep run has as well what the gate leaves out of a phase (`gateCases`). */
const floor = (phase: string): number =>
  floorOf(floors, phase) + (isDeep ? floorOf(floors, `${phase}, in a deep run`) : 0);
/** Properties are tried with other values in each deep run; `PROPERTY_SEED=… npx vitest run <file>` tries them again. */
const propertySeed = isDeep ? { PROPERTY_SEED: String(randomInt(2 ** 31)) } : undefined;
/** Long suites that nothing has changed for since all of them passed. */
const unchanged = isDeep ? [] : listPassed(root);
const isSample = unchanged.some(({ name }) => name === conformance.name);
const units = unchanged.filter(({ name }) => name !== conformance.name);
/** As many as they had in the deep run, which are a few more than they have in the gate: the floor is that much lower. */
const unitsTests = units.reduce((sum, { tests }) => sum + tests, 0);
const leftOut = { LEFT_OUT: unchanged.flatMap(({ files }) => files).join(',') };

const phases: readonly Phase[] = [
  checkPhase('build', process.execPath, ['scripts/build.mjs']),
  checkPhase('types', 'tsc', ['-b']),
  playwrightPhase({ name: 'browser', floor: floor('browser'), after: ['build'] }),
  checkPhase('formatting and lint', 'biome', ['ci', '.']),
  // Overwriting: a sentence under an id that reads differently in the code than in its catalogue is out of step as well.
  checkPhase('texts extracted', 'lingui', ['check', 'sync', '--overwrite']),
  checkPhase('texts translated', 'lingui', ['check', 'missing']),
  vitestPhase({
    name: 'unit',
    projects: ['pure', 'web', 'dom', 'dom-mocked'],
    floor: floor('unit') - unitsTests,
    environment: { ...propertySeed, ...leftOut },
  }),
  vitestPhase({
    name: 'api',
    projects: ['api', 'api-mocked'],
    floor: floor('api') - (isSample ? floor('api, left out of a sample of conformance') : 0),
    environment: { ...propertySeed, ...leftOut, ...(isSample && { CONFORMANCE: 'sample' }) },
  }),
  checkPhase('bench smoke', process.execPath, ['bench/run.ts', '--smoke'], ['build']),
  playwrightPhase({ name: 'browser-alone', floor: floor('browser-alone'), isAlone: true }),
];
/**
 * Processes that are killed and started again wait for the most part: the others compute beside them, one after the other.
 * What is timed has the machine to itself.
 */
const deepPhases: readonly Phase[] = [
  ...['deep-long', 'deep'].map((name) =>
    vitestPhase({
      name,
      projects: [name],
      floor: floor(name),
      // What fails once in thousands has to say why.
      environment: { ...propertySeed, TEST_LOG: 'error' },
    }),
  ),
  playwrightPhase({ name: 'browser-deep', floor: floor('browser-deep'), after: ['deep-long'] }),
  playwrightPhase({ name: 'browser-timed', floor: floor('browser-timed'), isAlone: true }),
];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
console.log(
  `Conformance of authentication and payment: ${isSample ? 'a sample, all of it has passed as it is' : 'whole'}`,
);
if (units.length > 0) {
  console.log(`Rules and pages that passed as they are, ${unitsTests} tests, are left out:`);
  for (const { name } of units) console.log(`  ${name}`);
}
if (propertySeed) console.log(`Seed of the properties: ${propertySeed.PROPERTY_SEED}`);
const finished = await runPhases([...phases, ...(isDeep ? deepPhases : [])], 2, ({ name, seconds, outcome }) =>
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}: ${outcome.passed} passed, ${outcome.failed} failed`),
);
const failed = report(finished);
if (isDeep && failed === 0)
  recordPassed(root, new Map(finished.flatMap(({ outcome }) => [...(outcome.testsOf ?? [])])));
process.exit(failed > 0 ? 1 : 0);

/** Prints what there is to say at the end; returns how many failed. */
function report(all: readonly Finished[]): number {
  const outcomes = all.map(({ outcome }) => outcome);
  const features = new Map<string, number>();
  for (const outcome of outcomes)
    for (const [feature, seconds] of outcome.features) features.set(feature, (features.get(feature) ?? 0) + seconds);
  printSeconds('Seconds by feature, files side by side counted whole', [...features]);
  const totalSeconds = installSeconds + (performance.now() - startedMs) / 1000;
  printSeconds('Seconds by phase, up to two side by side', [
    ['install', installSeconds],
    ...all.map(({ name, seconds }) => [name, seconds] as const),
    ['from beginning to end', totalSeconds],
  ]);
  for (const note of outcomes.flatMap(({ notes }) => notes)) console.log(`FAILED ${note}`);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failures = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  console.log(`\n${passed} passed, ${failures} failed`);
  return failures;
}

function printSeconds(title: string, times: readonly (readonly [what: string, seconds: number])[]): void {
  console.log(`\n${title}`);
  for (const [what, seconds] of [...times].sort((a, b) => b[1] - a[1]))
    console.log(`  ${seconds.toFixed(1).padStart(7)}  ${what}`);
}
