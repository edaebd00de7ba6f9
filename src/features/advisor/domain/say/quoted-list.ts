import type { Said } from '../business/business.ts';
import { listed, quoted, say, type Value, within } from './message.ts';

const texts = { quote: /*i18n*/ { id: 'advisor.check.rival.quote', message: '“{words}”' } };

/** Several words of the founder, each in its own quotation marks. */
export const quotedList = (several: readonly Pick<Said, 'mention' | 'quote'>[]): Value =>
  listed(several.map((one) => within(say(texts.quote, { words: quoted(one) }))));
