import { type SaidWords, wordsOf } from '../../business/business.ts';
import type { Check, Finding } from '../../coach/coach.ts';
import { choiceOf, chooseFrom, type Question } from '../../coach/question.ts';
import { quoted, say } from '../../say/message.ts';
import { quotedList } from './rival-words.ts';

const texts = {
  asks: /*i18n*/ { id: 'advisor.check.elsewhere.asks', message: 'Who is in “{place}”?' },
  because: /*i18n*/ {
    id: 'advisor.check.elsewhere.because',
    message: 'An alternative in another place is one only if it reaches your customers.',
  },
  option: /*i18n*/ { id: 'advisor.check.elsewhere.option', message: '“{words}”' },
  mine: /*i18n*/ { id: 'advisor.check.elsewhere.mine', message: 'I or my customers' },
  found: /*i18n*/ {
    id: 'advisor.check.elsewhere.found',
    message:
      '“{rival}” is in “{place}”, and you named {own} as where you or your customers are. Whether your customers can choose it at all depends on whether it reaches them.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.elsewhere.next',
    message: 'Find out whether “{rival}” has a branch near your customers, comes to them or sells online.',
  },
};

/** A place was named among the alternatives that is not one's own. */
export const rivalElsewhere: Check = {
  id: 'rival-elsewhere',
  section: 'competitor-analysis',
  look({ business }) {
    const towns = wordsOf(business, 'town');
    const own = towns.filter(({ question }) => question !== 'competitors');
    const rivals = wordsOf(business, 'rival');
    const places = towns.filter((town) => town.question === 'competitors' && !own.some((mine) => isSame(mine, town)));
    if (own.length === 0 || rivals.length === 0) return null;
    for (const place of places) {
      const question = asking(place, rivals);
      if (!business.answers.has(question.key)) return { asks: question };
      const rival = rivals.find(({ mention }) => mention === choiceOf(business.answers, question.key));
      if (rival) return { found: find(place, rival, own) };
    }
    return null;
  },
};

const find = (place: SaidWords, rival: SaidWords, own: readonly SaidWords[]): Finding => ({
  severity: 'tells',
  stake: 0,
  says: say(texts.found, { rival: quoted(rival), place: quoted(place), own: quotedList(own) }),
  next: say(texts.next, { rival: quoted(rival) }),
  restsOn: [rival.mention, place.mention, ...own.map(({ mention }) => mention)],
});

/** The same name written alike: no more than that is known of two places. */
const isSame = (one: SaidWords, other: SaidWords): boolean => one.quote.toLowerCase() === other.quote.toLowerCase();

const asking = (place: SaidWords, rivals: readonly SaidWords[]): Question =>
  chooseFrom(`place.of/${place.mention}`, {
    asks: say(texts.asks, { place: quoted(place) }),
    because: say(texts.because),
    options: {
      ...Object.fromEntries(rivals.map((rival) => [rival.mention, say(texts.option, { words: quoted(rival) })])),
      mine: say(texts.mine),
    },
  });
