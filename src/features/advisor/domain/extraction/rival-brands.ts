import type { RivalKind } from '../knowledge/knowledge.types.ts';

/** Well-known companies by what they are to a small business that meets them. */
const brands: readonly (readonly [RivalKind, string])[] = [
  // Supermarkets and discounters: Belgium, the Netherlands, France, Germany, Austria, Switzerland, Britain, Ireland.
  [
    'chain',
    'aldi, lidl, delhaize, colruyt, carrefour, spar, okay, albert heijn, jumbo, plus supermarkt, dirk, ekoplaza, auchan, leclerc, e.leclerc, intermarché, monoprix, ' +
      'casino supermarché, franprix, picard, biocoop, rewe, edeka, kaufland, penny markt, netto, tegut, alnatura, denns, billa, hofer, migros, coop, tesco, ' +
      "sainsbury's, sainsburys, asda, morrisons, waitrose, ocado, marks & spencer, m&s, co-op, dunnes, dunnes stores, supervalu, centra",
  ],
  // Spain, Portugal, Italy, the north and east of Europe.
  [
    'chain',
    'mercadona, eroski, dia supermercado, pingo doce, continente, esselunga, conad, eataly, ica, willys, hemköp, rema 1000, kiwi minipris, føtex, irma, bilka, ' +
      'k-market, s-market, prisma, biedronka, żabka, zabka, albert supermarket, maxima, rimi, mega image, sklavenitis, migros jet, bim, şok',
  ],
  // America, Australia, New Zealand, Asia, Africa.
  [
    'chain',
    "walmart, target, costco, kroger, safeway, whole foods, trader joe's, trader joes, wegmans, publix, h-e-b, heb, albertsons, meijer, sprouts, 7-eleven, 7 eleven, " +
      "circle k, wawa, oxxo, soriana, chedraui, bodega aurrera, loblaws, sobeys, metro grocery, no frills, coles, woolworths, iga, countdown, new world, pak'nsave, " +
      'fairprice, cold storage, aeon, lawson, familymart, big bazaar, reliance fresh, dmart, shoprite, checkers, pick n pay, éxito, falabella',
  ],
  // Coffee, bakery and fast food.
  [
    'chain',
    "starbucks, costa, costa coffee, caffè nero, caffe nero, pret, pret a manger, dunkin, dunkin', dunkin donuts, tim hortons, peet's, peets, blue bottle, blank street, " +
      "gregg's, greggs, gail's, gails, panos, paul, brioche dorée, backwerk, kamps, le pain quotidien, panera, panera bread, krispy kreme, mccafé, mcdonald's, mcdonalds, " +
      "burger king, kfc, subway, domino's, dominos, pizza hut, papa john's, papa johns, five guys, shake shack, wendy's, wendys, taco bell, chipotle, chick-fil-a, " +
      "nando's, nandos, wagamama, vapiano, quick, nordsee, sweetgreen, itsu, pizza express, texas roadhouse, applebee's, olive garden, outback steakhouse, denny's, " +
      "ihop, cracker barrel, popeyes, jollibee, wetherspoon, wetherspoons, brewdog, ben & jerry's, baskin-robbins, häagen-dazs",
  ],
  // Furniture, home and building.
  [
    'chain',
    'ikea, jysk, maisons du monde, zara home, conforama, leen bakker, xxxlutz, höffner, structube, west elm, crate & barrel, pottery barn, ashley furniture, dfs, dunelm, john lewis, ' +
      "home depot, the home depot, lowe's, lowes, b&q, screwfix, wickes, hornbach, obi, bauhaus, gamma, praxis, brico, leroy merlin, castorama, bunnings, mitre 10, hema, " +
      'action, flying tiger, søstrene grene, intratuin, dehner, jardiland, aveve, dobbies, muji, homebase',
  ],
  // Drugstores, beauty, opticians, clothes, sport, books, toys, electronics, pets.
  [
    'chain',
    'boots, superdrug, kruidvat, etos, dm drogerie, rossmann, müller drogerie, walgreens, cvs, sephora, douglas, lush, rituals, the body shop, toni & guy, supercuts, great clips, ' +
      'specsavers, pearle, fielmann, apollo optik, zara, h&m, primark, uniqlo, c&a, mango, gap, old navy, next, shein stores, pandora, swarovski, h. samuel, decathlon, ' +
      'halfords, intersport, jd sports, sports direct, foot locker, rei, nike, adidas, waterstones, barnes & noble, fnac, thalia, whsmith, smyths, lego, best buy, ' +
      'mediamarkt, media markt, saturn, currys, apple store, micro center, petsmart, petco, pets at home, fressnapf, maxi zoo, michaels, hobby lobby, jo-ann, hobbycraft, interflora, jiffy lube, midas, kwik fit, kwik-fit, euromaster, atu, a.t.u',
  ],
  // Gyms, yoga, hotels, offices, schools, care, parcels, cleaning, tax.
  [
    'chain',
    'planet fitness, basic-fit, basic fit, puregym, the gym group, david lloyd, mcfit, fitness first, anytime fitness, 24 hour fitness, gold’s gym, la fitness, equinox, crossfit, ' +
      "orangetheory, f45, soulcycle, barry's, jims fitness, clever fit, virgin active, corepower yoga, ibis, novotel, holiday inn, premier inn, travelodge, hilton, marriott, " +
      'b&b hotels, motel one, generator, regus, wework, spaces, industrious, young drivers, aa driving school, red driving school, bsm, berlitz, ef, ef education first, ' +
      'inlingua, wall street english, kumon, sylvan learning, mathnasium, explore learning, studienkreis, schülerhilfe, goodstart, bright horizons, kindercare, busy bees, ' +
      'partou, home instead, bupa, korian, orpea, dhl, ups, fedex, dpd, postnl, bpost, hermes parcel, gls, molly maid, merry maids, servicemaster, iss, h&r block, jackson hewitt, ' +
      'hertz, sixt, avis, europcar, enterprise rent-a-car, u-haul, public storage, shurgard, center parcs',
  ],
  [
    'marketplace',
    'amazon, amazon handmade, etsy, ebay, zalando, bol, bol.com, allegro, alibaba, aliexpress, temu, shein, wish, cdiscount, marktplaats, 2dehands, leboncoin, kleinanzeigen, ' +
      'ebay kleinanzeigen, gumtree, craigslist, facebook marketplace, vinted, depop, poshmark, vestiaire collective, thredup, not on the high street, folksy, reverb, autoscout24, ' +
      'mobile.de, autotrader, airbnb, booking.com, booking, vrbo, expedia, tripadvisor, getyourguide, viator, uber, lyft, bolt, grab, turo, getaround, uber eats, ubereats, deliveroo, ' +
      'doordash, grubhub, just eat, takeaway.com, thuisbezorgd, lieferando, wolt, glovo, rappi, too good to go, opentable, thefork, treatwell, fresha, classpass, urban sports club, ' +
      'checkatrade, taskrabbit, thumbtack, angi, bark, airtasker, werkspot, myhammer, care.com, rover, mad paws, pawshake, wag, mercado libre, mercadolibre, flipkart, rakuten, lazada, shopee, ' +
      'takealot, jumia, trade me, superprof, preply, italki, tutorful, mytutor',
  ],
  [
    'online-platform',
    'hellofresh, hello fresh, gousto, marley spoon, blue apron, home chef, factor meals, mindful chef, mom’s meals, foodora, instacart, gorillas, flink, getir, picnic, wayfair, ' +
      'made.com, westwing, asos, boohoo, revolve, bloom & wild, ftd, 1-800-flowers, fleurop, coursera, udemy, skillshare, masterclass, khan academy, helpling, book a tiger, ' +
      'yelp, linkedin, indeed, netflix, spotify, youtube, peloton, chewy, zooplus, warby parker, mister spex, dollar shave club, glossier, casper, emma mattress, coolblue, ' +
      'wish.com, vistaprint, moonpig, shutterfly, cewe, betterhelp, headspace, calm app, noom, weight watchers, legalzoom, rocket lawyer, trustpilot',
  ],
  [
    'software',
    'mailchimp, hubspot, salesforce, pipedrive, zoho, shopify, squarespace, wix, wordpress, webflow, weebly, canva, figma, adobe, photoshop, quickbooks, xero, sage, freshbooks, ' +
      'exact online, moneybird, datev, lexoffice, sevdesk, wave accounting, notion, trello, asana, monday.com, clickup, jira, basecamp, airtable, slack, zoom, microsoft teams, excel, ' +
      'microsoft excel, google sheets, google calendar, google docs, outlook, dropbox, calendly, acuity, mindbody, glofox, square, toast, lightspeed, stripe, sumup, doctolib, zocdoc, ' +
      'shiftbase, deputy, when i work, planday, homebase scheduling, teamleader, odoo, sap, intercom, zendesk, docusign, chatgpt, deepl, google translate, grammarly, duolingo, babbel, ' +
      'rosetta stone, skyview, stellarium, strava, myfitnesspal, komoot, turbotax, gusto payroll, toggl, harvest time, buffer, hootsuite',
  ],
  [
    'agency',
    'transperfect, lionbridge, rws, kpmg, deloitte, pwc, ey, ernst & young, mckinsey, bain, bcg, boston consulting group, accenture, capgemini, publicis, wpp, ogilvy, dentsu, randstad, adecco, manpower, hays, ' +
      'kelly services, tempo-team, michael page, robert half, sodexo, compass group, bdo, grant thornton, mazars, savills, cbre, engel & völkers, century 21, re/max, remax',
  ],
  // Platforms that lend out people: the rival is whoever is hired there.
  ['freelancer', 'fiverr, upwork, freelancer.com, toptal, malt, peopleperhour, 99designs'],
  ['public-offer', 'nhs, deutsche post filiale, ymca, ywca, parkrun'],
];

/** Names that are everyday words too: only the whole name counts, never the first word of a longer one. */
const everyday = new Set(
  'okay paul dirk target next gap action quick boots mango gamma praxis spaces wish grab wag rover square toast sage notion picnic calm coop prisma obi generator factor slack zoom harvest deputy booking bolt bark malt'.split(
    ' ',
  ),
);

const kinds: ReadonlyMap<string, RivalKind> = new Map(
  brands.flatMap(([kind, list]) => list.split(',').map((name) => [plainName(name), kind] as const)),
);

/** How many names are known. */
export const knownBrandCount: number = kinds.size;

/** Whether the whole name is that of a well-known company and no everyday word. */
export function isKnownBrand(name: string): boolean {
  return kinds.has(plainName(name)) && !everyday.has(plainName(name));
}

/** What a well-known company is, by its name or by the words a longer name begins with ("Carrefour Express"). */
export function findBrandKind(name: string): RivalKind | undefined {
  const words = plainName(name).split(' ').slice(0, 6);
  for (let count = words.length; count > 0; count--) {
    const start = words.slice(0, count).join(' ');
    const kind = kinds.get(start);
    if (kind !== undefined && (count === words.length || (start.length > 3 && !everyday.has(start)))) return kind;
  }
  return undefined;
}

function plainName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’']/g, '')
    .replaceAll('&', ' and ')
    .replaceAll(/[\s-]+/g, ' ')
    .replace(/^the /, '')
    .trim();
}
