/**
 * `npm run bench [-- name …]`: measures every claim about speed, weight and memory, or the named ones; what takes an hour only by its name. With `--smoke` each
 * is only tried out, as small as it can be: what `npm test` runs, so that no measure breaks unseen.
 */
import { parseArgs } from 'node:util';
import { advisorSize } from './advisor-size.ts';
import { authAddresses } from './auth-addresses.ts';
import { authRefresh } from './auth-refresh.ts';
import { authSignIn } from './auth-sign-in.ts';
import { authVerification } from './auth-verification.ts';
import { brandKit } from './brand-kit.ts';
import { composing } from './composing.ts';
import { describeMachine, formatRows, isSmoke, type Measure } from './harness.ts';
import { logo } from './logo.ts';
import { memory } from './memory.ts';
import { oneAttacker } from './one-attacker.ts';
import { pdf } from './pdf.ts';
import { scriptWeight } from './script-weight.ts';
import { search } from './search.ts';
import { serving } from './serving.ts';
import { signedInRequest } from './signed-in-request.ts';
import { site } from './site.ts';
import { siteEditor } from './site-editor.ts';
import { soak } from './soak.ts';
import { start } from './start.ts';
import { withSharedProduct } from './support/with-product.ts';
import { tap } from './tap.ts';

const measures: readonly Measure[] = [
  composing,
  tap,
  pdf,
  logo,
  brandKit,
  site,
  serving,
  siteEditor,
  signedInRequest,
  search,
  authVerification,
  authSignIn,
  authRefresh,
  authAddresses,
  scriptWeight,
  advisorSize,
  start,
  memory,
  oneAttacker,
  soak,
];

const { positionals } = parseArgs({ allowPositionals: true, options: { smoke: { type: 'boolean' } } });
const unknown = positionals.filter((name) => !measures.some((measure) => measure.name === name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${measures.map(({ name }) => name).join(', ')}.`);
  process.exit(64);
}
const chosen = measures.filter(({ name, isLong }) =>
  positionals.length > 0 ? positionals.includes(name) : isSmoke || !isLong,
);
console.log(`Measured on ${describeMachine()}`);
await (isSmoke ? withSharedProduct(runAll) : runAll());

/** One after the other. A measure that throws ends the run with its error: nothing after it is worth reading. */
async function runAll(): Promise<void> {
  for (const measure of chosen) {
    console.log(`\n${measure.title}\n  ${measure.how}`);
    const { result, tookMs } = await timed(() => measure.run());
    if (result.length === 0) throw new Error(`${measure.name} measured nothing`);
    console.log(formatRows(result));
    console.log(`  (${(tookMs / 1000).toFixed(1)} s)`);
  }
}

async function timed<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly tookMs: number }> {
  const startedMs = performance.now();
  return { result: await work(), tookMs: performance.now() - startedMs };
}
