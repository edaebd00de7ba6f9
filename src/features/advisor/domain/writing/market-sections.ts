import type { Block } from '#shared/prose.ts';
import { amountsOf, type SaidAmount, type SaidWords, wordsOf } from '../business/business.ts';
import { quotedList, rivalOf } from '../checks/alternatives/rival-words.ts';
import type { AmountRole } from '../reading/roles.ts';
import { listed, type Message, quoted, quotedWhole, say, type Text, within } from '../say/message.ts';
import type { Cell } from './blocks.ts';
import { findingsOf } from './findings.ts';
import type { WritingInput } from './plan-input.ts';
import { sectionTexts as texts } from './section-texts.ts';

const marketNames: Readonly<Partial<Record<AmountRole, Text>>> = {
  'customers.possible': texts.marketPossible,
  'customers.trait': texts.marketTrait,
  'customer.budget': texts.marketBudget,
  'sales.current': texts.marketCurrent,
  'order.size': texts.marketOrder,
  frequency: texts.marketFrequency,
  'partner.count': texts.marketPartners,
};

/** How many there are, as far as that was said, and what reaching them takes. */
export function marketAnalysis(input: WritingInput): readonly Block[] {
  const { blocks, coach } = input;
  const said = coach.business.amounts.filter(({ role }) => marketNames[role]);
  return [
    ...(said.length > 0
      ? [
          blocks.table('market', {
            caption: say(texts.market),
            head: [say(texts.words), say(texts.what)],
            rows: said.map((amount) => [quotedWhole(amount), say(marketNames[amount.role]!)]),
          }),
        ]
      : []),
    ...sizeText(input).map((text) => blocks.paragraph('market-size', text)),
    ...findingsOf(input, 'market-analysis'),
  ];
}

/** What is to be thought of how many there are; nothing where nobody is named who could be counted. */
function sizeText({ coach }: WritingInput): readonly Message[] {
  if (amountsOf(coach.business, 'customers.possible').length > 0) return [say(texts.marketYours)];
  if (coach.pending.has('customers.possible')) return [say(texts.unconfirmed)];
  const payers = wordsOf(coach.business, 'payer').slice(0, 2);
  return payers.length > 0 ? [say(texts.marketNotSaid, { payers: quotedList(payers) })] : [];
}

/** Who pays, uses, decides, and what makes them come: in the person's words. */
export function targetAudience(input: WritingInput): readonly Block[] {
  const { blocks, coach } = input;
  const kinds = [
    ['payer', texts.payer],
    ['user', texts.user],
    ['decider', texts.decider],
    ['occasion', texts.occasion],
    ['town', texts.town],
    ['route', texts.route],
  ] as const;
  const rows = kinds.flatMap(([role, text]) =>
    wordsOf(coach.business, role).map((words): Cell[] => [say(text), quoted(words)]),
  );
  return [
    ...(rows.length > 0
      ? [
          blocks.table('customers', {
            caption: say(texts.customers),
            head: [say(texts.what), say(texts.words)],
            rows,
          }),
        ]
      : []),
    ...stillToSay(input).map((text) => blocks.paragraph('customers-missing', text)),
    ...findingsOf(input, 'target-audience'),
  ];
}

const decisive = [
  ['payer', texts.lacksPayer],
  ['occasion', texts.lacksOccasion],
  ['route', texts.lacksRoute],
] as const;

/** What of the customers nobody said; words that wait to be confirmed are said. */
function stillToSay({ coach }: WritingInput): readonly Message[] {
  const missing = decisive.filter(([role]) => wordsOf(coach.business, role).length === 0 && !coach.pending.has(role));
  if (missing.length > 0)
    return [say(texts.notSaidYet, { what: listed(missing.map(([, text]) => within(say(text)))) })];
  return decisive.some(([role]) => coach.pending.has(role)) ? [say(texts.unconfirmed)] : [];
}

const rivalRoles = ['rival', 'rival.self', 'rival.nothing', 'rival.price'] as const;

/** What customers can do instead, with the prices that were named and what to find out. */
export function competitorAnalysis(input: WritingInput): readonly Block[] {
  const { blocks, coach } = input;
  const rivals = wordsOf(coach.business, 'rival', 'rival.self', 'rival.nothing');
  const isPending = rivalRoles.some((role) => coach.pending.has(role));
  const numbers = amountsOf(coach.business, 'rival.price', 'rival.wait', 'rival.trait');
  const faults = wordsOf(coach.business, 'rival.fault');
  if (rivals.length === 0)
    return [
      blocks.paragraph('alternatives-none', say(isPending ? texts.unconfirmed : texts.noAlternative)),
      ...findingsOf(input, 'competitor-analysis'),
    ];
  const named = (one: SaidAmount): string | undefined => rivalOf(coach.business, one)?.quote.toLowerCase();
  const rows = rivals.map((rival): Cell[] => {
    const its = numbers.filter((one) => named(one) === rival.quote.toLowerCase());
    const price = its.find(({ role }) => role === 'rival.price');
    return [quoted(rival), its.length > 0 ? listed(its.map(quoted)) : null, say(findOut(rival, price))];
  });
  return [
    blocks.table('alternatives', {
      caption: say(texts.alternatives),
      head: [say(texts.alternative), say(texts.itsPrice), say(texts.findOut)],
      rows,
    }),
    ...(faults.length > 0
      ? [
          blocks.table('alternatives-said', {
            caption: say(texts.itsFault),
            head: [say(texts.words)],
            rows: faults.map((words) => [quoted(words)]),
          }),
        ]
      : []),
    ...findingsOf(input, 'competitor-analysis'),
  ];
}

function findOut({ role }: SaidWords, price: SaidAmount | undefined): Message['text'] {
  if (role !== 'rival') return texts.findLastTime;
  return price ? texts.findLimits : texts.findPrice;
}
