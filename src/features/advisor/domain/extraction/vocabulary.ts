import type { AudienceKind, DeliveryKind, RevenueModel, RivalKind } from '../knowledge/knowledge.types.ts';
import { phraseIndex, phraseTable } from './phrases.ts';

/** Words by which people name a way of charging. */
export const revenueModelWords = phraseTable<RevenueModel>({
  subscription:
    'subscription, subscribe, subscriber, monthly plan, yearly plan, annual plan, subscription box, saas, cancel any time, cancel anytime, standing order',
  membership: 'membership, member fee, members club, join as a member, season pass',
  retainer: 'retainer, monthly retainer',
  'day-rate': 'day rate, daily rate, by the day, per day rate',
  hourly: 'hourly, bill hours, charge hours, by the hour, hourly rate, per hour, an hour',
  project:
    'per project, project fee, fixed price, fixed project, by the project, project based, flat project fee, per website',
  commission:
    'commission, of each sale, of every sale, of each booking, of every booking, of each order, of every order, take a cut, cut of each, share of each sale, booking fee, transaction fee, finder fee, take rate',
  rental: 'rental, for rent, for hire, rent out, renting out, hire out, lease, leasing, rented out',
  licence: 'licence, license, licensing, perpetual licence, royalty',
  advertising: 'advertising, ads, advert, advertisement, sponsor, sponsorship, banner ads, affiliate link',
  tickets: 'ticket, entry, entry fee, entrance fee, admission',
  'one-off':
    'one off, one time, single sale, single order, single purchase, pay as you go, pay per use, per order, per item, one purchase, buy once, direct sales, product sales, per piece, drop in',
});

/** Words by which answers name kinds of customers; more telling phrases win by length. */
export const audienceWords = phraseTable<AudienceKind>({
  families: 'family, household, families with children',
  students: 'student, undergraduate, university student, apprentice',
  'young-adults':
    'young adult, young people, people in their twenties, people in their thirties, young professional, twenty something, teenager, teen, gen z, millennial, young women, young men',
  seniors:
    'senior, retiree, retired people, pensioner, elderly, elderly people, older people, grandparent, older adult, retired, over 60, over 65, over 70, over sixty',
  professionals:
    'professional, office worker, busy professional, manager, executive, employee, consultant, lawyer, engineer, expat, working people, accountant',
  'health-practices':
    'dentist, dental practice, doctor, clinic, physiotherapist, medical practice, gp practice, hospital, therapist, vet, veterinary practice, practice, pharmacy, health practice, orthodontist, optician, care home, nursing home',
  'small-businesses':
    'small business, small office, small company, sme, small firm, startup, law firm, local business, self employed, freelancer, office, accounting firm, micro business, founder, company, businesses',
  enterprises:
    'enterprise, large enterprise, large company, corporation, corporate, multinational, big company, manufacturer, bank, large business, factory',
  'public-bodies':
    'city council, council, municipality, public body, government, ministry, public authority, town hall, public sector, local authority, museum',
  schools: 'school, university, college, kindergarten, nursery school, teacher, nursery',
  tourists: 'tourist, traveller, traveler, visitor, holidaymaker, backpacker, hotel guest, day tripper, holiday guest',
  hobbyists:
    'hobbyist, hobby, enthusiast, birdwatcher, gamer, collector, gardener, hobby gardener, fan, amateur, book lover, reader, photographer, knitter, home cook, home baker, model builder, angler',
  homeowners: 'homeowner, home owner, house owner, landlord, property owner, house buyer, householder',
  'trades-and-makers':
    'carpenter, electrician, heating engineer, roofer, plumber, builder, craftsman, craftspeople, tradesman, tradespeople, contractor, maker, joiner, painter, mechanic, workshop owner, farmer, installer',
  'pet-owners':
    'pet owner, dog owner, cat owner, horse owner, pet, dog, cat, horse, dog lover, people with dogs, people with pets',
  parents:
    'parent, young parent, mother, father, mom, mum, dad, new parent, parents of toddlers, expecting parent, busy parent',
  athletes:
    'athlete, runner, cyclist, triathlete, climber, swimmer, gym goer, sports club, footballer, marathon runner, surfer, hiker, rower',
  creators:
    'creator, content creator, youtuber, podcaster, influencer, blogger, artist, musician, writer, designer, streamer, illustrator, filmmaker',
  neighbours:
    'commuter, passer-by, neighbour, neighbor, neighbourhood, neighborhood, local resident, resident, people nearby, people in my street, villager, locals',
  'restaurants-and-shops':
    'restaurant, café, cafe, bar, hotel, shop, retailer, deli, coffee shop, caterer, shop owner, hotelier, pub, grocer, boutique, bistro',
});

/** Words by which answers name kinds of rivals. */
export const rivalWords = phraseTable<RivalKind>({
  chain:
    'chain, big chain, supermarket, franchise, big brand, discounter, large brand, big retailer, national brand, superstore, big box, department store',
  'local-independent':
    'local bakery, local bakeries, local shop, local business, local independent, independent shop, independents, other local, small shop, family run, local studio, local company, local rival, local competitor, neighbourhood shop, corner shop, local café, local cafe, local salon, local garage, local gym, local firm, local restaurant, other bakery, other bakeries, other salon, local groomer, local plumber, independent bakery, other studio, local provider, stand of, stall of, food stand',
  'online-platform':
    'online platform, platform, online shop, online store, web shop, webshop, online course, delivery app, app, online retailer, website, online provider',
  marketplace: 'marketplace, online marketplace, ebay marketplace, classified',
  software: 'software, saas, spreadsheet, excel, software tool, online tool, tool, open source tool, crm',
  freelancer:
    'freelancer, self employed, sole trader, one person business, independent contractor, solo consultant, private tutor',
  agency: 'agency, consultancy, consulting firm, big four, design studio, law firm, advertising agency',
  'in-house': 'in house, in house team, internal team, canteen, own staff, own team, own department, internal staff',
  'do-it-yourself':
    'do it themselves, do it yourself, diy, bake at home, bake it themselves, do themselves, make their own, at home themselves, clean themselves, home baking, do it by themselves, do it on their own, make it themselves, cook themselves, cook at home, doing it alone, do it alone, home made, family member, cousin',
  'doing-nothing':
    'do nothing, doing nothing, live with it, go without, nothing at all, put up with it, ignore the problem, wait and see, does nothing',
  importer:
    'importer, import, imported, imports from, overseas supplier, chinese supplier, chinese seller, wholesaler from china',
  'public-offer':
    'state adviser, state advisor, hospital, public swimming pool, public pool, swimming hall, public bath, public gym, public sauna, public nursery, public kindergarten, public library, library, public offer, city run, run by the city, public service, state school, public transport, municipal, free public, public hospital, council service, community centre, community center',
});

/** Words by which answers say how the customer is reached. */
export const deliveryWords = phraseTable<DeliveryKind>({
  shop: 'shop, store, bookshop, coffee shop, salon, boutique, storefront, brick and mortar, restaurant, gallery, showroom, market hall, gym, bakery shop, corner shop, studio, bistro, café, cafe, wine bar, clinic, garage',
  delivery:
    'deliver, delivery, delivered, delivering, ship, shipping, courier, doorstep, by post, mail order, home delivery, posted, bring them, bring to office',
  online:
    'online, online shop, online store, web shop, webshop, website shop, ecommerce, e commerce, app, mobile app, software, saas, platform, marketplace, online marketplace, newsletter, podcast, web app',
  'on-site':
    'on site, onsite, at your home, in your home, at your door, your home, your office, at the customer, customer site, house call, home visit, at their home, at their office, their site, in their homes',
  mobile:
    'mobile, food truck, coffee van, mobile van, from a van, with a van, with my van, in a van, in my van, grooming van, trailer, coffee cart, ice cream van, truck',
  remote: 'remote, remotely, video call, by video, zoom, from home, by phone',
  events: 'event, pop up, popup, festival, fair, market stall, weekend market, farmers market, craft market, retreat',
});

/** Phrases that make an offer different and mean the same wherever they stand. */
export const differencePhrases = phraseIndex(
  (
    'organic, vegan, vegetarian, handmade, hand made, hand poured, hand roasted, gluten free, dairy free, sugar free, halal, ' +
    'kosher, made to measure, made to order, to order, bespoke, custom made, tailor made, personalised, personalized, locally sourced, seasonal, fair trade, plastic free, ' +
    'open all night, all night, open all day, open every day, open seven days a week, on foot, on horseback, zero waste, recycled, carbon neutral, refillable, biodegradable, open late, after hours, after work, same day, same evening, ' +
    'next day, overnight, around the clock, at your door, to your door, door to door, in your home, at your home, on your doorstep, on the doorstep, cheaper, half the price, ' +
    'fixed price, flat fee, no hidden fees, free delivery, money back guarantee, lifetime guarantee, by appointment, without appointment, no appointment, no waiting, one to one, ' +
    'in person, certified, licensed, family run, woman owned, open source, without ads, ad free, works offline, self service, in small groups, small batch, ' +
    'by hand, by cargo bike, by bike, by bicycle, by boat, by train, by drone, by electric van, by electric car, on sundays, on weekends, at weekends, multilingual, ' +
    'no contract, without a contract, wheelchair accessible, low cost, solar powered, electric only, wood fired, cold pressed, single origin, freshly baked, fresh every day, ' +
    'cancel any time, evidence based, child friendly, dog friendly, cash free, hypoallergenic, fragrance free, natural, sustainable, by subscription only'
  )
    .split(',')
    .map((phrase) => [phrase.trim(), phrase.trim()] as const),
);

/** Nouns whose amount is something the business pays for; the amount beside them is a cost. */
export const costNouns: ReadonlySet<string> = new Set(
  (
    'rent insurance wage salary oven van equipment hosting electricity energy utility heating water accountant accounting bookkeeping marketing ' +
    'deposit machine machinery renovation fit-out refurbishment kitchen vehicle truck bicycle laptop computer tool permit fuel petrol phone internet ' +
    'staff payroll server diesel parking broadband wifi lawyer airtime cleaning fridge furniture website logo repair tax expense overhead assistant employee packaging stock inventory repayment'
  ).split(' '),
);

/** Nouns for what goes into one sale. */
export const unitCostNouns: ReadonlySet<string> = new Set(
  (
    'material ingredient flour packaging wax wool fabric bean leather wood stock postage shipping supply part yarn clay component shampoo seed product ' +
    'consumable wick jar bottle label ink detergent milk sugar butter egg meat feed fertiliser soil glaze soap thread glue lab film filament firing paper fuel blade firewood charcoal'
  ).split(' '),
);
