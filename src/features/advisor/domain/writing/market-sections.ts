import type { Block } from '#shared/prose.ts';
import { amountsOf, type SaidAmount, type SaidWords, wordsOf } from '../business/business.ts';
import { isOfAnother, rivalOf } from '../checks/alternatives/rival-words.ts';
import type { AmountRole } from '../reading/roles.ts';
import { wrongParts } from '../reckoning/asked-again.ts';
import { figure, listed, quoted, quotedWhole, say, type Text } from '../say/message.ts';
import type { Cell } from './blocks.ts';
import { findingsOf } from './findings.ts';
import type { WritingInput } from './plan-input.ts';
import { sectionTexts as texts } from './section-texts.ts';

const marketNames: Readonly<Partial<Record<AmountRole, Text>>> = {
  'customers.possible': texts.marketPossible,
  'customer.budget': texts.marketBudget,
  'sales.current': texts.marketCurrent,
  'partner.count': texts.marketPartners,
};

/** How many there are, as far as that was said, and what reaching them takes. */
export function marketAnalysis(input: WritingInput): readonly Block[] {
  const { blocks, coach } = input;
  const said = coach.business.amounts.filter(({ role }) => marketNames[role]);
  const isPending = said.length === 0 && coach.pending.has('customers.possible');
  return [
    ...(said.length > 0
      ? [
          blocks.table('market', {
            caption: say(texts.market),
            head: [say(texts.words), say(texts.what)],
            rows: onceEach(said, ({ clause, quote }) => clause ?? quote).map((amount) => [
              quotedWhole(amount),
              say(marketNames[amount.role]!),
            ]),
          }),
        ]
      : []),
    ...(isPending ? [blocks.paragraph('market-size', say(texts.unconfirmed))] : []),
    ...findingsOf(input, 'market-analysis'),
  ];
}

/** Without those whose words stand there already: several numbers of one clause are quoted by it. */
function onceEach<T>(all: readonly T[], wordsOf: (one: T) => string): readonly T[] {
  const words = all.map(wordsOf);
  return all.filter((_, at) => words.indexOf(words[at]!) === at);
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
  const isPending = rows.length === 0 && kinds.some(([role]) => coach.pending.has(role));
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
    ...(isPending ? [blocks.paragraph('customers-missing', say(texts.unconfirmed))] : []),
    ...findingsOf(input, 'target-audience'),
  ];
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
  const columns = [
    { head: texts.itsPrice, roles: ['rival.price'] },
    { head: texts.itsRest, roles: ['rival.wait', 'rival.trait'] },
  ] as const;
  const said = (rival: SaidWords, roles: readonly AmountRole[]) =>
    numbers.filter((one) => roles.includes(one.role) && named(one) === rival.quote.toLowerCase());
  const faultsOf = (rival: SaidWords) => faults.filter(({ of }) => of === rival.mention);
  const others = faults.filter((fault) => !rivals.some((rival) => faultsOf(rival).includes(fault)));
  const hasFaults = others.length < faults.length;
  const ofAnother = numbers.filter((one) => one.role === 'rival.price' && isOfAnother(coach.business, one));
  const used = columns.filter(
    ({ head, roles }) =>
      (head === texts.itsPrice && ofAnother.length > 0) || rivals.some((rival) => said(rival, roles).length > 0),
  );
  const hasPrices = used.some(({ head }) => head === texts.itsPrice);
  const width = used.length + (hasFaults ? 1 : 0);
  const table = blocks.table('alternatives', {
    caption: say(texts.alternatives),
    head: [say(texts.alternative), ...used.map(({ head }) => say(head)), ...(hasFaults ? [say(texts.itsFault)] : [])],
    rows: [
      ...(hasPrices ? ownRows(input, width) : []),
      ...rivals.map((rival): Cell[] => [
        quoted(rival),
        ...used.map(({ roles }) => {
          const its = said(rival, roles);
          return its.length > 0 ? listed(its.map(quoted)) : null;
        }),
        ...(hasFaults ? [faultsOf(rival).length > 0 ? listed(faultsOf(rival).map(quoted)) : null] : []),
      ]),
      ...ofAnother.map((price): Cell[] => [
        say(texts.somebodyElse),
        quoted(price),
        ...Array<Cell>(width - 1).fill(null),
      ]),
    ],
  });
  return [
    table,
    ...(others.length > 0
      ? [
          blocks.table('alternatives-said', {
            caption: say(texts.itsFault),
            head: [say(texts.words)],
            rows: others.map((words) => [quoted(words)]),
          }),
        ]
      : []),
    ...findingsOf(input, 'competitor-analysis'),
  ];
}

/** The own prices, above those of the others. */
function ownRows({ coach }: WritingInput, columns: number): readonly (readonly Cell[])[] {
  const { sale } = coach;
  const isWrong = wrongParts(coach.business.answers).has('price');
  return [sale, ...sale.others]
    .filter(
      ({ said, isMonthly, price }) =>
        said !== undefined && ownRoles.has(said.role) && !isMonthly && price.lacks.length === 0,
    )
    .slice(0, mostOwn)
    .map(({ said, name, price }): Cell[] => [
      name ? say(texts.youWith, { name: { kind: 'quote', quote: name } }) : say(texts.you),
      // A price that its founder called wrong is the one they gave instead.
      isWrong ? figure(price) : quoted(said!),
      ...Array<Cell>(Math.max(0, columns - 1)).fill(null),
    ]);
}

/** Not of extras and fees: nobody chooses between them and somebody else. */
const ownRoles: ReadonlySet<AmountRole> = new Set<AmountRole>(['price', 'price.period', 'price.pack']);

/** So many of the own prices stand beside those of others. */
const mostOwn = 3;
