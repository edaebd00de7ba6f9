import type { Text } from '../say/message.ts';

/**
 * What of a business makes a duty apply, as a person ticks it, and what to ask beforehand in any country. None of these says what the law is:
 * each is a question, to whoever decides it.
 */
export const traits: Readonly<Record<string, { readonly does: Text; readonly ask?: Text }>> = {
  employs: {
    does: /*i18n*/ { id: 'advisor.trait.employs', message: 'employ somebody' },
    ask: /*i18n*/ {
      id: 'advisor.trait.employs.ask',
      message:
        'Ask whoever registers employers in your country what to do before somebody’s first day, what an hour costs you with all dues, and who covers accidents at work.',
    },
  },
  food: {
    does: /*i18n*/ { id: 'advisor.trait.food', message: 'make, serve or sell food' },
    ask: /*i18n*/ {
      id: 'advisor.trait.food.ask',
      message:
        'Ask the food authority whether your kitchen, stall or transport must be registered or inspected, and what has to stand on the label.',
    },
  },
  alcohol: {
    does: /*i18n*/ { id: 'advisor.trait.alcohol', message: 'sell or serve alcohol' },
    ask: /*i18n*/ {
      id: 'advisor.trait.alcohol.ask',
      message: 'Ask the licensing office of your town which licence that needs, and how many weeks it takes.',
    },
  },
  'sells-online': {
    does: /*i18n*/ { id: 'advisor.trait.sellsOnline', message: 'sell online, by phone or at the door' },
  },
  'ships-goods': {
    does: /*i18n*/ { id: 'advisor.trait.shipsGoods', message: 'send goods to customers' },
  },
  'sells-to-consumers': {
    does: /*i18n*/ { id: 'advisor.trait.sellsToConsumers', message: 'sell to private people' },
  },
  imports: {
    does: /*i18n*/ { id: 'advisor.trait.imports', message: 'bring in goods from abroad' },
    ask: /*i18n*/ {
      id: 'advisor.trait.imports.ask',
      message: 'Ask customs which duty, tax and papers these goods need, before you order them.',
    },
  },
  premises: {
    does: /*i18n*/ { id: 'advisor.trait.premises', message: 'have rooms that customers come to' },
    ask: /*i18n*/ {
      id: 'advisor.trait.premises.ask',
      message:
        'Ask the planning office whether the rooms may be used for this and the fire service what it demands, and have the landlord’s yes in writing.',
    },
  },
  vehicle: {
    does: /*i18n*/ { id: 'advisor.trait.vehicle', message: 'drive goods or work from a vehicle' },
    ask: /*i18n*/ {
      id: 'advisor.trait.vehicle.ask',
      message:
        'Ask your insurer whether the vehicle is covered for this work, with what is in it, and the transport authority whether carrying goods for others needs a licence.',
    },
  },
  'street-trade': {
    does: /*i18n*/ { id: 'advisor.trait.streetTrade', message: 'sell on markets, in the street or from a vehicle' },
    ask: /*i18n*/ {
      id: 'advisor.trait.streetTrade.ask',
      message:
        'Ask the local authority which permit a stall or a vehicle needs at each place, and what the place costs.',
    },
  },
  'drives-people': {
    does: /*i18n*/ { id: 'advisor.trait.drivesPeople', message: 'drive people' },
    ask: /*i18n*/ {
      id: 'advisor.trait.drivesPeople.ask',
      message:
        'Ask the transport authority which licences the business, each driver and each vehicle need for passengers who pay, and the insurer for cover of them.',
    },
  },
  children: {
    does: /*i18n*/ { id: 'advisor.trait.children', message: 'look after or teach children' },
    ask: /*i18n*/ {
      id: 'advisor.trait.children.ask',
      message:
        'Ask the youth office or the school authority which checks everybody who works with them needs, and from when on looking after them needs a licence.',
    },
  },
  teaching: {
    does: /*i18n*/ { id: 'advisor.trait.teaching', message: 'teach or train' },
    ask: /*i18n*/ {
      id: 'advisor.trait.teaching.ask',
      message:
        'Ask the tax office whether these lessons are free of sales tax and, where you certify anything, whoever is to accept it what they demand of you.',
    },
  },
  health: {
    does: /*i18n*/ { id: 'advisor.trait.health', message: 'treat people' },
    ask: /*i18n*/ {
      id: 'advisor.trait.health.ask',
      message:
        'Ask the health authority whether the work, the title and the rooms need a licence, and what you may not promise.',
    },
  },
  beauty: {
    does: /*i18n*/ { id: 'advisor.trait.beauty', message: 'do hair, nails, skin or tattoos' },
    ask: /*i18n*/ {
      id: 'advisor.trait.beauty.ask',
      message: 'Ask the health authority whether the work needs a qualification, a licence or rooms of a certain kind.',
    },
  },
  cosmetics: {
    does: /*i18n*/ { id: 'advisor.trait.cosmetics', message: 'make or bring in cosmetics' },
    ask: /*i18n*/ {
      id: 'advisor.trait.cosmetics.ask',
      message:
        'Ask a laboratory what the safety report of each recipe costs, and the authority where each has to be notified.',
    },
  },
  toys: {
    does: /*i18n*/ { id: 'advisor.trait.toys', message: 'make or bring in toys' },
  },
  electrical: {
    does: /*i18n*/ { id: 'advisor.trait.electrical', message: 'make, sell or fit electrical things' },
    ask: /*i18n*/ {
      id: 'advisor.trait.electrical.ask',
      message:
        'Ask your trade association who may make, fit or repair them, which test each needs before it goes out, and who takes old ones back.',
    },
  },
  products: {
    does: /*i18n*/ { id: 'advisor.trait.products', message: 'make or bring in things that others wear, use or drive' },
    ask: /*i18n*/ {
      id: 'advisor.trait.products.ask',
      message:
        'Ask your trade association which tests, marks or warnings such a product needs, if any, and an insurer what product liability costs.',
    },
  },
  construction: {
    does: /*i18n*/ {
      id: 'advisor.trait.construction',
      message: 'build, renovate, fit gas or water, or work at height',
    },
    ask: /*i18n*/ {
      id: 'advisor.trait.construction.ask',
      message:
        'Ask the building authority and the trade body which of this work needs a permit, an entry in a register or somebody who signs for it.',
    },
  },
  heritage: {
    does: /*i18n*/ { id: 'advisor.trait.heritage', message: 'work on old buildings, monuments or graves' },
    ask: /*i18n*/ {
      id: 'advisor.trait.heritage.ask',
      message:
        'Ask the heritage office, and the church or whoever is responsible, which work needs their leave, and how long that takes.',
    },
  },
  animals: {
    does: /*i18n*/ { id: 'advisor.trait.animals', message: 'keep, care for or sell animals' },
    ask: /*i18n*/ {
      id: 'advisor.trait.animals.ask',
      message:
        'Ask the veterinary office whether keeping, treating, moving or selling these animals needs a licence or an inspection.',
    },
  },
  harvest: {
    does: /*i18n*/ { id: 'advisor.trait.harvest', message: 'grow, gather, hunt, catch or process plants or animals' },
    ask: /*i18n*/ {
      id: 'advisor.trait.harvest.ask',
      message:
        'Ask the farm, forest or fishery office which registration, licence or quota you need, and for which places.',
    },
  },
  outdoors: {
    does: /*i18n*/ {
      id: 'advisor.trait.outdoors',
      message: 'work or trade on land, water or streets that are not yours',
    },
    ask: /*i18n*/ {
      id: 'advisor.trait.outdoors.ask',
      message:
        'Ask the owner and the authority for leave in writing: for which times, how long, at what price, and who pays for damage.',
    },
  },
  boats: {
    does: /*i18n*/ { id: 'advisor.trait.boats', message: 'work from a boat, or carry people or goods by water' },
    ask: /*i18n*/ {
      id: 'advisor.trait.boats.ask',
      message:
        'Ask the authority for boats and waters which registration, survey or certificate the boat and whoever steers it need, and the insurer for cover of the boat and whatever it carries.',
    },
  },
  digging: {
    does: /*i18n*/ { id: 'advisor.trait.digging', message: 'dig or take earth, sand, stone or water' },
    ask: /*i18n*/ {
      id: 'advisor.trait.digging.ask',
      message:
        'Ask the mining, water and planning authorities which permit that needs at this place, and what has to be put back afterwards.',
    },
  },
  waste: {
    does: /*i18n*/ { id: 'advisor.trait.waste', message: 'carry, keep or drain off waste, fuel or chemicals' },
    ask: /*i18n*/ {
      id: 'advisor.trait.waste.ask',
      message:
        'Ask the environment office which permit carrying, keeping or draining them off needs, and who takes what is left.',
    },
  },
  accommodation: {
    does: /*i18n*/ { id: 'advisor.trait.accommodation', message: 'let rooms or places to guests' },
    ask: /*i18n*/ {
      id: 'advisor.trait.accommodation.ask',
      message:
        'Ask the local authority whether they may be let to guests, what has to be registered, and which tax each night costs.',
    },
  },
  events: {
    does: /*i18n*/ { id: 'advisor.trait.events', message: 'hold events' },
    ask: /*i18n*/ {
      id: 'advisor.trait.events.ask',
      message: 'Ask the local authority how many people may come, until what hour, and which cover it wants to see.',
    },
  },
  sport: {
    does: /*i18n*/ { id: 'advisor.trait.sport', message: 'let people swim, climb, ride, shoot or drive' },
    ask: /*i18n*/ {
      id: 'advisor.trait.sport.ask',
      message:
        'Ask the insurer, and the association of that sport, which training, gear and number of supervisors they demand, and what each person signs.',
    },
  },
  'music-in-public': {
    does: /*i18n*/ { id: 'advisor.trait.musicInPublic', message: 'play music where others hear it' },
    ask: /*i18n*/ {
      id: 'advisor.trait.musicInPublic.ask',
      message: 'Ask the society that collects for composers what a year of it costs.',
    },
  },
  works: {
    does: /*i18n*/ { id: 'advisor.trait.works', message: 'use pictures, texts, scores, designs or names of others' },
    ask: /*i18n*/ {
      id: 'advisor.trait.works.ask',
      message: 'Ask whoever holds the rights for a licence in writing: for which use, how long, at what price.',
    },
  },
  invention: {
    does: /*i18n*/ { id: 'advisor.trait.invention', message: 'rely on an invention or a design of your own' },
    ask: /*i18n*/ {
      id: 'advisor.trait.invention.ask',
      message:
        'Ask a patent attorney, before you show or sell more of it, whether it can still be protected and what that costs, and have in writing who owns it.',
    },
  },
  measures: {
    does: /*i18n*/ { id: 'advisor.trait.measures', message: 'measure, test or certify for others, or sell by weight' },
    ask: /*i18n*/ {
      id: 'advisor.trait.measures.ask',
      message:
        'Ask the office of weights and measures, and those who rely on your results, which verification or accreditation they need.',
    },
  },
  'personal-data': {
    does: /*i18n*/ { id: 'advisor.trait.personalData', message: 'keep data about health, children or faith' },
    ask: /*i18n*/ {
      id: 'advisor.trait.personalData.ask',
      message:
        'Ask whoever watches over the protection of such data which consent you need of each of them, and how long what may be kept.',
    },
  },
  security: {
    does: /*i18n*/ { id: 'advisor.trait.security', message: 'guard people or places' },
    ask: /*i18n*/ {
      id: 'advisor.trait.security.ask',
      message: 'Ask the licensing authority which licence and which checks you and each of your people need.',
    },
  },
  finance: {
    does: /*i18n*/ {
      id: 'advisor.trait.finance',
      message: 'lend, insure or advise on money, or let things for months',
    },
    ask: /*i18n*/ {
      id: 'advisor.trait.finance.ask',
      message: 'Ask the financial supervisor, in writing, whether that needs a licence or an entry in its register.',
    },
  },
  gambling: {
    does: /*i18n*/ { id: 'advisor.trait.gambling', message: 'offer games of chance' },
    ask: /*i18n*/ {
      id: 'advisor.trait.gambling.ask',
      message: 'Ask the licensing authority whether that is a game of chance, and which licence it needs.',
    },
  },
};
