import type { Block } from '#shared/prose.ts';
import type { Reading } from '../business/fold.ts';
import { counts, type Label } from '../reading/label.ts';
import { roleNames } from '../reading/role-texts.ts';
import { quoted, say, type Text } from '../say/message.ts';
import type { Blocks } from './blocks.ts';

const texts = {
  caption: /*i18n*/ { id: 'advisor.read.caption', message: 'How I read you' },
  words: /*i18n*/ { id: 'advisor.read.words', message: 'Your words' },
  takenAs: /*i18n*/ { id: 'advisor.read.takenAs', message: 'Taken as' },
  state: /*i18n*/ { id: 'advisor.read.state', message: 'By whom' },
  you: /*i18n*/ { id: 'advisor.read.you', message: 'you confirmed it' },
  reader: /*i18n*/ { id: 'advisor.read.reader', message: 'read with certainty' },
  asked: /*i18n*/ { id: 'advisor.read.asked', message: 'a guess, not used until you confirm it' },
  notUsed: /*i18n*/ { id: 'advisor.read.notUsed', message: 'not used' },
};

/** Every group of words that was found, what it was taken as, and what was not used. */
export function howIReadYou(
  blocks: Blocks,
  { mentions, labels }: Pick<Reading, 'mentions' | 'labels'>,
): readonly Block[] {
  const byMention = new Map(labels.map((label) => [label.mention, label]));
  if (mentions.length === 0) return [];
  return [
    blocks.table('how-i-read-you', {
      caption: say(texts.caption),
      head: [say(texts.words), say(texts.takenAs), say(texts.state)],
      rows: mentions.map(({ id, quote }) => {
        const label = byMention.get(id);
        return [
          quoted({ mention: id, quote }),
          say(label && label.state !== 'refused' ? roleNames[label.role] : roleNames.none),
          say(stateOf(label)),
        ];
      }),
    }),
  ];
}

function stateOf(label: Label | undefined): Text {
  if (!label || label.state === 'refused' || label.role === 'none') return texts.notUsed;
  if (!counts(label)) return texts.asked;
  return label.by === 'person' ? texts.you : texts.reader;
}
