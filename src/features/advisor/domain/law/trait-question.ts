import type { Business } from '../business/business.ts';
import { type Question, tickFrom } from '../coach/question.ts';
import type { Text } from '../say/message.ts';
import { type Duty, dutiesFor } from './duties.ts';

const texts = {
  asks: /*i18n*/ { id: 'advisor.traits.asks', message: 'Which of these will your business do?' },
  because: /*i18n*/ {
    id: 'advisor.traits.because',
    message: 'Each has duties of its own in your country. Tick none if none holds.',
  },
};

/** What of a business makes a duty apply, as a person ticks it. */
const traits: Readonly<Record<string, Text>> = {
  employs: /*i18n*/ { id: 'advisor.trait.employs', message: 'employ somebody' },
  food: /*i18n*/ { id: 'advisor.trait.food', message: 'make, serve or sell food' },
  alcohol: /*i18n*/ { id: 'advisor.trait.alcohol', message: 'sell or serve alcohol' },
  'sells-online': /*i18n*/ { id: 'advisor.trait.sellsOnline', message: 'sell online, by phone or at the door' },
  'ships-goods': /*i18n*/ { id: 'advisor.trait.shipsGoods', message: 'send goods to customers' },
  'sells-to-consumers': /*i18n*/ { id: 'advisor.trait.sellsToConsumers', message: 'sell to private people' },
  imports: /*i18n*/ { id: 'advisor.trait.imports', message: 'bring in goods from abroad' },
  premises: /*i18n*/ { id: 'advisor.trait.premises', message: 'have rooms that customers come to' },
  vehicle: /*i18n*/ { id: 'advisor.trait.vehicle', message: 'drive goods or work from a vehicle' },
  'street-trade': /*i18n*/ {
    id: 'advisor.trait.streetTrade',
    message: 'sell on markets, in the street or from a vehicle',
  },
  'drives-people': /*i18n*/ { id: 'advisor.trait.drivesPeople', message: 'drive people' },
  children: /*i18n*/ { id: 'advisor.trait.children', message: 'look after or teach children' },
  teaching: /*i18n*/ { id: 'advisor.trait.teaching', message: 'teach or train' },
  health: /*i18n*/ { id: 'advisor.trait.health', message: 'treat people' },
  beauty: /*i18n*/ { id: 'advisor.trait.beauty', message: 'do hair, nails or skin' },
  cosmetics: /*i18n*/ { id: 'advisor.trait.cosmetics', message: 'make or bring in cosmetics' },
  toys: /*i18n*/ { id: 'advisor.trait.toys', message: 'make or bring in toys' },
  electrical: /*i18n*/ { id: 'advisor.trait.electrical', message: 'make, sell or fit electrical things' },
  construction: /*i18n*/ { id: 'advisor.trait.construction', message: 'build or renovate' },
  animals: /*i18n*/ { id: 'advisor.trait.animals', message: 'keep, care for or sell animals' },
  accommodation: /*i18n*/ { id: 'advisor.trait.accommodation', message: 'let rooms to guests' },
  events: /*i18n*/ { id: 'advisor.trait.events', message: 'hold events' },
  'music-in-public': /*i18n*/ { id: 'advisor.trait.musicInPublic', message: 'play music where others hear it' },
  'personal-data': /*i18n*/ { id: 'advisor.trait.personalData', message: 'keep data about health, children or faith' },
  security: /*i18n*/ { id: 'advisor.trait.security', message: 'guard people or places' },
  finance: /*i18n*/ { id: 'advisor.trait.finance', message: 'lend, insure or advise on money' },
  gambling: /*i18n*/ { id: 'advisor.trait.gambling', message: 'offer games of chance' },
};

const key = 'traits';

/** Asks what the business does, of what makes a duty apply in its country; nothing where no country was chosen or none is known. */
export function traitQuestion({ country }: Business, today: string): Question | null {
  if (!country) return null;
  const all = Object.keys(traits);
  const known = new Set(
    dutiesFor({ country, traits: all }, new Date(today)).flatMap(({ appliesTo, needs = [] }) => [
      ...appliesTo,
      ...needs,
    ]),
  );
  const options = Object.fromEntries(
    Object.entries(traits).flatMap(([trait, text]) => (known.has(trait) ? [[trait, text]] : [])),
  );
  if (Object.keys(options).length === 0) return null;
  return tickFrom(key, { asks: texts.asks, because: texts.because, options });
}

/** The duties of a business by what its founder ticked; none before, and none of another country. */
export function knownDuties({ country, answers }: Business, today: string): readonly Duty[] {
  const answer = answers.get(key);
  if (!country || answer?.kind !== 'choices') return [];
  return dutiesFor({ country, traits: answer.choices }, new Date(today));
}
