import type { Role } from '#features/advisor/domain/reading/label.ts';
import type { MentionView } from '#features/advisor/reading.contract.ts';
import { owning } from '../labels/role-labels.ts';

/**
 * How a mention stands: it counts, it is not used, the best guess waits to be confirmed, or nobody knows yet what it is: nothing
 * was asked where it was said, so that its guesses are in no order.
 */
export type MentionState = 'taken' | 'unused' | 'guess' | 'open';

export function stateOf({ taken, question, guesses }: MentionView): MentionState {
  if (taken !== null) return taken.role === 'none' ? 'unused' : 'taken';
  return question === null || guesses.length === 0 ? 'open' : 'guess';
}

/** The role a mention is shown with; undefined while nobody knows. */
export function shownRole(mention: MentionView): Role | undefined {
  return mention.taken?.role ?? (stateOf(mention) === 'guess' ? mention.guesses[0] : undefined);
}

/** How many words are shown of a long answer before all are asked for. */
const shownWords = 6;

/** Of many mentions those that matter first: every amount, and the first words, in the order in which they were said. */
export function firstOf(mentions: readonly MentionView[]): readonly MentionView[] {
  const words = mentions.filter(({ amount }) => amount === null).slice(0, shownWords);
  return mentions.filter((mention) => mention.amount !== null || words.includes(mention));
}

/** The words that something with this role can belong to: what is sold, or the alternatives, as far as that is certain. */
export function ownersFor(role: Role | null, mentions: readonly MentionView[]): readonly MentionView[] {
  const found = owning.filter(({ roles }) => role !== null && roles.includes(role)).flatMap(({ owners }) => owners);
  return mentions.filter(({ taken }) => taken !== null && found.includes(taken.role));
}
