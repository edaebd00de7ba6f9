import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Problem } from '#shared/problem.ts';

/** Problem codes → words. Those of a feature stand in its registration; the code decides, never the message. */
const texts = new Map<string, MessageDescriptor>([
  ['network.unreachable', msg`Groundwork cannot be reached. Check your connection and try again.`],
  ['server.database_away', msg`Groundwork is not available just now. Try again in a moment.`],
  ['server.stopping', msg`Groundwork is not available just now. Try again in a moment.`],
  ['server.storage_full', msg`Groundwork has no room left to store this. Nothing was changed; try again later.`],
  ['documents.busy', msg`The document could not be made just now. Try again in a moment.`],
  ['request.invalid', msg`Something in the form needs your attention.`],
  ['request.not_found', msg`This is not here any more, or it belongs to another account.`],
  ['request.stale_revision', msg`This was changed somewhere else in the meantime. Here is the latest version.`],
  ['request.too_often', msg`That was too often in a short time. Wait a moment and try again.`],
  ['request.too_large', msg`This is too long. Shorten it and try again.`],
  ['auth.required', msg`Your session has ended. Sign in again.`],
  ['billing.plan_required', msg`Your plan does not include this.`],
  [
    'billing.storage_full',
    msg`Your account has used all of its storage, so this was not stored. Delete what you no longer need; the Usage screen shows how much there is.`,
  ],
  ['billing.quota_exceeded', msg`You have used all of your plan's limit for this period.`],
]);

/** Adds the words of a feature. Throws where a code has other words already: what loads later must not change them. */
export function registerProblemTexts(more: Readonly<Record<string, MessageDescriptor>>): void {
  for (const [code, descriptor] of Object.entries(more)) {
    const known = texts.get(code);
    if (known !== undefined && known.id !== descriptor.id) throw new Error(`The problem ${code} has words already`);
    texts.set(code, descriptor);
  }
}

type CloserWords = (problem: Problem) => MessageDescriptor | undefined;
const closer = new Map<string, CloserWords>();

/** Gives a code closer words where there are some for what was refused; else those of the code stay. */
export function registerCloserWords(code: string, wordsOf: CloserWords): void {
  closer.set(code, wordsOf);
}

/** What a person reads when a call fails. Unknown codes get a plain sentence with the request id to quote. */
export function problemText(i18n: I18n, problem: Problem): string {
  const known = closer.get(problem.code)?.(problem) ?? texts.get(problem.code);
  if (known !== undefined) return i18n._(known);
  const requestId = problem.requestId;
  return requestId === undefined
    ? i18n._(msg`That did not work. Try again.`)
    : i18n._(msg`That did not work. Try again; if it happens again, quote ${requestId} to support.`);
}
