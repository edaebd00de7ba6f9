import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factKeys, parseCorrection } from '#features/workspaces/domain/fact-registry.ts';
import type { Fact, FactKey, FactSet } from '#features/workspaces/domain/fact-value.ts';
import { checkProperty, hasFreshValues } from '#testing/check-property.ts';
import { cpuMsOf } from '#testing/cpu-time.ts';
import { type QuestionId, questionIds } from '../questions.ts';
import { extractFacts } from './extract-facts.ts';
import { isNonsense } from './nonsense.ts';
import { businessStatements } from './testing/corpus-business.ts';
import { classStatements } from './testing/corpus-classes.ts';
import { fifthStatements } from './testing/corpus-fifth.ts';
import { fourthStatements } from './testing/corpus-fourth.ts';
import { letterStatements1 } from './testing/corpus-letter-1.ts';
import { letterStatements2 } from './testing/corpus-letter-2.ts';
import { marketStatements } from './testing/corpus-market.ts';
import { moreStatements } from './testing/corpus-more.ts';
import { openingStatements } from './testing/corpus-openings.ts';
import { planStatements } from './testing/corpus-plans.ts';
import { revenueStatements } from './testing/corpus-revenue.ts';
import { sixthStatements } from './testing/corpus-sixth.ts';
import { holdOut } from './testing/hold-out.ts';
import { lateHoldOut } from './testing/hold-out-late.ts';
import { letterHoldOut } from './testing/hold-out-letter.ts';
import { thirdHoldOut } from './testing/hold-out-third.ts';
import { type Measured, measure } from './testing/measure.ts';
import { testIndustries } from './testing/statement.ts';

const allStatements = [
  ...revenueStatements,
  ...businessStatements,
  ...marketStatements,
  ...moreStatements,
  ...openingStatements,
  ...classStatements,
  ...planStatements,
];
const context = { known: new Map() as FactSet, industries: testIndustries };
const extract = (question: QuestionId, answer: string) => extractFacts(question, answer, context);

function report(name: string, measured: Measured): void {
  const share = (measured.accuracy * 100).toFixed(1);
  process.stdout.write(
    `${name}: ${measured.right} of ${measured.expected} facts in ${measured.statements} statements, ${share} %\n`,
  );
  if (process.env.SHOW_FAULTS) process.stdout.write(`${measured.faults.join('\n')}\n`);
}

describe('extraction', () => {
  it('gets at least 90 % of the facts of 250 statements right in value and unit', () => {
    const measured = measure(allStatements);
    report('Extraction', measured);
    expect(measured.statements).toBeGreaterThanOrEqual(250);
    expect(measured.accuracy, measured.faults.join('\n')).toBeGreaterThanOrEqual(0.9);
  });

  it('gets at least 90 % of the facts of twenty-six founders who answered all five questions right', () => {
    const measured = measure(fourthStatements);
    // Measured once, at 63.6 %, before anything was mended for it; it is a development set since.
    report('Extraction, twenty-six founders', measured);
    expect(measured.statements).toBe(130);
    expect(measured.accuracy, measured.faults.join('\n')).toBeGreaterThanOrEqual(0.9);
  });

  it('gets at least 90 % of the facts of thirty-two founders who answered all five questions right', () => {
    const measured = measure(fifthStatements);
    // Measured once, at 77.5 %, before anything was mended for it; it is a development set since.
    report('Extraction, thirty-two founders', measured);
    expect(measured.statements).toBe(160);
    expect(measured.accuracy, measured.faults.join('\n')).toBeGreaterThanOrEqual(0.9);
  });

  it('gets at least 85 % of the facts of thirty founders who answered all five questions right', () => {
    const measured = measure(sixthStatements);
    // Measured once, at 66.4 %, before anything was mended for it; it is a development set since. It names buyers and
    // offers with what follows them ("parents with children under seven"), the older sets without: that part stays open.
    report('Extraction, thirty founders', measured);
    expect(measured.statements).toBe(150);
    expect(measured.accuracy, measured.faults.join('\n')).toBeGreaterThanOrEqual(0.85);
  });

  it('gets at least 90 % of the facts of 294 statements on prices, ranges, currencies, negations and typing errors right', () => {
    const measured = measure([...letterStatements1, ...letterStatements2]);
    // Two sets by two judges, each measured once before anything was mended for it: 91.1 % together, 93.1 and 89.2 %.
    // They are development sets since.
    report('Extraction, prices and typing errors', measured);
    expect(measured.statements).toBe(294);
    expect(measured.accuracy, measured.faults.join('\n')).toBeGreaterThanOrEqual(0.9);
  });

  it('gets at least 90 % of the facts of 150 such statements right that nothing was mended for', () => {
    const measured = measure(letterHoldOut);
    report('Extraction, prices and typing errors, hold-out', measured);
    expect(measured.statements).toBe(150);
    expect(measured.accuracy, measured.faults.join('\n')).toBeGreaterThanOrEqual(0.9);
  });

  it('gets at least 90 % of the facts of the statements it was not developed on right', () => {
    const measured = measure([...holdOut, ...lateHoldOut]);
    report('Extraction, hold-out', measure(holdOut));
    report('Extraction, late hold-out', measure(lateHoldOut));
    // Measured once, at 72.7 %, before anything was mended for it; what it prints since is no estimate any more.
    report('Extraction, third hold-out', measure(thirdHoldOut));
    expect(measured.statements).toBeGreaterThanOrEqual(60);
    expect(measured.accuracy, measured.faults.join('\n')).toBeGreaterThanOrEqual(0.9);
  });

  it('quotes verbatim and gives each key once, valid for it, whatever is said', () => {
    const pieces = allStatements.map((statement) => statement[1]);
    const spoken = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme', maxLength: 20 })), {
      maxLength: 4,
    });
    const any = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      spoken.map((parts) => parts.join(' ')),
    );
    checkProperty(
      fc.property(fc.constantFrom(...questionIds), any, (question, answer) => {
        const facts = extract(question, answer);
        expect(new Set(facts.map((fact) => fact.key)).size).toBe(facts.length);
        for (const fact of facts) {
          expect(fact.quote).toBe(answer.slice(fact.start, fact.end));
          expect(fact.quote.length).toBeGreaterThan(0);
          expect(parseCorrection(fact.key, fact.value)).toEqual({ ok: true, value: fact.value });
        }
      }),
      { numRuns: 1500, gateRuns: 200 },
    );
  });

  it.each([
    ['words', 'we sell sourdough at €6.50 a loaf in Ghent, no subscription; '.repeat(1700)],
    ['numbers', '1,000 2.50 € '.repeat(8000)],
    ['one word', 'a'.repeat(100_000)],
    ['commas', ','.repeat(100_000)],
    ['number words', 'hundred and two thousand '.repeat(4000)],
    ['capitals', 'Foo & Bar and '.repeat(7200)],
    ['different words', Array.from({ length: 14_000 }, (_, at) => `w${at.toString(36)}en`).join(' ')],
    ['differences', 'organic '.repeat(12_500)],
    ['percentages', '5% leave '.repeat(11_000)],
    ['who', 'who now buy '.repeat(8300)],
    ['openings', 'opening soon '.repeat(7700)],
    ['prices', 'at €5 a loaf '.repeat(7000)],
    ['quotes', '"“called named '.repeat(7000)],
    ['promises', 'with a garden and '.repeat(5500)],
    ['bare amounts', '€5 for a, 3 for b, '.repeat(5000)],
    ['counts after one price', `€5 ${'and 3 '.repeat(16_000)}`],
    ['origins', 'importers from Asia, '.repeat(4700)],
    ['costs of sales', 'Tea at €5 a cup, milk costs €1 a cup, '.repeat(2600)],
    ['complaints', 'They freeze it. '.repeat(6200)],
    ['local rivals', 'local agencies, '.repeat(6200)],
    ['known rivals', 'Tesco and Aldi next door, '.repeat(3800)],
    ['manners', 'in ten days, for hair only, '.repeat(3500)],
    ['lists of trades', 'food, drink, '.repeat(7600)],
    ['price lists', 'Double room 110, single 80, '.repeat(3500)],
    ['spoken prices', 'twelve fifty for a burger, '.repeat(3700)],
    ['work', 'we fold and deliver laundry to hotels and '.repeat(2400)],
    ['lists of goods', 'we sell soap, bread, tea and wax, '.repeat(3000)],
    ['habits', 'Most of them only use it right now. '.repeat(2700)],
    ['shared prices', 'Eggs cost €3 per box and a hen €14, '.repeat(2700)],
    ['slips', 'a huor, a mounth, betwen 5 and 6 per vist, '.repeat(2300)],
    ['lines', '- students\n2. families\n'.repeat(4300)],
    ['unnamed rivals', 'two other salons on the high street. '.repeat(2700)],
    ['segments', 'no cages, one dog at a time, '.repeat(3400)],
    ['abbreviations', 'ca. 5 etc. '.repeat(9000)],
    ['titles', 'Dr. Foo and St. Bar. '.repeat(4700)],
    [
      'groups of buyers',
      'students who cook at the station, stag parties, and a few dentists (90 nurses), '.repeat(1250),
    ],
    ['costs among prices', 'Room hire €45 an hour. Stall fee €20 a day. Two cooks at €2,300 a month. '.repeat(1300)],
    ['plans', 'six dogs a day at most but I plan 4 dogs a day. '.repeat(2100)],
    ['people', 'people who let a cottage, then also people in their twenties, '.repeat(1600)],
    ['names said', 'The name: Foo Bar. We call it Baz. The company is Qux & Co. '.repeat(1600)],
    ['packs', '€9 a bar, bundles of 4 for €32, 3 for €15, '.repeat(2300)],
    ['shares', '€80,000 of which €50,000 is a loan, '.repeat(2800)],
    ['faults of rivals', 'Bol keeps a bike for five days, no one answers the phone. '.repeat(1700)],
    ['wholes and parts', 'Bakkerij Himschoot. Himschoot opens at 8; '.repeat(2400)],
  ])('reads 100 KB of %s in time linear in its length', (_name, whole) => {
    // The gate reads an eighth in an eighth of the time, a deep run all of it.
    const share = hasFreshValues ? 1 : 1 / 8;
    const text = whole.slice(0, whole.length * share);
    // A varied beginning, so that the text is not refused as nonsense before it is read.
    const answer = `${revenueStatements
      .slice(0, 30)
      .map((statement) => statement[1])
      .join(', ')} ${text}`;
    expect(isNonsense(answer)).toBe(false);
    for (const question of questionIds) extract(question, answer.slice(0, 3000));
    // The promise is 100 ms for all of it. Three tries, and room beyond it, keep a slow machine from failing what is linear; quadratic
    // time takes seconds every time.
    for (const question of questionIds)
      expect(
        [1, 2, 3].some(() => cpuMsOf(() => extract(question, answer)) < 400 * share),
        question,
      ).toBe(true);
  });

  it.each([
    "I don't know yet",
    "i don't know",
    'idk',
    'not sure yet',
    'dunno',
    'no idea',
    '?',
    '   ',
    'asdf qwer zxcv',
    'Not sure yet, maybe later',
  ])('finds nothing in "%s"', (answer) => {
    for (const question of questionIds) expect(extract(question, answer)).toEqual([]);
  });

  it('still reads a long text that repeats itself', () => {
    const said = 'We bake sourdough in Ghent at €6.50 a loaf for families and small offices nearby. '.repeat(200);
    expect(extract('idea', said).map((fact) => fact.key)).toEqual(
      expect.arrayContaining(['business.place', 'revenue.streams']),
    );
  });

  it('takes the currency from the country when an amount names none, and from what is known before', () => {
    const streams = (facts: ReturnType<typeof extract>) => facts.find((fact) => fact.key === 'revenue.streams')?.value;
    const inZurich = extract('idea', 'Haircuts in Zurich for 60 a visit');
    expect(streams(inZurich)).toMatchObject({ items: [{ minor: 6000, currency: 'CHF' }] });
    const known = new Map<FactKey, Fact>([
      [
        'business.country',
        {
          key: 'business.country',
          version: 1,
          value: { type: 'choice', choice: 'JP' },
          origin: { kind: 'said', messageId: 'm', quote: 'Kyoto' },
        },
      ],
    ]);
    expect(streams(extractFacts('revenue', '3000 a month', { ...context, known }))).toMatchObject({
      items: [{ minor: 3000, currency: 'JPY' }],
    });
  });

  it('leaves a fact of another question alone once it is known', () => {
    const known = new Map<FactKey, Fact>([
      [
        'business.place',
        {
          key: 'business.place',
          version: 1,
          value: { type: 'text', text: 'Ghent' },
          origin: { kind: 'said', messageId: 'm', quote: 'Ghent' },
        },
      ],
    ]);
    const keys = (facts: ReturnType<typeof extract>) => facts.map((fact) => fact.key);
    expect(keys(extractFacts('audience', 'Students in Leuven', { ...context, known }))).not.toContain('business.place');
    expect(keys(extractFacts('idea', 'A café in Leuven', { ...context, known }))).toContain('business.place');
  });

  it('gives the same facts twice, in keys of the registry only', () => {
    for (const [question, says] of allStatements) {
      const facts = extract(question, says);
      expect(extract(question, says)).toEqual(facts);
      for (const fact of facts) expect(factKeys).toContain(fact.key);
    }
  });
});
