import type { Token } from './tokens.ts';

/** Ordinary words for people and organisations that name no kind of buyer of their own. */
const listed = new Set(
  (
    'people person notary hall venue shelter cooperative centre center guy dude bloke lady adult child kid boy girl woman man couple bride groom friend guest host owner lover pet dog cat horse baby toddler teen ' +
    'beginner expat immigrant refugee migrant patient client buyer company firm business startup brand team club association ' +
    'charity church ngo institution organisation organization venue practice agency department group crew staff nurse firefighter ' +
    'diabetic vegan vegetarian allergic newcomer foreigner native local national truck coach lodge chef band brewery farm office shop salon gym startup winery vineyard landlord municipality museum theatre theater church school hotel restaurant café cafe bar pub bakery studio freelancer solo agency bank factory warehouse retailer store clinic hospital pharmacy lab laboratory university council village city town household family parent mother father mum mom dad student senior tourist commuter community garage dealership nursery charity hostel campsite marina resident passenger tenant allotment'
  ).split(' '),
);
/** Endings by which English names people: teachers, visitors, dentists, musicians, applicants, employees. */
const agent = /([^aeiou]er|eer|tor|sor|ist|ian|ant|ent|ee|folk)$/;
const things =
  /^(paper|order|number|computer|dinner|water|weather|letter|leather|summer|winter|flower|burger|sweater|poster|corner|matter|power|shower|hammer|trailer|filter|printer|charger|scooter|motor|tractor|monitor|factor|doctor's|event|apartment|department|document|equipment|payment|moment|element|garment|treatment|plant|restaurant|coffee|fee|tree|employee's|committee|content|parent's|accent|tent|rent|investment|movement|engagement|supplement|offer|answer|beer|cider|container|freezer|roller|breaker|layer|butter|pepper|paperwork|cover|river|tower|butcher's|list|playlist|checklist|mist|wrist)$/;

/** Whether a noun names people or those they work for. */
export function isPeopleWord({ stem }: Pick<Token, 'stem'>): boolean {
  return listed.has(stem) || (stem.length > 4 && agent.test(stem) && !things.test(stem));
}
