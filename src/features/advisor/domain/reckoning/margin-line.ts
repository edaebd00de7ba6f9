import { ref } from '#shared/formula-build.ts';
import type { SaidAmount } from '../business/business.ts';
import { askFor } from '../coach/question.ts';
import { quoted, quoteOf, say } from '../say/message.ts';
import type { Ledger } from './ledger.ts';
import type { SaleLine } from './sale-line.ts';
import { saleTexts as texts } from './sale-texts.ts';

/**
 * What goods and material leave that customers pay on top, of which a founder named the margin: asked by the month, as nobody said on
 * how much it is earned. One such month is one sale that costs nothing more.
 */
export function addMargin(ledger: Ledger, share: SaidAmount, prefix: string): SaleLine {
  const words = quoted(share);
  const question = askFor(
    `margin/${share.mention}`,
    { asks: say(texts.marginAsks, { words }), because: say(texts.marginBecause) },
    { unit: 'money', per: 'month', min: 0, max: 100_000_000_000 },
  );
  const label = say(texts.margin, { words });
  const price = ledger.asked({ id: `${prefix}price`, label, unit: 'money' }, question);
  return {
    said: share,
    name: quoteOf(share),
    unit: undefined,
    isMonthly: true,
    price,
    direct: ledger.formula({ id: `${prefix}direct`, label: say(texts.direct), unit: 'money' }, 0),
    commission: undefined,
    tax: undefined,
    times: 1,
    left: ledger.formula({ id: `${prefix}left`, label, unit: 'money' }, ref(price.id)),
    volume: ledger.formula({ id: `${prefix}volume`, label: say(texts.volume), unit: 'count' }, 1),
  };
}
