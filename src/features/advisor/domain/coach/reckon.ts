import { foldBusiness, pendingRoles, type Reading } from '../business/fold.ts';
import { allChecks } from '../checks/all-checks.ts';
import { numberOf } from '../checks/terms.ts';
import { admitAmounts, hiddenFigures } from '../gates/gates.ts';
import { traitQuestion } from '../law/duties.ts';
import { figureAccess } from '../model/figure-access.ts';
import type { SectionId } from '../plan.ts';
import { addCeiling } from '../reckoning/ceiling.ts';
import { firstSale, riseKey, salesRise } from '../reckoning/first-sale.ts';
import { addForecast } from '../reckoning/forecast.ts';
import { createLedger } from '../reckoning/ledger.ts';
import { monthQuestion } from '../reckoning/normal-month.ts';
import { addOneSale } from '../reckoning/one-sale.ts';
import { shareQuestion } from '../reckoning/open-share.ts';
import { isPaidOn } from '../reckoning/said-terms.ts';
import { isCounted } from '../reckoning/sale-line.ts';
import { allSalesToday } from '../reckoning/sales-today.ts';
import { busyQuestions } from '../reckoning/season.ts';
import { moneyQuestion, startCost, startMoney } from '../reckoning/start-money.ts';
import { figuresIn, figuresInValue, type Message } from '../say/message.ts';
import { type Finding, type GatedCoach, severities } from './coach.ts';
import { firstBuyersQuestion } from './first-buyers.ts';
import { guessesQuestions } from './guesses.ts';
import { openQuestions } from './open-questions.ts';
import type { Question } from './question.ts';
import { safeguardQuestions } from './safeguards.ts';
import { verdictOn } from './verdict.ts';

/** A finding with the check that made it. */
export interface Found extends Finding {
  readonly check: string;
  readonly section: SectionId;
  /** Whether it rests on nothing but what was said, and looks at no month to come: then it is open on every plan. */
  readonly isOpen: boolean;
}

/** A business reckoned through: what was found, what is open, and what it comes to. */
export type Reckoned = ReturnType<typeof reckon>;

/**
 * Reckons through what is certain of a business. The same reading on the same day (`today`: ISO day) gives the same result. `textOf`: words of
 * the plan's language for the name of a number.
 */
export function reckon(
  reading: Reading,
  { today, textOf }: { readonly today: string; readonly textOf: (message: Message) => string },
) {
  const { business, asks } = admitAmounts(foldBusiness(reading));
  const ledger = createLedger(business, textOf);
  const sale = addOneSale(ledger, business);
  // The best case ends at the most there is, and the gates compare what is expected with it.
  const ceiling = addCeiling(ledger, business, sale);
  const forecast = addForecast(ledger, business, sale, today);
  const bare = { business, ledger, sale, today };
  const gates = hiddenFigures(bare);
  const coach: GatedCoach = {
    ...bare,
    from: forecast.from,
    idle: forecast.idle,
    hidden: gates.hidden,
    pending: pendingRoles(reading),
  };
  const outcomes = allChecks.map((check) => ({ check, outcome: check.look(coach) }));
  const access = figureAccess(ledger.graph());
  const findings = outcomes
    .flatMap(({ check: { id, section }, outcome }): Found[] => {
      if (!outcome || 'asks' in outcome) return [];
      const figures = figuresOf(outcome);
      if (figures.some((figure) => coach.hidden.has(figure))) return [];
      return [{ ...outcome, check: id, section, isOpen: figures.every((figure) => access.get(figure) === 'open') }];
    })
    .sort(
      (one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity) || other.stake - one.stake,
    );
  const verdict = verdictOn(coach);
  const isRefused = coach.hidden.has('volume');
  const forecastLacks = isRefused ? gates.asks : forecast.lacks;
  const hasForecast = !isRefused && forecast.lacks.length === 0;
  // While somebody may keep a share, nothing that is left of a sale is certain.
  const share = shareQuestion(business, sale);
  const beside = sale.others.flatMap(({ volume, left }) => [...volume.lacks, ...left.lacks]);
  // A month is read back once everything that is sold has been asked for.
  const isAsked = !share && beside.every(({ key }) => business.answers.has(key));
  const month = isAsked && !isRefused ? monthQuestion(ledger, business, sale) : undefined;
  const traits = traitQuestion(business, today);
  // What cannot be, and what the forecast and the verdict wait for.
  const first = [...asks, ...gates.asks, ...forecast.lacks, ...(share ? [share] : []), ...sale.pay.lacks, ...beside];
  // Whether a limit that was named is the most that can be sold: more is refused then, and even the most may not carry.
  const limit = ceiling?.lacks ?? [];
  // Whoever is paid again and again is paid in every month.
  const busy = isPaidOn(sale.said?.every) ? [] : busyQuestions(business, sale.season);
  const next = [...(month ? [month] : []), ...forecast.asks, ...ofTheStart(coach), ...busy, ...limit];
  const settle = [...(isRefused ? [] : guessesQuestions(bare)), ...safeguardQuestions];
  const decisive = [...first, ...next, firstBuyersQuestion(business), ...settle, traits];
  const asked = outcomes.flatMap(({ check: { section }, outcome }) =>
    outcome && 'asks' in outcome ? [{ ...outcome, section }] : [],
  );
  return { coach, findings, verdict, questions: openQuestions(coach, decisive, asked), forecastLacks, hasForecast };
}

/** What is asked of the start, once it is known what is sold at which price. */
function ofTheStart(coach: GatedCoach): readonly Question[] {
  const { ledger, business, sale } = coach;
  if (business.currency === undefined || sale.price.lacks.length > 0) return [];
  const lines = [sale, ...sale.others].filter(isCounted);
  const today = allSalesToday(ledger, business, lines.length > 0 ? lines : [sale], coach.today);
  const current = today.filter((term) => term !== undefined);
  const isSelling = current.some((term) => term.lacks.length > 0 || numberOf(term) > 0);
  // Asked once what is sold today is known, and where more is expected.
  const isGrowing =
    current.every(({ lacks }) => lacks.every(({ key }) => business.answers.has(key))) &&
    lines.some(({ volume }, at) => today[at]?.lacks.length === 0 && numberOf(today[at]) < numberOf(volume));
  return [
    ...startCost(ledger, business).term.lacks,
    ...(startMoney(ledger, business)?.term.lacks ?? [moneyQuestion(business)]),
    ...current.flatMap(({ lacks }) => lacks),
    ...(isSelling
      ? isGrowing && riseKey(business.answers, coach.today) === salesRise.key
        ? [salesRise]
        : []
      : [firstSale]),
  ];
}

const figuresOf = ({ says, next, table }: Finding): readonly string[] => [
  ...figuresIn(says),
  ...(next ? figuresIn(next) : []),
  ...(table?.rows.flat().flatMap(figuresInValue) ?? []),
];
