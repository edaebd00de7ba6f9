/**
 * The long conformance of authentication and payment. It runs whole where anything it rests on has changed since
 * `npm run test:deep` passed, else in a fixed sample.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashClosure } from './import-closure.ts';

const stripe = 'src/features/billing/server/stripe';

/** Files that choose a sample of their cases by themselves (src/testing/conformance-size.ts). */
export const sampledFiles: readonly string[] = [
  'src/features/auth/testing/conformance/conformance.api.test.ts',
  `${stripe}/stripe-orders.api.test.ts`,
];

/** Files that are left out of the sample; `stripe-checkout`, `stripe-messages` and their like stay in it. */
export const leftOutFiles: readonly string[] = [
  `${stripe}/stripe.api.test.ts`,
  `${stripe}/stripe-confirm.api.test.ts`,
  `${stripe}/stripe-give-up.api.test.ts`,
  `${stripe}/stripe-moves.api.test.ts`,
];

const passedPath = join('scripts', 'conformance-passed.json');

/** The fingerprint of everything the conformance rests on. */
const hashConformance = (root: string): string => hashClosure(root, [...sampledFiles, ...leftOutFiles]);

/** Whether all of it has passed as it is now. A record that is missing or cannot be read says that it has not. */
export function hasConformancePassed(root: string): boolean {
  const path = join(root, passedPath);
  if (!existsSync(path)) return false;
  try {
    const { hash } = JSON.parse(readFileSync(path, 'utf8')) as { hash?: unknown };
    return hash === hashConformance(root);
  } catch {
    return false;
  }
}

/** Records that the whole conformance has passed in this state; only a green deep run may call it. */
export function recordConformance(root: string): void {
  writeFileSync(join(root, passedPath), `${JSON.stringify({ hash: hashConformance(root) }, null, 2)}\n`);
}
