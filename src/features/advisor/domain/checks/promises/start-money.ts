import { total } from '#shared/formula-build.ts';
import { amountsOf, type SaidAmount } from '../../business/business.ts';
import type { Coach } from '../../coach/coach.ts';
import { askFor } from '../../coach/question.ts';
import type { Term } from '../../reckoning/ledger.ts';
import { minorOf, saidMoney } from '../../reckoning/said-terms.ts';
import { listed, quoted, say, within } from '../../say/message.ts';
import { moneyTerm } from '../terms.ts';

const texts = {
  asks: /*i18n*/ {
    id: 'advisor.check.start.asks',
    message: 'What do you have to buy before you can begin: machines, fitting out, licences, first goods?',
  },
  asksNamed: /*i18n*/ {
    id: 'advisor.check.start.asksNamed',
    message: 'You named {words}. What do you have to pay altogether before you can begin?',
  },
  because: /*i18n*/ {
    id: 'advisor.check.start.because',
    message: 'It decides how far your money goes and when it is back.',
  },
  quote: /*i18n*/ { id: 'advisor.check.start.quote', message: '“{words}”' },
  line: /*i18n*/ { id: 'advisor.check.start.term.line', message: 'Bought once: “{words}”' },
  sum: /*i18n*/ { id: 'advisor.check.start.term.sum', message: 'What is bought once, altogether' },
};

/** What has to be bought once, in money of the business. */
interface StartCost {
  readonly term: Term;
  /** What of it was said. */
  readonly said: readonly SaidAmount[];
}

/** The sum of what was said to be bought once; asked where nothing was said, or where one of it is a range or other money. */
export function startCost({ ledger, business }: Coach): StartCost {
  const said = amountsOf(business, 'cost.once');
  const fits = said.every((one) => one.toValue === undefined && minorOf(one, ledger.currency) !== undefined);
  // The forecast sums up the same lines, where there is one.
  const there = ledger.find('start.sum') ?? (fits ? ledger.find('setup') : undefined);
  if (there) return { term: there, said };
  if (said.length > 0 && fits) {
    const lines = said.flatMap((one, at) => {
      const label = say(texts.line, { words: quoted(one) });
      return saidMoney(ledger, { id: `start.${at + 1}`, label }, one)?.id ?? [];
    });
    return { term: moneyTerm(ledger, 'start.sum', texts.sum, total(lines)), said };
  }
  const words = listed(said.map((one) => within(say(texts.quote, { words: quoted(one) }))));
  const question = askFor(
    'start.cost',
    { asks: said.length > 0 ? say(texts.asksNamed, { words }) : say(texts.asks), because: say(texts.because) },
    { unit: 'money', min: 0, max: 100_000_000_000 },
  );
  return { term: ledger.asked({ id: 'start.sum', label: say(texts.sum), unit: 'money' }, question), said };
}
