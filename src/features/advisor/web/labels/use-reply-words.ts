import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ReplyPart } from '#features/advisor/advisor.contract.ts';
import { factValueOf } from '#features/workspaces/web/shared/facts/fact-draft.ts';
import { factTypes, isFactKey } from '#features/workspaces/web/shared/facts/fact-types.ts';
import { sentenceGap } from '#shared/languages.ts';
import { questionTexts } from '../shared/question-texts.ts';
import { acknowledgements, type FourWays } from './acknowledgements.ts';
import { completions, greetings, plainAcknowledgements, skippedAcknowledgements, thanks } from './reply-texts.ts';
import { useSpokenFact } from './use-spoken-fact.ts';

/** What the advisor said, in the words of the interface. */
export function useReplyWords(): (reply: readonly ReplyPart[]) => string {
  const { i18n } = useLingui();
  const speak = useSpokenFact();
  const say = (ways: FourWays | undefined, variant: number, values: MessageDescriptor['values'] = {}) => {
    const message = ways?.[variant];
    return message === undefined ? '' : i18n._({ ...message, values });
  };
  const sayFact = ({ key, value, variant }: Extract<ReplyPart, { kind: 'fact' }>): string => {
    const known = isFactKey(key) ? factValueOf(value, factTypes[key]) : null;
    return isFactKey(key) && known !== null ? say(acknowledgements[key], variant, { ...speak(key, known) }) : '';
  };
  const sayPart = (part: ReplyPart): string => {
    switch (part.kind) {
      case 'greeting':
        return say(greetings, part.variant);
      case 'question':
        return say(questionTexts[part.question], part.variant);
      case 'fact':
        return sayFact(part);
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
