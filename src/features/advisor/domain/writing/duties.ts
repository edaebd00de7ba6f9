import type { Language } from '#shared/languages.ts';
import type { Block } from '#shared/prose.ts';
import { askingIn } from '../law/duties.ts';
import { knownDuties } from '../law/trait-question.ts';
import { isCounted } from '../reckoning/sale-line.ts';
import { isSelling } from '../reckoning/sales-today.ts';
import { choose, dayName, say } from '../say/message.ts';
import type { WritingInput } from './plan-input.ts';

const texts = {
  caption: /*i18n*/ {
    id: 'advisor.duties.caption',
    message: '{selling, select, yes {Make sure of this, as far as it is not settled} other {Ask before you open}}',
  },
  office: /*i18n*/ { id: 'advisor.duties.office', message: 'Ask' },
  whether: /*i18n*/ { id: 'advisor.duties.whether', message: 'Whether' },
  source: /*i18n*/ { id: 'advisor.duties.source', message: 'Source' },
  read: /*i18n*/ { id: 'advisor.duties.read', message: 'Read on' },
  words: /*i18n*/ { id: 'advisor.duties.words', message: '{words}' },
};

/** Whom to ask what, each with its source and the day it was read: nothing here is advice, and nothing is from memory. */
export function duties({ blocks, coach }: WritingInput, language: Language): readonly Block[] {
  const known = knownDuties(coach.business, coach.today).flatMap((duty) => {
    const asking = askingIn(duty, language);
    return asking ? [{ ...duty, asking }] : [];
  });
  if (known.length === 0) return [];
  const { ledger, business, sale } = coach;
  const selling = isSelling(ledger, business, [sale, ...sale.others.filter(isCounted)], coach.today);
  const words = (id: string, text: string) =>
    say(texts.words, { words: { kind: 'quote', quote: { mention: `duty/${id}`, text } } });
  return [
    blocks.table('duties', {
      caption: say(texts.caption, { selling: choose(selling ? 'yes' : 'no') }),
      head: [say(texts.office), say(texts.whether), say(texts.source), say(texts.read)],
      rows: known.map(({ id, asking, source, readOn }) => [
        words(id, asking.office),
        words(id, asking.whether),
        words(id, source.publisher),
        dayName(source.copyDate ?? readOn),
      ]),
    }),
  ];
}
