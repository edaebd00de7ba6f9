import { useLingui } from '@lingui/react';
import type { ReplyPart } from '#features/advisor/advisor.contract.ts';
import { sentenceGap } from '#shared/languages.ts';
import { questionTexts } from '../shared/question-texts.ts';
import { type FourWays, replyTexts, skippedTexts } from './reply-texts.ts';

/** What the advisor said, in the words of the interface. */
export function useReplyWords(): (reply: readonly ReplyPart[]) => string {
  const { i18n } = useLingui();
  const waysOf = (part: ReplyPart): FourWays => {
    if (part.kind === 'question') return questionTexts[part.question];
    return part.kind === 'skipped' ? skippedTexts[part.question] : replyTexts[part.kind];
  };
  const say = (part: ReplyPart) => i18n._({ ...waysOf(part)[part.variant], values: part });
  return (reply) => reply.map(say).join(sentenceGap(i18n.locale)).trim();
}
