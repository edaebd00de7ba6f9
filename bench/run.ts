/** `npm run bench [-- name …]`: measures every claim about speed, weight and memory, or the named ones. */
import { parseArgs } from 'node:util';
import { authAddresses } from './auth-addresses.ts';
import { authRefresh } from './auth-refresh.ts';
import { authSignIn } from './auth-sign-in.ts';
import { authVerification } from './auth-verification.ts';
import { composing } from './composing.ts';
import { describeMachine, formatRows, type Measure } from './harness.ts';
import { memory } from './memory.ts';
import { pdf } from './pdf.ts';
import { scriptWeight } from './script-weight.ts';
import { search } from './search.ts';
import { signedInRequest } from './signed-in-request.ts';
import { start } from './start.ts';

const measures: readonly Measure[] = [
  composing,
  pdf,
  signedInRequest,
  search,
  authVerification,
  authSignIn,
  authRefresh,
  authAddresses,
  scriptWeight,
  start,
  memory,
];

const { positionals } = parseArgs({ allowPositionals: true });
const unknown = positionals.filter((name) => !measures.some((measure) => measure.name === name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${measures.map(({ name }) => name).join(', ')}.`);
  process.exit(64);
}
console.log(`Measured on ${describeMachine()}`);
for (const measure of measures) {
  if (positionals.length > 0 && !positionals.includes(measure.name)) continue;
  console.log(`\n${measure.title}\n  ${measure.how}`);
  console.log(formatRows(await measure.run()));
}
