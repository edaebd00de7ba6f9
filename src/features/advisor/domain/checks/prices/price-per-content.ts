import { op } from '#shared/formula-build.ts';
import type { SaidAmount } from '../../business/business.ts';
import { type Check, type Coach, ifChosen, type Outcome, once } from '../../coach/coach.ts';
import { askFor, choiceOf, chooseFrom, isUnknown } from '../../coach/question.ts';
import type { Term } from '../../reckoning/ledger.ts';
import { figure, quoted, say } from '../../say/message.ts';
import { moneyTerm, numberTerm } from '../terms.ts';
import { holdsKey, packsOf, singlesOf, sizesOf } from './pack.ts';
import { priceTerm } from './priced.ts';

const texts = {
  asks: /*i18n*/ {
    id: 'advisor.check.content.asks',
    message: 'Do customers who pay “{block}” count what they get for it, such as pieces, hours or people?',
  },
  because: /*i18n*/ {
    id: 'advisor.check.content.because',
    message: 'Whoever counts works out what each of them costs.',
  },
  varies: /*i18n*/ { id: 'advisor.check.content.varies', message: 'Yes, and it is sometimes more, sometimes less' },
  fixed: /*i18n*/ { id: 'advisor.check.content.fixed', message: 'Yes, and it is always the same number' },
  none: /*i18n*/ { id: 'advisor.check.content.none', message: 'No' },
  mostAsks: /*i18n*/ {
    id: 'advisor.check.content.most',
    message: 'How many of what your customers count are in “{block}” at most?',
  },
  mostBecause: /*i18n*/ {
    id: 'advisor.check.content.most.because',
    message: 'It decides what each of them costs your customer.',
  },
  most: /*i18n*/ { id: 'advisor.check.content.term.most', message: 'Most that a customer gets for it' },
  many: /*i18n*/ { id: 'advisor.check.content.term.many', message: 'How many a customer gets for it' },
  each: /*i18n*/ { id: 'advisor.check.content.term.each', message: 'What each costs the customer' },
  found: /*i18n*/ {
    id: 'advisor.check.content.found',
    message: 'For “{block}” a customer who gets {most} pays {full} for each. Who gets only {few} pays {dear} for each.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.content.next',
    message: 'Ask five customers how many they would have for it, and whether they would pay the price of each.',
  },
  caption: /*i18n*/ { id: 'advisor.check.content.caption', message: 'What one costs within “{block}”' },
};

/** A price for a block, such as a day, in which a customer gets now more and now less. */
export const pricePerContent: Check = {
  id: 'price-per-content',
  section: 'revenue-streams',
  look(coach) {
    const [block, ...others] = packsOf(coach);
    if (!block || others.length > 0 || sizesOf(coach).length > 0) return null;
    const { answers } = coach.business;
    // Where it holds several of something that has a price of its own, pack-against-single compares the two.
    if (singlesOf(coach).length > 0 && choiceOf(answers, holdsKey(block)) !== 'none') return null;
    const question = chooseFrom(`content/${block.mention}`, {
      asks: say(texts.asks, { block: quoted(block) }),
      because: say(texts.because),
      options: { varies: say(texts.varies), fixed: say(texts.fixed), none: say(texts.none) },
    });
    return ifChosen(coach, question, 'varies', () => find(coach, block));
  },
};

/** The parts of the most that are looked at: the full number, three quarters and half of it. */
const parts = [1, 0.75, 0.5] as const;

function find(coach: Coach, block: SaidAmount): Outcome {
  const { ledger } = coach;
  const price = priceTerm(coach, block);
  const asks = askFor(
    `content.most/${block.mention}`,
    { asks: say(texts.mostAsks, { block: quoted(block) }), because: say(texts.mostBecause) },
    { unit: 'count', min: 2, max: 10_000 },
  );
  if (isUnknown(coach.business.answers, asks.key)) return null;
  const most = ledger.asked({ id: 'content.most', label: say(texts.most), unit: 'count' }, asks);
  const rows = parts.map((part, at): [many: Term, each: Term] => {
    const many = numberTerm(
      ledger,
      [`content.many.${at + 1}`, 'count'],
      texts.many,
      op('ceil', op('multiply', most.id, part)),
    );
    return [many, moneyTerm(ledger, `content.each.${at + 1}`, texts.each, op('divide', price.id, many.id))];
  });
  const [full, , half] = rows;
  if (!full || !half) return null;
  return once([full[1], half[1]], () => ({
    severity: 'tells',
    stake: 0,
    says: say(texts.found, {
      block: quoted(block),
      most: figure(most),
      full: figure(full[1]),
      few: figure(half[0]),
      dear: figure(half[1]),
    }),
    next: say(texts.next),
    table: {
      caption: say(texts.caption, { block: quoted(block) }),
      head: [say(texts.many), say(texts.each)],
      // Of a small number, three quarters are the number itself.
      rows: rows
        .filter(([many], at) => many.value !== rows[at - 1]?.[0].value)
        .map((row) => row.map((term) => figure(term))),
    },
    restsOn: [block.mention],
  }));
}
