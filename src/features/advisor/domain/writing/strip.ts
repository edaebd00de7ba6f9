import { figuresIn, label, say } from '../say/message.ts';
import type { Speaker } from '../say/speak.ts';
import { isPayCarried } from './pay-carried.ts';
import type { WritingInput } from './plan-input.ts';
import type { StripFigure } from './plan-parts.ts';

/** The numbers that decide, in the order in which they follow from each other; those of one sale while no month is known. */
const decisive = ['bills', 'verdict.month', 'cash.lowest', 'payCash.lowest'];
const ofOneSale = ['price', 'left', 'bills'];
const most = 5;

const texts = {
  name: /*i18n*/ { id: 'advisor.strip.name', message: '{label}' },
};

/** Up to five decisive numbers with their names; only what is known, no gate refused, and the verdict does not say. */
export function strip({ coach, verdict }: WritingInput, speaker: Speaker): readonly StripFigure[] {
  const said = figuresIn(verdict.because);
  const isMonthKnown = coach.ledger.find('verdict.month')?.lacks.length === 0;
  return (
    (isMonthKnown ? decisive : ofOneSale)
      // In a season less is paid in the other months.
      .filter((id) => !said.includes(id) && (id !== 'bills' || coach.sale.season.isWholeYear))
      .flatMap((id) => {
        const term = coach.ledger.find(id);
        // With a pay that is earned the lowest cash is that of taking it.
        if (id === (isPayCarried(coach) ? 'cash.lowest' : 'payCash.lowest')) return [];
        return term && term.lacks.length === 0 && !coach.hidden.has(id) ? [term] : [];
      })
      .slice(-most)
      .map((term) => ({
        label: speaker.text(say(texts.name, { label: label(term) })),
        figure: speaker.prose(say(texts.name, { label: { kind: 'figure', term } })),
      }))
  );
}
