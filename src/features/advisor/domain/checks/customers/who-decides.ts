import { type SaidWords, wordsOf } from '../../business/business.ts';
import type { Check } from '../../coach/coach.ts';
import { listed, quoted, say, type Value, within } from '../../say/message.ts';

const texts = {
  words: /*i18n*/ { id: 'advisor.check.who.words', message: '“{words}”' },
  uses: /*i18n*/ {
    id: 'advisor.check.who.uses',
    message: 'You named {payers} for the bill and {users} for the use: each can say no for a reason of their own.',
  },
  usesNext: /*i18n*/ {
    id: 'advisor.check.who.usesNext',
    message: 'Talk to both in the first week: what would have to be true for a yes?',
  },
  decides: /*i18n*/ {
    id: 'advisor.check.who.decides',
    message: 'You named {deciders} for the decision and {payers} for the bill.',
  },
  decidesNext: /*i18n*/ {
    id: 'advisor.check.who.decidesNext',
    message: 'Ask both what would stop it.',
  },
};

/** Names in a sentence; more than three are a table's work. */
const names = (words: readonly SaidWords[]): Value =>
  listed(words.slice(0, 3).map((one) => within(say(texts.words, { words: quoted(one) }))));

const mentionsOf = (...words: readonly (readonly SaidWords[])[]): readonly string[] =>
  words.flat().map(({ mention }) => mention);

/** Those who are not named in the same words: "the owner" who pays and "the owner" who decides are one. */
const apartFrom = (payers: readonly SaidWords[], words: readonly SaidWords[]): readonly SaidWords[] => {
  const named = new Set(payers.map(({ quote }) => quote.toLowerCase()));
  return words.filter(({ quote }) => !named.has(quote.toLowerCase()));
};

/** Whoever pays does not use it, by the founder's own words for both. */
export const payerIsNotUser: Check = {
  id: 'payer-is-not-user',
  section: 'target-audience',
  look({ business }) {
    const payers = wordsOf(business, 'payer');
    const users = apartFrom(payers, wordsOf(business, 'user'));
    if (payers.length === 0 || users.length === 0) return null;
    return {
      found: {
        severity: 'tells',
        stake: 0,
        says: say(texts.uses, { payers: names(payers), users: names(users) }),
        next: say(texts.usesNext),
        restsOn: mentionsOf(payers, users),
      },
    };
  },
};

/** Whoever decides does not pay. */
export const deciderIsNotPayer: Check = {
  id: 'decider-is-not-payer',
  section: 'target-audience',
  look({ business }) {
    const payers = wordsOf(business, 'payer');
    const deciders = apartFrom(payers, wordsOf(business, 'decider'));
    if (payers.length === 0 || deciders.length === 0) return null;
    return {
      found: {
        severity: 'tells',
        stake: 0,
        says: say(texts.decides, { payers: names(payers), deciders: names(deciders) }),
        next: say(texts.decidesNext),
        restsOn: mentionsOf(deciders, payers),
      },
    };
  },
};
