import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Role } from '#features/advisor/domain/reading/label.ts';

/** What words and amounts are called by what they are taken as. */
export const roleNames: Readonly<Record<Role, MessageDescriptor>> = {
  price: msg`price of one`,
  'price.period': msg`price for a week, month or year`,
  'price.entry': msg`fee paid once at the start`,
  'price.pack': msg`price of several together`,
  'price.addon': msg`price of an extra`,
  deposit: msg`deposit you give back`,
  'pack.size': msg`how many are in a pack or course`,
  'order.size': msg`how many one customer takes at once`,
  frequency: msg`how often it is bought or takes place`,
  commitment: msg`how long or how often a customer commits`,
  'cost.direct': msg`what one sale costs you`,
  'cost.period': msg`a cost that comes again and again`,
  'cost.once': msg`something you buy once`,
  'pay.own': msg`what you want to earn yourself`,
  'own.money': msg`your own money for the start`,
  'money.others': msg`loan, grant or investor`,
  capacity: msg`the most you can make or serve`,
  'sales.expected': msg`what you expect to sell`,
  'sales.current': msg`what you sell already`,
  'customers.possible': msg`how many possible customers there are`,
  'customers.trait': msg`a number that describes your customers`,
  'customer.budget': msg`what a customer has to spend`,
  'customer.price': msg`what your customers charge theirs`,
  'partner.count': msg`how many partners, routes or suppliers`,
  'rival.price': msg`price of an alternative`,
  'rival.wait': msg`how long people wait at an alternative`,
  'rival.trait': msg`another number about an alternative`,
  'share.margin': msg`margin or markup`,
  'share.commission': msg`a share of a sale that somebody keeps`,
  'share.tax': msg`tax or duty`,
  'share.other': msg`another percentage`,
  'duration.unit': msg`how long one visit or job takes`,
  'duration.wait': msg`how long your customers wait`,
  experience: msg`your experience`,
  team: msg`people who work in it`,
  date: msg`a date that matters`,
  place: msg`distance, area or rooms`,
  product: msg`a number that describes your product`,
  other: msg`another detail`,
  offer: msg`what you sell`,
  unit: msg`what one sale is called`,
  payer: msg`who pays`,
  user: msg`who uses it`,
  decider: msg`who decides`,
  occasion: msg`what makes them come`,
  town: msg`where you or your customers are`,
  route: msg`how you reach customers`,
  rival: msg`an alternative`,
  'rival.self': msg`they do it themselves`,
  'rival.nothing': msg`they do nothing today`,
  'rival.fault': msg`what is bad about an alternative`,
  claim: msg`a claim about others`,
  promise: msg`a promise of yours`,
  skill: msg`what you bring`,
  trade: msg`the name of your trade`,
  none: msg`not used`,
};

const left = msg`what is left of each sale`;
const worth = msg`what a customer brings in over time`;
const customers = msg`who your customers are`;
const alternatives = msg`the comparison with alternatives`;
const score = msg`the feasibility score`;
const listed = msg`this list only`;
const needed = msg`how many customers you need`;

/** What the plan uses each of them for. */
export const roleUses: Readonly<Record<Role, MessageDescriptor>> = {
  price: left,
  'price.period': worth,
  'price.entry': left,
  'price.pack': left,
  'price.addon': msg`what an extra adds to a sale`,
  deposit: msg`money you hold that is no income`,
  'pack.size': listed,
  'order.size': needed,
  frequency: needed,
  commitment: listed,
  'cost.direct': left,
  'cost.period': msg`how many sales pay the bills`,
  'cost.once': msg`the money you need to start`,
  'pay.own': msg`how many sales make your living`,
  'own.money': msg`how long your money lasts`,
  'money.others': msg`how long your money lasts`,
  capacity: msg`whether you can serve what you sell`,
  'sales.expected': msg`the forecast`,
  'sales.current': customers,
  'customers.possible': msg`the share of them you have to win`,
  'customers.trait': customers,
  'customer.budget': msg`whether your price fits what they have`,
  'customer.price': listed,
  'partner.count': customers,
  'rival.price': alternatives,
  'rival.wait': alternatives,
  'rival.trait': alternatives,
  'share.margin': left,
  'share.commission': left,
  'share.tax': msg`what of the price stays with you`,
  'share.other': listed,
  'duration.unit': score,
  'duration.wait': score,
  experience: score,
  team: msg`your business profile`,
  date: msg`what has to be done by when`,
  place: score,
  product: score,
  other: listed,
  offer: msg`what prices and costs belong to`,
  unit: listed,
  payer: customers,
  user: customers,
  decider: customers,
  occasion: msg`when and how often they come`,
  town: customers,
  route: customers,
  rival: alternatives,
  'rival.self': alternatives,
  'rival.nothing': alternatives,
  'rival.fault': alternatives,
  claim: score,
  promise: score,
  skill: score,
  trade: score,
  none: msg`nothing`,
};

/** Roles that are offered together. */
interface RoleGroup {
  readonly name: MessageDescriptor;
  readonly roles: readonly Role[];
}

const alternativesName = msg`Alternatives`;
const customersName = msg`Your customers`;

const prices: readonly Role[] = ['price', 'price.period', 'price.pack', 'price.entry', 'price.addon', 'deposit'];
const volumes: readonly Role[] = [
  'sales.expected',
  'sales.current',
  'capacity',
  'frequency',
  'order.size',
  'pack.size',
  'commitment',
];

const ofRivals: readonly Role[] = ['rival.price', 'rival.wait', 'rival.trait'];

/** What can belong to what: to one of the things sold, or to an alternative. */
export const owning: readonly { readonly roles: readonly Role[]; readonly owners: readonly Role[] }[] = [
  { roles: [...prices, ...volumes, 'cost.direct', 'duration.unit', 'share.margin'], owners: ['offer'] },
  { roles: ofRivals, owners: ['rival', 'rival.self', 'rival.nothing'] },
];

/** What an amount can be, in plain groups. */
export const amountGroups: readonly RoleGroup[] = [
  { name: msg`Prices`, roles: prices },
  { name: msg`How many and how often`, roles: volumes },
  {
    name: msg`Your costs and your money`,
    roles: ['cost.direct', 'cost.period', 'cost.once', 'pay.own', 'own.money', 'money.others'],
  },
  {
    name: customersName,
    roles: ['customers.possible', 'customers.trait', 'customer.budget', 'customer.price', 'partner.count'],
  },
  { name: alternativesName, roles: ofRivals },
  { name: msg`Percentages`, roles: ['share.margin', 'share.commission', 'share.tax', 'share.other'] },
  { name: msg`Time and place`, roles: ['duration.unit', 'duration.wait', 'date', 'place'] },
  { name: msg`Everything else`, roles: ['team', 'experience', 'product', 'other'] },
];

/** What words can be. */
export const wordGroups: readonly RoleGroup[] = [
  { name: msg`Your business`, roles: ['offer', 'unit', 'trade', 'promise', 'skill'] },
  { name: customersName, roles: ['payer', 'user', 'decider', 'occasion', 'town', 'route'] },
  { name: alternativesName, roles: ['rival', 'rival.self', 'rival.nothing', 'rival.fault', 'claim'] },
];
