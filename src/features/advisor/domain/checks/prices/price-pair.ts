import { amountsOf, type Business, type SaidAmount } from '../../business/business.ts';
import { chooseFrom, type Question } from '../../coach/question.ts';
import type { AmountRole } from '../../reading/roles.ts';
import { minorOf } from '../../reckoning/said-terms.ts';
import { quoted, say } from '../../say/message.ts';
import { isPlain } from './priced.ts';

const texts = {
  asks: /*i18n*/ { id: 'advisor.check.pair.asks', message: 'How do “{low}” and “{high}” differ?' },
  because: /*i18n*/ {
    id: 'advisor.check.pair.because',
    message: 'Where a customer takes one or the other, the two prices are compared.',
  },
  larger: /*i18n*/ { id: 'advisor.check.pair.larger', message: '“{high}” is a larger version of the same' },
  faster: /*i18n*/ { id: 'advisor.check.pair.faster', message: '“{high}” is the same, only faster' },
  differs: /*i18n*/ { id: 'advisor.check.pair.differs', message: 'They are different things' },
};

/** Two prices of which a customer may take one or the other, with nothing of their kind in between. */
export interface PricePair {
  readonly low: SaidAmount;
  readonly high: SaidAmount;
  /** How many times the lower the higher is: for deciding, not for showing. */
  readonly times: number;
}

/** Prices further apart than this are of different things: it is not even asked. */
const furthest = 10;

/**
 * The pair of flat prices with the widest step, where all are for the same time as far as it was said, and the pair of single
 * prices, where there are just two of them for the same time. None where one of the kind is a range or of another currency: it
 * could lie between the two.
 */
export function pricePairs(business: Business): { readonly flat?: PricePair; readonly single?: PricePair } {
  const allOf = (role: AmountRole): readonly SaidAmount[] => {
    const prices = amountsOf(business, role);
    return prices.every((one) => isPlain(business, one)) ? prices : [];
  };
  const flats = allOf('price.period');
  const ones = allOf('price');
  const times = new Set(flats.flatMap(({ every }) => every ?? []));
  const [flat] = times.size > 1 ? [] : stepsOf(business, flats).sort((a, b) => b.times - a.times);
  const [single] = ones.length === 2 && ones[0]?.every === ones[1]?.every ? stepsOf(business, ones) : [];
  return { ...(flat && { flat }), ...(single && { single }) };
}

function stepsOf(business: Business, prices: readonly SaidAmount[]): PricePair[] {
  const worth = (one: SaidAmount): number => minorOf(one, business.currency) ?? 0;
  const sorted = prices.toSorted((a, b) => worth(a) - worth(b));
  return sorted
    .slice(1)
    .map((high, at) => ({ low: sorted[at]!, high, times: worth(high) / worth(sorted[at]!) }))
    .filter(({ times }) => times > 1 && times <= furthest);
}

/** How the two differ; answered with `larger`, `faster` or `differs`. */
export const differing = ({ low, high }: PricePair): Question =>
  chooseFrom(`differ/${low.mention}/${high.mention}`, {
    asks: say(texts.asks, { low: quoted(low), high: quoted(high) }),
    because: say(texts.because),
    options: {
      larger: say(texts.larger, { high: quoted(high) }),
      faster: say(texts.faster, { high: quoted(high) }),
      differs: say(texts.differs),
    },
  });
