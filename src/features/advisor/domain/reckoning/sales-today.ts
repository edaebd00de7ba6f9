import { amountsOf, type Business } from '../business/business.ts';
import { askFor, salesField } from '../coach/question.ts';
import type { TimeUnit } from '../reading/units.ts';
import { choose, quoted, say } from '../say/message.ts';
import { monthsBehind } from './first-sale.ts';
import type { Ledger, Term } from './ledger.ts';
import { isPaidOn } from './said-terms.ts';
import type { SaleLine } from './sale-line.ts';
import { naming } from './sale-questions.ts';

const texts = {
  asks: /*i18n*/ {
    id: 'advisor.ask.salesToday',
    message:
      '{from, select, words {You said “{words}”.} other {You began before today.}} {kind, select, customer {How many paying customers do you have today?} hour {How many paid hours do you sell in a usual month today?} day {How many paid days do you sell in a usual month today?} named {How many “{unit}” do you sell in a usual month today?} other {How many do you sell in a usual month today?}} Enter nought if you have not begun.',
  },
  because: /*i18n*/ {
    id: 'advisor.ask.salesToday.because',
    message: 'Then the forecast begins with what you sell already.',
  },
  term: /*i18n*/ { id: 'advisor.term.salesToday', message: 'Sales a month today' },
};

/** What is counted of something by the time it is paid for: pieces, hours, days, or customers who pay again and again. */
export function kindOf(every: TimeUnit | undefined): 'piece' | 'hour' | 'day' | 'customer' {
  if (isPaidOn(every)) return 'customer';
  return every === 'minute' ? 'hour' : (every ?? 'piece');
}

/**
 * What is sold of a line in a month today; undefined where nobody said that anything is, and the first sale does not lie behind `today` (ISO day).
 * `prefix`: of its ids. May be called again.
 */
function salesToday(
  ledger: Ledger,
  business: Business,
  { said: price, unit, name }: Pick<SaleLine, 'said' | 'unit' | 'name'>,
  { today, prefix }: { readonly today: string; readonly prefix: string },
): Term | undefined {
  const [said] = amountsOf(business, 'sales.current');
  if (!price || !hasBegun(ledger, business, today)) return undefined;
  const kind = kindOf(price.every);
  const bare = say(texts.asks, {
    ...(said ? { from: choose('words'), words: quoted(said) } : { from: choose('day') }),
    kind: choose(kind !== 'piece' ? kind : unit ? 'named' : 'other'),
    ...(unit && { unit: quoted({ ...unit, quote: unit.many }) }),
  });
  const asks = naming(business, price, unit ? undefined : name, bare);
  const question = askFor(`sales.today/${price.mention}`, { asks, because: texts.because }, salesField);
  const spec = { id: `${prefix}sales.today`, label: say(texts.term), unit: 'count' } as const;
  return ledger.find(spec.id) ?? ledger.asked(spec, question);
}

/** Whether it was said that something is sold already, or the first sale lies behind. */
const hasBegun = (ledger: Ledger, business: Business, today: string): boolean =>
  amountsOf(business, 'sales.current').length > 0 || monthsBehind(ledger, business, today) !== undefined;

/** Whether anything is sold today: as it was answered, else as it was said. */
export function isSelling(ledger: Ledger, business: Business, lines: readonly SaleLine[], today: string): boolean {
  const terms = allSalesToday(ledger, business, lines, today).filter((term) => term !== undefined);
  const answered = terms.filter(({ lacks }) => lacks.length === 0);
  return answered.length > 0 ? answered.some(({ value }) => Number(value) > 0) : hasBegun(ledger, business, today);
}

/** The same of every line whose sales can be counted, the main one first; what nobody answered is open. */
export const allSalesToday = (
  ledger: Ledger,
  business: Business,
  lines: readonly SaleLine[],
  today: string,
): readonly (Term | undefined)[] =>
  lines.map((line, at) => salesToday(ledger, business, line, { today, prefix: at === 0 ? '' : `sale.${at + 1}.` }));
