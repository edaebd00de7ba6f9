import type { PlanDocumentInput } from '#features/advisor/domain/document/plan-document.ts';
import { buildPlanDocument } from '#features/advisor/domain/document/plan-document.ts';
import { englishSpeaker } from '#features/advisor/testing/coach-of.ts';
import type { DocumentModel } from '#shared/document-model.ts';
import { financialSection } from './sample-finance.ts';
import { bullets, figure as f, heading, notice, originsOf, paragraph, said, steps, table } from './sample-parts.ts';

/** Names in scripts that a plan about a neighbourhood holds; each must come out of every file as it went in. */
export const sampleNames = {
  chinese: '面包工坊',
  hebrew: 'מאפיית לחם חם',
  arabic: 'مخبز النور',
  latin: 'Brødhuset Žižkov',
};

const summary = [
  paragraph(
    'Levain & Rye bakes ',
    said('sourdough bread'),
    ' before dawn and brings it to the doors of ',
    said('restaurants and small hotels in Ghent'),
    ' by cargo bike. Thirty kitchens take twelve loaves a week each. At ',
    f('stream.1.price', '€6.50'),
    ' a loaf this makes ',
    f('revenue.month', '€10,140'),
    ' in a full month, and the business pays its own way from month ',
    f('break-even.month', '9'),
    ' on.',
  ),
  paragraph(
    'The founders bring ',
    f('cash.own', '€20,000'),
    ' of their own. The lowest point of the cash is ',
    f('cash.lowest', '−€14,320'),
    ' in month ',
    f('cash.lowest.month', '7'),
    ', so the plan asks for a loan of ',
    f('funding.need', '€14,320'),
    ' and pays it back over ',
    f('loan.months', '48 months'),
    '. Of each loaf, ',
    f('margin.loaf', '€4.11'),
    ' remains after flour, energy, packing and the ride.',
  ),
  heading('What we ask for'),
  bullets(
    ['A working loan of ', f('funding.need', '€14,320'), ', drawn in two parts.'],
    ['An oven with a steam function, second hand, for ', f('setup.oven', '€8,900'), '.'],
    [
      'A contract with the mill for ',
      f('flour.tonnes', '1.8'),
      ' tonnes of flour a month, at a fixed price for half a year.',
    ],
  ),
  notice(
    'Estimate',
    'info',
    'Volumes beyond the thirty kitchens named in the answers are estimates. They rest on how fast similar wholesale bakeries grow in their first year, and they change as soon as real orders are known.',
  ),
  heading('How sure this is'),
  paragraph(
    'Two things decide whether this works: that a kitchen which starts with us stays with us, and that the night shift can be kept to two people. If one kitchen in ten leaves each quarter instead of one in twenty, the loan is paid back ',
    f('delay.months', '11 months'),
    ' later, but it is paid back.',
  ),
];

const market = [
  paragraph(
    'Bread for restaurants in Ghent comes from three places: two industrial bakeries on the ring road, a handful of shops that deliver on the side, and frozen dough that is finished in the kitchen. None of them promises bread on the step before seven, and that hour is what a breakfast kitchen buys.',
  ),
  paragraph(
    'Within ',
    f('place.radius', '4 km'),
    ' of the bakery there are ',
    f('market.kitchens', '412'),
    ' kitchens with a licence to serve food. We can reach ',
    f('market.reachable', '178'),
    ' of them before seven with two bikes. Thirty is one in six.',
  ),
  table(
    'Kitchens within reach, by kind',
    ['Kind of kitchen', 'In reach', 'Loaves a week', 'Paid on', 'What they said matters'],
    [
      [
        ['Restaurants with lunch'],
        [f('m.lunch', '92')],
        [f('m.lunch.loaves', '11')],
        ['Invoice, monthly'],
        ['Same crust every day; nobody wants to explain the bread'],
      ],
      [
        ['Small hotels'],
        [f('m.hotel', '31')],
        [f('m.hotel.loaves', '16')],
        ['Invoice, monthly'],
        ['On the step before seven, in a box that can be closed'],
      ],
      [
        ['Coffee bars'],
        [f('m.coffee', '40')],
        [f('m.coffee.loaves', '7')],
        ['Card, weekly'],
        ['Small orders, changed the evening before'],
      ],
      [
        ['Company canteens'],
        [f('m.canteen', '15')],
        [f('m.canteen.loaves', '38')],
        ['Invoice, quarterly'],
        ['A price that holds for a year'],
      ],
    ],
    [1, 2],
  ),
  heading('Names we meet in this market'),
  paragraph(
    'Four bakers deliver in the quarter today: ',
    said(sampleNames.chinese, 'rivals'),
    ' near the station, ',
    said(sampleNames.hebrew, 'rivals'),
    ' in the old town, ',
    said(sampleNames.arabic, 'rivals'),
    ' (since 1998) at the harbour, and ',
    said(sampleNames.latin, 'rivals'),
    ' on the market square. Only the last one bakes sourdough.',
  ),
  notice(
    'Rule',
    'rule',
    'Who sells food to other businesses registers each place of work with the food authority before the first delivery, and keeps for each batch where the flour came from and where the bread went.',
  ),
  heading('The year in a bakery'),
  paragraph(
    'Restaurants buy least in January and most in the weeks before Christmas. July is quiet in the business quarter and loud on the canals. The plan carries these weights month by month, so that the quiet months are planned and do not come as a surprise.',
  ),
];

const audience = [
  paragraph(
    'We sell to people who answer for a breakfast. In a small hotel this is the owner; in a restaurant it is the head chef, who decides alone and in minutes, and who is in the kitchen from nine until the first guests come.',
  ),
  steps(
    ['We come by at half past nine with a warm loaf, never at noon.'],
    [
      'A trial week of ',
      f('trial.loaves', '12'),
      ' loaves costs the price of the flour, ',
      f('trial.price', '€14.40'),
      '.',
    ],
    ['After the week the chef says yes or no; there is no contract to sign before that.'],
    ['Orders change until eight in the evening, by message, and are confirmed by nine.'],
  ),
  heading('What a kitchen is worth'),
  paragraph(
    'A kitchen that takes twelve loaves a week pays ',
    f('customer.month', '€338'),
    ' a month. With one in twenty leaving each quarter it stays for ',
    f('customer.months', '58 months'),
    ' on average. Winning one costs ',
    f('customer.cost', '€96'),
    ': two visits, a trial week and an evening of calls.',
  ),
  heading('What they told us', 3),
  bullets(
    ['“I throw away a third of what the big one brings, and I still pay for it.”'],
    ['“If you are late once I forgive you. If you are late twice I need a second baker, and then I need only him.”'],
    [
      '“',
      said('לחם טרי כל בוקר', 'audience.wish'),
      '”, says the owner of the guest house on the Coupure: fresh bread each morning.',
    ],
  ),
];

const revenue = [
  paragraph(
    'Two streams carry the business. Standing orders of kitchens bring ',
    f('share.standing', '84 %'),
    ' of the money; a stall at the Friday market brings the rest and is the cheapest advertising there is.',
  ),
  table(
    'What is sold, to whom, and what remains',
    ['Stream', 'Price', 'A month', 'Revenue', 'Cost', 'Remains'],
    [
      [
        ['Standing orders, a loaf'],
        [f('stream.1.price', '€6.50')],
        [f('stream.1.volume', '1,560')],
        [f('stream.1.revenue', '€10,140')],
        [f('stream.1.cost', '€3,728')],
        [f('stream.1.margin', '€6,412')],
      ],
      [
        ['Friday market, a loaf'],
        [f('stream.2.price', '€7.20')],
        [f('stream.2.volume', '270')],
        [f('stream.2.revenue', '€1,944')],
        [f('stream.2.cost', '€702')],
        [f('stream.2.margin', '€1,242')],
      ],
      [
        ['Rye crackers, a bag'],
        [f('stream.3.price', '€4.80')],
        [f('stream.3.volume', '90')],
        [f('stream.3.revenue', '€432')],
        [f('stream.3.cost', '€121')],
        [f('stream.3.margin', '€311')],
      ],
    ],
    [1, 2, 3, 4, 5],
  ),
  paragraph(
    'Prices stand for a year. A rise of ',
    f('price.rise', '3 %'),
    ' each January is in the model from the second year on, because wages rise by about as much. A kitchen that takes more than twenty loaves a week pays ',
    f('price.large', '€6.10'),
    '.',
  ),
  notice(
    'Attention',
    'attention',
    'Bread that comes back is credited in full. The plan sets ',
    f('returns.rate', '2 %'),
    ' aside for this; if more than five in a hundred come back, the margin of the first stream no longer pays for the second bike.',
  ),
];

const competitors = [
  paragraph(
    'Against the large bakeries we do not win on price; they deliver a comparable loaf for ',
    f('rival.price', '€4.20'),
    '. We win before seven and on the smallest order. Against frozen dough we win where nobody has time to bake, which is every kitchen with fewer than three people in the morning.',
  ),
  table(
    'Three ways to have bread in the morning',
    ['', 'Levain & Rye', 'Industrial bakery', 'Frozen dough'],
    [
      [['On the step before seven'], ['Always'], ['Two days a week'], ['Does not apply']],
      [['Smallest order'], [f('us.smallest', '6 loaves')], [f('them.smallest', '40 loaves')], ['One box']],
      [['Changes until'], ['Eight the evening before'], ['Two working days before'], ['At any time']],
      [['Hands needed in the kitchen'], ['None'], ['None'], [f('frozen.minutes', '35 minutes'), ' each morning']],
      [
        ['Price of a loaf'],
        [f('stream.1.price', '€6.50')],
        [f('rival.price', '€4.20')],
        [f('frozen.price', '€2.90'), ' and power'],
      ],
    ],
  ),
];

const trends = [
  paragraph(
    'Three movements help, and one does not. Guests ask where bread comes from; the city closes more streets to vans each year; kitchens lose their early shift first when staff is short. Against us works the price of energy, which is ',
    f('energy.share', '9 %'),
    ' of what a loaf costs.',
  ),
  heading('The next twelve months'),
  steps(
    ['Months one to three: oven, food registration, ten kitchens from the list of people who said yes.'],
    ['Months four to six: second bike, twenty kitchens, the stall at the Friday market.'],
    ['Months seven to twelve: thirty kitchens, and the first decision whether a third person joins the night.'],
  ),
  paragraph(
    'We look at three numbers each Monday: loaves that came back, minutes of the last delivery after seven, and cash at the end of the week. A plan that is not looked at is a letter to oneself.',
  ),
];

/** A full plan on the richest plan table entry, about twelve pages long. */
export const samplePlanInput: PlanDocumentInput = (() => {
  const sections = [
    { id: 'executive-summary', title: 'Executive Summary', blocks: summary },
    { id: 'market-analysis', title: 'Market Analysis', blocks: market },
    { id: 'target-audience', title: 'Target Audience', blocks: audience },
    { id: 'revenue-streams', title: 'Revenue Streams', blocks: revenue },
    { id: 'competitor-analysis', title: 'Competitor Analysis', blocks: competitors },
    { id: 'financial-projections', title: 'Financial Projections', blocks: financialSection },
    { id: 'trend-analysis', title: 'Trend Analysis', blocks: trends },
  ];
  return {
    title: 'Sourdough bread for the restaurants of Ghent',
    businessName: 'Levain & Rye',
    generatedAt: '2026-03-04T08:30:00.000Z',
    contentLocale: 'en',
    sections,
    origins: originsOf(sections),
    score: { points: 82, max: 86, band: 'Excellent' },
  };
})();

/** The sample with some of it exchanged, as a document model. */
export function samplePlan(changes: Partial<PlanDocumentInput> = {}): DocumentModel {
  return buildPlanDocument({ ...samplePlanInput, ...changes }, englishSpeaker);
}
