import { figuresIn, label, say } from '../say/message.ts';
import type { Speaker } from '../say/speak.ts';
import type { WritingInput } from './plan-input.ts';
import type { StripFigure } from './plan-parts.ts';

/** The numbers that decide, in the order in which they follow from each other. */
const decisive = ['price', 'left', 'bills', 'verdict.month', 'cash.lowest', 'payCash.lowest'];
const most = 5;

const texts = {
  name: /*i18n*/ { id: 'advisor.strip.name', message: '{label}' },
};

/** Up to five decisive numbers with their names; only what is known, no gate refused, and the verdict does not say. */
export function strip({ coach, verdict }: WritingInput, speaker: Speaker): readonly StripFigure[] {
  const said = figuresIn(verdict.because);
  return decisive
    .filter((id) => !said.includes(id))
    .flatMap((id) => {
      const term = coach.ledger.find(id);
      // With a pay the lowest cash is that of taking it.
      if (id === 'cash.lowest' && coach.ledger.find('payCash.lowest')) return [];
      return term && term.lacks.length === 0 && !coach.hidden.has(id) ? [term] : [];
    })
    .slice(-most)
    .map((term) => ({
      label: speaker.text(say(texts.name, { label: label(term) })),
      figure: speaker.prose(say(texts.name, { label: { kind: 'figure', term } })),
    }));
}
