import { op, total } from '#shared/formula-build.ts';
import type { SaidAmount } from '../../business/business.ts';
import { type Check, type Coach, type Outcome, once } from '../../coach/coach.ts';
import type { Term } from '../../reckoning/ledger.ts';
import { choose, figure, listed, quoted, say } from '../../say/message.ts';
import { moneyTerm } from '../terms.ts';
import { choosing, inQuotes, plainPrices, priceTerm } from './priced.ts';

const texts = {
  asks: /*i18n*/ { id: 'advisor.check.addon.asks', message: 'With which of these do customers buy {addons}?' },
  because: /*i18n*/ { id: 'advisor.check.addon.because', message: 'It decides what an average sale brings.' },
  none: /*i18n*/ { id: 'advisor.check.addon.none', message: 'None of them, several, or everybody pays it' },
  share: /*i18n*/ { id: 'advisor.check.addon.term.share', message: 'Share of buyers who add it' },
  shareBasis: /*i18n*/ {
    id: 'advisor.check.addon.term.share.basis',
    message: 'A round number to look at; put in what you see at your own sales.',
  },
  average: /*i18n*/ { id: 'advisor.check.addon.term.average', message: 'What a sale brings with add-ons, on average' },
  found: /*i18n*/ {
    id: 'advisor.check.addon.found',
    message:
      'If {share} of those who pay “{main}” also take {addons}, a sale brings {average} on average instead of {price}.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.addon.next',
    message:
      '{count, plural, one {Offer it to the next ten buyers, and count how many take it.} other {Offer them to the next ten buyers, and count how many take each.}}',
  },
  caption: /*i18n*/ { id: 'advisor.check.addon.caption', message: 'What add-ons bring' },
  headShare: /*i18n*/ { id: 'advisor.check.addon.head.share', message: 'Buyers who add it' },
  headAverage: /*i18n*/ { id: 'advisor.check.addon.head.average', message: 'A sale brings on average' },
};

/** The shares that are looked at, in percent; the second stands in the sentence. */
const shares = [10, 30, 50] as const;

/** What extras add to an average sale, at a few shares of buyers who take them. */
export const addOnWorth: Check = {
  id: 'add-on-worth',
  section: 'revenue-streams',
  look(coach) {
    const { business } = coach;
    const [first, ...more] = plainPrices(business, 'price.addon');
    if (!first || more.some(({ every }) => every !== first.every)) return null;
    const addons = [first, ...more];
    // What is paid once and what is paid every month make no common sum.
    const mains = plainPrices(business, 'price', 'price.period', 'price.pack').filter(
      ({ every }) => every === first.every,
    );
    const asking = {
      asks: say(texts.asks, { addons: listed(addons.map(inQuotes)) }),
      because: say(texts.because),
      none: say(texts.none),
    };
    return choosing(coach, `addon.with/${first.mention}`, asking, mains, (main) => find(coach, main, addons));
  },
};

function find(coach: Coach, main: SaidAmount, addons: readonly SaidAmount[]): Outcome {
  const { ledger } = coach;
  const price = priceTerm(coach, main);
  const extras = total(addons.map((addon) => priceTerm(coach, addon).id));
  const rows = shares.map((percent): [share: Term, average: Term] => {
    const id = `addon.share.${percent}`;
    // A case that is looked at and no claim about these buyers: what follows is as exact as the prices.
    const spec = { id, label: say(texts.share), unit: 'percent' } as const;
    const share = ledger.convention(spec, percent, say(texts.shareBasis));
    const part = op('multiply', extras, op('divide', id, 100));
    return [share, moneyTerm(ledger, `addon.average.${percent}`, texts.average, op('add', price.id, part))];
  });
  const [share, average] = rows[1]!;
  return once([average], () => ({
    severity: 'tells',
    stake: 0,
    says: say(texts.found, {
      share: figure(share),
      main: quoted(main),
      addons: listed(addons.map(inQuotes)),
      average: figure(average),
      price: figure(price),
    }),
    next: say(texts.next, { count: choose(addons.length) }),
    table: {
      caption: say(texts.caption),
      head: [say(texts.headShare), say(texts.headAverage)],
      rows: rows.map((row) => row.map((term) => figure(term))),
    },
    restsOn: [main, ...addons].map(({ mention }) => mention),
  }));
}
