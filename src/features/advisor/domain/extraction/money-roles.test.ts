import { describe, expect, it } from 'vitest';
import { formatFact } from '#features/workspaces/domain/fact-format.ts';
import type { Fact, FactKey } from '#features/workspaces/domain/fact-value.ts';
import { extractFacts } from './extract-facts.ts';
import { testIndustries } from './testing/statement.ts';

function read(answer: string, offer?: string): Record<string, string> {
  const known = new Map<FactKey, Fact>();
  if (offer !== undefined)
    known.set('business.offer', {
      key: 'business.offer',
      version: 1,
      value: { type: 'text', text: offer },
      origin: { kind: 'said', messageId: 'm', quote: offer },
    });
  const facts = extractFacts('revenue', answer, { known, industries: testIndustries });
  return Object.fromEntries(facts.map(({ key, value }) => [key, formatFact(value, 'en').replaceAll('\u00a0', ' ')]));
}

describe('what an amount is', () => {
  it.each([
    ['Lessons 45 CHF. Hall hire 30 CHF per hour.', 'Lessons: CHF 45', 'Hall hire: CHF 30 per hour'],
    ['Tours €45 per guest. Boat leasing €1 200 a month.', 'Tours: €45 per guest', 'Boat leasing: €1,200 per month'],
    ['Portraits $180. Adobe subscription $60 a month.', 'Portraits: $180', 'Adobe subscription: $60 per month'],
    ['A lesson is 40 €. Platform fee 49 €/month.', 'lesson: €40', 'Platform fee: €49 per month'],
    ['€48/page. Office share €350 p.m.', '€48 per page', 'Office share: €350 per month'],
    ['Market stall 35 € a day. Jam 5.50 € a jar.', 'Jam: €5.50 per jar', 'Market stall: €35 per day'],
    ['Coffee €3.20. Two baristas at €2,300 a month.', 'Coffee: €3.20', 'Two baristas: €2,300 per month'],
    ['The lease on the oven is €90 a month. Pizza €11.', 'Pizza: €11', 'lease: €90 per month'],
    ['A website costs €1,800, our hosting costs €20 a month.', 'website: €1,800', 'hosting: €20 per month'],
    ['Cleaning for the office is €120 a month. A lesson comes to €35.', 'lesson: €35', 'Cleaning: €120 per month'],
  ])('never takes what is paid for a price: %s', (answer, streams, costs) => {
    expect(read(answer)).toMatchObject({ 'revenue.streams': streams, 'finance.costs': costs });
  });

  it.each([
    ['Set-up €300. Software €49 per month.', undefined],
    ['Basic licence £99 a year. Pro licence £199 a year.', undefined],
    ['We rent rooms: small room €25 per hour, big room €45 per hour.', undefined],
    ['Training €300. Software €49 per month.', 'booking software'],
    ['A logo is €600, a website €2,400 and hosting €25 a month.', undefined],
    ['Payroll for small firms costs between $150 and $400 per month.', undefined],
    ['One hour of bookkeeping costs €55.', undefined],
    ['One kitchen plan costs €1,850.', undefined],
  ])('leaves what is sold among the prices: %s', (answer, offer) => {
    expect(read(answer, offer)).not.toHaveProperty('finance.costs');
  });

  it('keeps both prices where two things share one verb, unless the first goes into what is sold', () => {
    const shared = read('Eggs cost €3.60 per box and a whole chicken €14.');
    expect(shared['revenue.streams']).toBe('Eggs: €3.60 per box; whole chicken: €14');
    expect(shared).not.toHaveProperty('revenue.unitCost');
    const spent = read('Wood costs €20 per table and legs €15. A table sells for €300.');
    expect(spent['revenue.unitCost']).toBe('€20 per table');
  });

  it.each([
    ['Bread €4 a loaf, rolls 80 cents.', 'Bread: €4 per loaf; rolls: €0.80'],
    ['Coaching is 120 Swiss francs per session.', 'Coaching: CHF 120 per session'],
  ])('reads the currency an amount is told in: %s', (answer, streams) => {
    expect(read(answer)['revenue.streams']).toBe(streams);
  });

  it('takes rent by the month beside prices for neither, where nobody can tell who pays it', () => {
    const facts = read('Massage 80 euros. I rent the cabin for 400 euros a month.');
    expect(facts['revenue.streams']).toBe('Massage: €80');
    expect(facts).not.toHaveProperty('finance.costs');
  });

  it.each([
    ['Pots €30. Electricity for one firing is about £14.', '£14 per firing'],
    ['A box is 12 €. Ingredients for a box 4,20 €.', '€4.20 per box'],
    ['One laptop sells for 265 EUR, we buy it for 150 EUR.', '€150'],
    ['I sell a chair for €240 and buy it for €90.', '€90'],
  ])('takes what one sale costs for a unit cost: %s', (answer, cost) => {
    expect(read(answer)['revenue.unitCost']).toBe(cost);
  });

  it.each([
    ['Seats $12 a month. Runway: $140k in the bank.', '$140,000'],
    ['From the bank I do not take nothing, I have 16.500 euro of mine.', '€16,500'],
    ['There is €8,500 on the business account to begin with. Rent: €600 per month.', '€8,500'],
    ['I have €6,000 to begin with and need an oven for €2,000.', '€6,000'],
    ["Bouquet CHF 35.-. I have 12'000.- in my account.", 'CHF 12,000'],
  ])('takes money one has for own money, never for a price: %s', (answer, cash) => {
    const facts = read(answer);
    expect(facts['finance.cash']).toBe(cash);
    expect(facts['revenue.streams'] ?? '').not.toContain(cash);
  });

  it.each([
    ['A wedding costs between PLN 4,000 and PLN 9,500.', 'wedding: PLN 4,000–PLN 9,500'],
    ['Single class CHF 32.-, card of ten CHF 280.-', 'Single class: CHF 32; card of ten: CHF 280'],
    ['A day ticket is €55, single €14/hour.', 'day ticket: €55; single: €14 per hour'],
    ['One tax form I do for 240 EUR. If it is with rental income, 380 EUR.', 'with rental income: €380'],
  ])('reads the amount as it is written: %s', (answer, streams) => {
    expect(read(answer)['revenue.streams']?.replaceAll('zł ', 'PLN ')).toContain(streams);
  });

  it.each([
    ['I can do six dogs a day at most but let’s say 4 dogs a day.', '4 dogs per day'],
    ['Three tunings a day are possible; I plan with ten tunings a week.', '10 tunings per week'],
    ['300 loaves a day and we hope for 40 workshops a month.', '300 loaves per day'],
  ])('takes the volume that is planned, not the one that is possible: %s', (answer, volume) => {
    expect(read(answer)['revenue.volume']).toBe(volume);
  });
});
