import type { Proposal } from '../ports.ts';

/**
 * The words of a message worth naming in the reply: its first amount whose form leaves no doubt, else the first words that were found.
 * They are quoted; nothing is said of what they mean.
 */
export function tellingWords(proposals: readonly Proposal[], messageId: string): string | undefined {
  const own = proposals.filter(({ mention }) => mention.id.startsWith(`${messageId}@`));
  const amount = own.find(({ mention }) => mention.amount?.isCertain);
  return (amount ?? own[0])?.mention.quote;
}
