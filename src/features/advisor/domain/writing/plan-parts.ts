import type { Block, Inline } from '#shared/prose.ts';
import { isKnown } from '../coach/coach.ts';
import type { Verdict } from '../coach/verdict.ts';
import { askingIn, knownDuties, leaveRows } from '../law/duties.ts';
import { seasonOf } from '../reckoning/season.ts';
import { dayName, figure, figuresIn, quoted, say, type Value, whether } from '../say/message.ts';
import { namedTrades } from '../trades/named-trades.ts';
import { findTradeBox } from '../trades/trade-boxes.ts';
import type { Cell } from './blocks.ts';
import { isPayCarried, sells, type WritingInput } from './plan-input.ts';
import { sectionTexts as texts } from './section-texts.ts';

/** What a plan has beside its seven sections; which of it an account reads is decided as for the sections. */
export interface PlanParts {
  readonly verdict: { readonly kind: Verdict['kind']; readonly because: readonly Inline[] };
  /** Decisive numbers with their names. */
  readonly strip: readonly { readonly label: string; readonly figure: readonly Inline[] }[];
  readonly fourWeeks: readonly Block[];
  readonly risks: readonly Block[];
  readonly duties: readonly Block[];
  readonly inThisTrade: readonly Block[];
}

/**
 * The numbers that decide, in the order in which they follow from each other, those of one sale while no month is known: only what is
 * known, no gate refused, and the verdict does not say.
 */
export function strip({ coach, verdict, blocks }: WritingInput): PlanParts['strip'] {
  const { ledger, sale } = coach;
  const said = figuresIn(verdict.because);
  // With a pay that is earned the lowest cash is that of taking it.
  const lowest = isPayCarried(coach) ? 'payCash.lowest' : 'cash.lowest';
  const isMonthKnown = ledger.find('verdict.month')?.lacks.length === 0;
  return (
    (isMonthKnown ? ['bills', 'verdict.month', lowest] : ['price', 'left', 'bills'])
      // In a season less is paid in the other months.
      .filter((id) => !said.includes(id) && (id !== 'bills' || sale.season.isWholeYear))
      .flatMap((id) => ledger.find(id) ?? [])
      .filter((term) => isKnown(coach, term))
      .map((term) => ({ label: term.node?.label ?? '', figure: blocks.inlines(figure(term)) }))
  );
}

/** How many risks stand in their table. */
const mostRisks = 3;

/** The heaviest risks, each with the words it rests on and what it costs. */
export function risks({ blocks, coach, findings }: WritingInput): Block {
  const said = [...coach.business.words, ...coach.business.amounts];
  const rows = findings.flatMap(({ risk, restsOn }): Cell[][] => {
    const words = said.find(({ mention }) => mention === restsOn[0]);
    if (!risk || !words || risk.cost.lacks.length > 0) return [];
    const quote = words.sentence ?? words.clause ?? words.quote;
    return [[quoted({ ...words, quote }), risk.sign, risk.answer, figure(risk.cost)]];
  });
  const head = [texts.words, texts.sign, texts.answer, texts.cost];
  return blocks.table('risks', { caption: texts.risks, head, rows: rows.slice(0, mostRisks), numeric: [3] });
}

/**
 * Whom to ask what: in any country, and what a source says of this one, with the day it was read. Nothing here is advice, and nothing
 * that is said of the law is from memory.
 */
export function duties({ blocks, coach, speaker }: WritingInput): readonly Block[] {
  const { business, today } = coach;
  const told = knownDuties(business, today).filter((duty) => askingIn(duty, speaker.language));
  const rows = told.map((duty): Cell[] => {
    const { id, source, readOn } = duty;
    const { office, whether } = askingIn(duty, speaker.language)!;
    const words = [office, whether, source.publisher];
    return [...words.map((quote) => quoted({ mention: `duty/${id}`, quote })), dayName(source.copyDate ?? readOn)];
  });
  const caption = say(texts.dutiesCaption, { selling: whether(sells(coach)) });
  const leave = { caption: texts.leave, head: [texts.does, texts.ask], rows: leaveRows(business, told) };
  return [
    blocks.table('leave', leave),
    blocks.table('duties', { caption, head: [texts.office, texts.whether, texts.source, texts.read], rows }),
  ];
}

/** What people of the chosen trade know; nothing where none was chosen, or none that was reviewed. */
export function inThisTrade({ blocks, coach: { business }, speaker }: WritingInput): readonly Block[] {
  const trade = namedTrades.find(({ id }) => id === business.trade);
  const box = trade && findTradeBox(trade.id, speaker.language);
  if (!box) return [];
  const words = (quote: string): Value => quoted({ mention: `trade/${trade.id}`, quote });
  // Who named months of their own knows their season better than the trade.
  const season = seasonOf(business).isWholeYear ? box.season : null;
  return [
    blocks.paragraph('trade-equipment', say(texts.equipment, { trade: words(trade.names[speaker.language].name) })),
    blocks.list('trade-equipment-list', box.equipment.map(words)),
    blocks.paragraph('trade-season', season === null ? null : words(season)),
    blocks.paragraph('trade-forgotten', texts.forgotten),
    blocks.list('trade-forgotten-list', box.forgotten.map(words)),
  ];
}
