import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ReplyPart } from '#features/advisor/advisor.contract.ts';
import { sentenceGap } from '#shared/languages.ts';
import { questionTexts } from '../shared/question-texts.ts';
import {
  completions,
  type FourWays,
  greetings,
  notedAcknowledgements,
  plainAcknowledgements,
  readAcknowledgements,
  skippedAcknowledgements,
  thanks,
} from './reply-texts.ts';

/** What the advisor said, in the words of the interface. */
export function useReplyWords(): (reply: readonly ReplyPart[]) => string {
  const { i18n } = useLingui();
  const say = (ways: FourWays, variant: 0 | 1 | 2 | 3, values: MessageDescriptor['values'] = {}) =>
    i18n._({ ...ways[variant], values });
  const sayPart = (part: ReplyPart): string => {
    switch (part.kind) {
      case 'greeting':
        return say(greetings, part.variant);
      case 'question':
        return say(questionTexts[part.question], part.variant);
      case 'read':
        return say(readAcknowledgements, part.variant, { quote: part.quote });
      case 'noted':
        return say(notedAcknowledgements, part.variant);
      case 'skipped':
        return say(skippedAcknowledgements[part.question], part.variant);
      case 'quoted':
        return say(plainAcknowledgements, part.variant, { quote: part.quote });
      case 'complete':
        return say(completions, part.variant);
      case 'thanks':
        return say(thanks, part.variant, { quote: part.quote });
    }
  };
  return (reply) => reply.map(sayPart).join(sentenceGap(i18n.locale)).trim();
}
