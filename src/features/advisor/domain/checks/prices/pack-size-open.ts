import { op } from '#shared/formula-build.ts';
import { type Check, once } from '../../coach/coach.ts';
import { quoted, say } from '../../say/message.ts';
import { numberOf, numberTerm } from '../terms.ts';
import { isSizeOpen, onPacks } from './pack.ts';
import { priceTerm, singles } from './priced.ts';

const texts = {
  worth: /*i18n*/ { id: 'advisor.check.packSize.term.worth', message: 'Single ones for the price of the pack' },
  found: /*i18n*/ {
    id: 'advisor.check.packSize.found',
    message:
      '“{pack}” costs as much as {worth}. Only with more than that in it does a customer save by taking the pack.',
  },
};

/** What a pack is worth in single ones, while nobody said how many are in it. */
export const packSizeOpen: Check = {
  id: 'pack-size-open',
  section: 'revenue-streams',
  look: (coach) =>
    onPacks(coach, (pack, single) => {
      if (!isSizeOpen(coach, pack)) return null;
      const packPrice = priceTerm(coach, pack);
      const onePrice = priceTerm(coach, single);
      // A pack that is cheaper than one of what it holds several of was misread, or is no pack.
      if (numberOf(packPrice) <= numberOf(onePrice)) return null;
      const by = op('divide', packPrice.id, onePrice.id);
      const worth = numberTerm(coach.ledger, ['packSize.worth', 'count'], texts.worth, by);
      return once([worth], () => ({
        severity: 'tells',
        stake: 0,
        says: say(texts.found, { pack: quoted(pack), worth: singles(worth, single.unit) }),
        restsOn: [pack.mention, single.mention],
      }));
    }),
};
