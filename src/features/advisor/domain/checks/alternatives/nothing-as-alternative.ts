import { type SaidWords, wordsOf } from '../../business/business.ts';
import { type Check, type Coach, type Finding, ifChosen } from '../../coach/coach.ts';
import { chooseFrom } from '../../coach/question.ts';
import { quoted, say } from '../../say/message.ts';
import { rivalPrices } from './rival-words.ts';

const texts = {
  asks: /*i18n*/ { id: 'advisor.check.nothing.asks', message: 'What do you mean by “{words}”?' },
  because: /*i18n*/ {
    id: 'advisor.check.nothing.because',
    message: 'Who does nothing about it pays nothing today: that is another start than having no rival.',
  },
  undone: /*i18n*/ { id: 'advisor.check.nothing.undone', message: 'Customers leave it undone' },
  nobody: /*i18n*/ { id: 'advisor.check.nothing.nobody', message: 'Nobody else offers it' },
  only: /*i18n*/ {
    id: 'advisor.check.nothing.only',
    message:
      'Your customers do nothing about it today, “{words}”, and you named nobody whom they pay for it. What leaving it undone costs them decides what they will pay you.',
  },
  some: /*i18n*/ {
    id: 'advisor.check.nothing.some',
    message:
      'Some customers do nothing about it today, “{words}”. With them you compete with no price: what leaving it undone costs them decides what they will pay you.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.nothing.next',
    message:
      'Ask ten of them when they last left it undone, and what that cost them in money or hours. If most cannot name anything, look for those who can.',
  },
};

/** Customers leave undone what is sold. */
export const nothingAsAlternative: Check = {
  id: 'nothing-as-alternative',
  section: 'competitor-analysis',
  look(coach) {
    const [nothing] = wordsOf(coach.business, 'rival.nothing');
    if (!nothing) return null;
    const question = chooseFrom(`nothing/${nothing.mention}`, {
      asks: say(texts.asks, { words: quoted(nothing) }),
      because: say(texts.because),
      options: { undone: say(texts.undone), nobody: say(texts.nobody) },
    });
    return ifChosen(coach, question, 'undone', () => ({ found: find(coach, nothing) }));
  },
};

function find({ business }: Coach, nothing: SaidWords): Finding {
  const isAlone = wordsOf(business, 'rival', 'rival.self').length + rivalPrices(business).length === 0;
  return {
    severity: 'tells',
    stake: 0,
    says: say(isAlone ? texts.only : texts.some, { words: quoted(nothing) }),
    next: say(texts.next),
    restsOn: [nothing.mention],
  };
}
