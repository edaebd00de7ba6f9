import type { Business, SaidAmount } from '../business/business.ts';
import { choiceOf, chooseFrom, type Question } from '../coach/question.ts';
import { quoted, say } from '../say/message.ts';
import { isCounted, type SaleLine } from './sale-line.ts';

const texts = {
  asks: /*i18n*/ {
    id: 'advisor.ask.entryFee',
    message: 'Does each new customer that you counted pay “{fee}” once?',
  },
  because: /*i18n*/ {
    id: 'advisor.ask.entryFee.because',
    message: 'Then it comes in with everybody who joins in the first year, and not only in a normal month.',
  },
  yes: /*i18n*/ { id: 'advisor.ask.entryFee.yes', message: 'Yes, each of them' },
  no: /*i18n*/ { id: 'advisor.ask.entryFee.no', message: 'No, only some, or one for several of them' },
};

const question = (fee: SaidAmount): Question =>
  chooseFrom(`entry.each/${fee.mention}`, {
    asks: say(texts.asks, { fee: quoted(fee) }),
    because: texts.because,
    options: { yes: texts.yes, no: texts.no },
  });

/** Whether a person said that each new customer pays a fee of the beginning. */
export const isOfEachNew = ({ answers }: Business, fee: SaidAmount): boolean =>
  fee.role === 'price.entry' && choiceOf(answers, question(fee).key) === 'yes';

/** What has to be asked of fees of the beginning that are counted: customers may be flats, and the fee one of the house. */
export const feesToAsk = ({ answers }: Business, lines: readonly SaleLine[]): readonly Question[] =>
  lines.flatMap((line) => {
    if (line.said?.role !== 'price.entry' || !isCounted(line)) return [];
    const asks = question(line.said);
    return answers.has(asks.key) ? [] : [asks];
  });
