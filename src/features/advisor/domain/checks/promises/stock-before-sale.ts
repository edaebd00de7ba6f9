import { op } from '#shared/formula-build.ts';
import { amountsOf, type SaidAmount } from '../../business/business.ts';
import { type Check, type Coach, ifChosen, type Outcome } from '../../coach/coach.ts';
import { askFor, chooseFrom } from '../../coach/question.ts';
import { choose, figure, quoted, say } from '../../say/message.ts';
import { moneyTerm, numberOf, numberTerm } from '../terms.ts';
import { onceKnown } from './asking.ts';
import { countedIn } from './sales.ts';

const texts = {
  when: /*i18n*/ {
    id: 'advisor.check.stock.when',
    message: 'Do you make or buy what you sell for “{price}” before anybody has ordered it?',
  },
  pieces: /*i18n*/ {
    id: 'advisor.check.stock.pieces',
    message: 'How many do you make or buy at once of what you sell for “{price}”?',
  },
  because: /*i18n*/ {
    id: 'advisor.check.stock.because',
    message: 'What lies on the shelf is paid for and brings nothing yet.',
  },
  stock: /*i18n*/ { id: 'advisor.check.stock.stock', message: 'Yes, several at once' },
  order: /*i18n*/ { id: 'advisor.check.stock.order', message: 'No, only once it is ordered' },
  service: /*i18n*/ { id: 'advisor.check.stock.service', message: 'Neither: I sell work or time' },
  piecesTerm: /*i18n*/ { id: 'advisor.check.stock.term.pieces', message: 'Made or bought at once' },
  tied: /*i18n*/ { id: 'advisor.check.stock.term.tied', message: 'Paid before the first sale' },
  back: /*i18n*/ { id: 'advisor.check.stock.term.back', message: 'Sales that bring it back' },
  found: /*i18n*/ {
    id: 'advisor.check.stock.found',
    message:
      'You make or buy {pieces} at once, before the first one is sold. At {direct} each that takes {tied} in advance. {count, plural, one {{back} has} other {{back} have}} to be sold before this money is back.',
  },
  loss: /*i18n*/ {
    id: 'advisor.check.stock.loss',
    message:
      'You make or buy {pieces} at once, before the first one is sold. At {direct} each that takes {tied} in advance, and selling all of them at {price} does not bring it back.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.stock.next',
    message: 'Find out what half as many at a time would cost, and take the first orders before you pay for them.',
  },
};

/** Things are made or bought before they are sold: what that takes, and when it is back. */
export const stockBeforeSale: Check = {
  id: 'stock-before-sale',
  section: 'financial-projections',
  look(coach) {
    const { said, direct, price } = coach.sale;
    if (
      !said ||
      said.every !== undefined ||
      said.role === 'price.period' ||
      direct.lacks.length > 0 ||
      numberOf(direct) === 0
    )
      return null;
    // Whoever said how long one takes sells work; a price that is open is asked for elsewhere.
    if (price.lacks.length > 0 || amountsOf(coach.business, 'duration.unit').length > 0) return null;
    const when = chooseFrom(`stock/${said.mention}`, {
      asks: say(texts.when, { price: quoted(said) }),
      because: say(texts.because),
      options: { stock: say(texts.stock), order: say(texts.order), service: say(texts.service) },
    });
    return ifChosen(coach, when, 'stock', () => find(coach, said));
  },
};

function find(coach: Coach, said: SaidAmount): Outcome {
  const { ledger, sale } = coach;
  const { direct, price } = sale;
  const pieces = ledger.asked(
    { id: 'stock.pieces', label: say(texts.piecesTerm), unit: 'count' },
    askFor(
      `stock.pieces/${said.mention}`,
      { asks: say(texts.pieces, { price: quoted(said) }), because: say(texts.because) },
      { unit: 'count', min: 1, max: 10_000_000 },
    ),
  );
  const tied = moneyTerm(ledger, 'stock.tied', texts.tied, op('multiply', pieces.id, direct.id));
  const back = numberTerm(
    ledger,
    ['stock.back', 'count'],
    texts.back,
    op('ceil', op('divide', tied.id, op('max', 1, price.id))),
  );
  return onceKnown(coach, [tied, back], () => {
    // One piece is a thing to show, no stock.
    if (numberOf(pieces) < 2) return null;
    // Less than a month's bills moves nothing.
    if (sale.bills.lacks.length === 0 && numberOf(tied) < numberOf(sale.bills)) return null;
    const values = { pieces: countedIn(pieces, sale), direct: figure(direct), tied: figure(tied) };
    const isLoss = numberOf(back) > numberOf(pieces);
    return {
      severity: 'costs',
      stake: numberOf(tied),
      says: isLoss
        ? say(texts.loss, { ...values, price: figure(price) })
        : say(texts.found, { ...values, count: choose(numberOf(back)), back: countedIn(back, sale) }),
      next: say(texts.next),
      restsOn: [said.mention],
    };
  });
}
