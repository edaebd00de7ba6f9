import { amountsOf, type Business, type SaidAmount } from '../business/business.ts';
import { askFor } from '../coach/question.ts';
import type { TimeUnit } from '../reading/units.ts';
import { choose, quoted, say } from '../say/message.ts';
import type { Ledger, Term } from './ledger.ts';
import type { SaleLine } from './sale-line.ts';

const texts = {
  asks: /*i18n*/ {
    id: 'advisor.ask.salesToday',
    message:
      'You said “{words}”. {kind, select, customer {How many paying customers do you have today?} hour {How many paid hours do you sell in a usual month today?} day {How many paid days do you sell in a usual month today?} named {How many “{unit}” do you sell in a usual month today?} other {How many do you sell in a usual month today?}} Enter nought if you have not begun.',
  },
  because: /*i18n*/ {
    id: 'advisor.ask.salesToday.because',
    message: 'Then the forecast begins with what you sell already.',
  },
  term: /*i18n*/ { id: 'advisor.term.salesToday', message: 'Sales a month today' },
};

/** What is counted of something by the time it is paid for: pieces, hours, days, or customers who pay again and again. */
export function kindOf(every: TimeUnit | undefined): 'piece' | 'hour' | 'day' | 'customer' {
  if (every === undefined) return 'piece';
  if (every === 'hour' || every === 'minute') return 'hour';
  return every === 'day' ? 'day' : 'customer';
}

/** What is sold of the main thing in a month today; undefined where nobody said that anything is. May be called again. */
export function salesToday(
  ledger: Ledger,
  business: Business,
  { said: price, unit }: Pick<SaleLine, 'said' | 'unit'>,
): { readonly term: Term; readonly said: SaidAmount } | undefined {
  const [said] = amountsOf(business, 'sales.current');
  if (!said || !price) return undefined;
  const counted = kindOf(price.every);
  const kind = counted === 'piece' ? (unit ? 'named' : 'other') : counted;
  const many = unit && ({ kind: 'quote', quote: { mention: unit.mention, text: unit.many } } as const);
  const question = askFor(
    `sales.today/${price.mention}`,
    {
      asks: say(texts.asks, { words: quoted(said), kind: choose(kind), ...(many && { unit: many }) }),
      because: say(texts.because),
    },
    { unit: 'count', per: 'month', min: 0, max: 10_000_000 },
  );
  const spec = { id: 'sales.today', label: say(texts.term), unit: 'count' } as const;
  return { term: ledger.find(spec.id) ?? ledger.asked(spec, question), said };
}
