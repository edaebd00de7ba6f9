import { describe, expect, it } from 'vitest';
import { type BusinessOutline, factsOf } from '#testing/businesses/business.ts';
import { businesses } from '#testing/businesses/businesses.ts';
import { composeInputOf } from '#testing/businesses/compose-input-of.ts';
import { holdOutBusinesses } from '#testing/businesses/hold-out.ts';
import { industries } from '#testing/businesses/industries.ts';
import { readPlain } from '#testing/businesses/similarity.ts';
import { type SectionId, sectionIds } from '../plan.ts';
import { inlinesOf } from '../plan-access.ts';
import { composePlan, composeSection } from './compose-plan.ts';
import { gradeLevel, runningText } from './readability.ts';

const all = [...businesses, ...holdOutBusinesses].map(({ id, facts, currency }) => {
  const input = composeInputOf(facts, currency, industries, `seed-${id}`);
  return { id, input, plan: composePlan(input) };
});

const slips: readonly (readonly [string, RegExp])[] = [
  ['article', /\b(?:a [aeio]\p{L}+(?<!\ba (?:one|once)\b)|an [bcdfgjklmnpqrtvwxyz]\p{L})/iu],
  ['spaces', / {2,}| [,.;:!?]|^ | $/],
  ['points', /\.\.|,,|;;|,\.|;\.|:\.|,;|\?:|\(\)/],
  ['undefined', /undefined|null|NaN|\[|\]|\{|\}|a\(n\)/],
  ['doubled word', /\b(\p{L}+) \1\b/iu],
  ['small start', /^[“"(]?\p{Ll}|[.?!] \p{Ll}/u],
];

describe('the text of a plan', () => {
  it('types no digit into a sentence', () => {
    const loose = all.flatMap(({ id, plan }) =>
      plan.sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) =>
          inlinesOf(block)
            .filter((inline) => inline.kind === 'text' && /\d/.test(inline.text))
            .map((inline) => `${id}: ${inline.text}`),
        ),
      ),
    );
    expect(loose).toEqual([]);
  });

  it('reads at grade 7 to 11 in each section of each business', () => {
    const grades = all.flatMap(({ id, plan }) =>
      plan.sections.map((section) => ({
        where: `${id} ${section.id}`,
        grade: gradeLevel(section.blocks.flatMap((block) => runningText(block, readPlain))),
      })),
    );
    const sorted = [...grades].sort((a, b) => a.grade - b.grade);
    const show = ({ where, grade }: { where: string; grade: number }) => `${where} ${grade.toFixed(1)}`;
    process.stdout.write(
      `grade levels: ${sorted.slice(0, 3).map(show).join(', ')} … ${sorted.slice(-3).map(show).join(', ')}\n`,
    );
    expect(grades.filter(({ grade }) => grade < 7 || grade > 11).map(show)).toEqual([]);
  });

  it('uses at least three facts in each section of concrete answers', () => {
    const thin = all.flatMap(({ id, input, plan }) =>
      plan.sections.flatMap((section) => {
        const used = new Set(section.blocks.flatMap((block) => block.facts ?? []));
        const known = [...used].filter((key) => [...input.facts.keys()].some((fact) => fact === key));
        return known.length < 3 ? [`${id} ${section.id}: ${known.join(', ')}`] : [];
      }),
    );
    expect(thin).toEqual([]);
  });

  it('has no slips of grammar that a machine can see', () => {
    const found = all.flatMap(({ id, plan }) =>
      plan.sections.flatMap(({ blocks }) =>
        blocks
          .flatMap((block) => runningText(block, readPlain))
          .flatMap((text) =>
            slips.filter(([, pattern]) => pattern.test(text)).map(([name]) => `${id} ${name}: ${text}`),
          ),
      ),
    );
    expect(found).toEqual([]);
  });

  it('ends each paragraph and item with a full stop or colon', () => {
    const open = all.flatMap(({ id, plan }) =>
      plan.sections.flatMap(({ blocks }) =>
        blocks
          .filter((block) => block.kind !== 'heading')
          .flatMap((block) => runningText(block, readPlain))
          .filter((text) => !/[.:?!][”"’]?$/.test(text))
          .map((text) => `${id}: ${text}`),
      ),
    );
    expect(open).toEqual([]);
  });

  it('gives each block of a section an id of its own', () => {
    for (const { plan } of all) {
      for (const { blocks } of plan.sections) expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length);
    }
  });
});

describe('a plan of missing answers', () => {
  const cases = {
    nothing: {},
    'an industry alone': { industry: 'artisan-bakery' },
    'a name and a price': { name: 'Levain & Rye', streams: [['sourdough', 6.5, 'loaf']] },
    'a group and rivals': { groups: ['families'], rivals: ['Delhaize'], place: 'Ghent' },
    'an offer that is a venture': { offer: 'a yoga studio', place: 'Paris', country: 'FR' },
  } satisfies Record<string, BusinessOutline>;

  it.each(Object.entries(cases))(
    'composes each section of %s without slips and without digits of its own',
    (_, outline) => {
      const plan = composePlan(composeInputOf(factsOf(outline, 'EUR'), 'EUR', industries, 'thin'));
      for (const section of plan.sections) {
        const texts = section.blocks.flatMap((block) => runningText(block));
        expect(texts.length, section.id).toBeGreaterThan(0);
        for (const text of texts) for (const [name, pattern] of slips) expect(text, name).not.toMatch(pattern);
        for (const inline of section.blocks.flatMap(inlinesOf))
          if (inline.kind === 'text') expect(inline.text).not.toMatch(/\d/);
      }
    },
  );

  it('says what has not been said', () => {
    const plan = composePlan(composeInputOf(new Map(), 'EUR', industries, 'thin'));
    const said = plan.sections.map(({ blocks }) => blocks.flatMap((block) => runningText(block)).join(' '));
    for (const text of said.slice(0, 5))
      expect(text).toMatch(
        /not (?:yet )?(?:been )?(?:said|named|stated|given|in the answers|yet tell)|No (?:price|number|rival|competitor|difference)|missing|open|nobody/i,
      );
    expect(JSON.stringify(plan.sections[1])).toContain('No industry fits');
  });
});

describe('open sections', () => {
  const openSections: readonly SectionId[] = [
    'market-analysis',
    'target-audience',
    'revenue-streams',
    'competitor-analysis',
  ];

  it('show no figure of the closed model; the summary shows them in its last block only', () => {
    for (const { id, input, plan } of all) {
      for (const section of plan.sections) {
        const closed = section.blocks.filter((block) =>
          inlinesOf(block).some(
            (inline) => inline.kind === 'figure' && input.figureAccess.get(inline.nodeId) !== 'open',
          ),
        );
        if (openSections.includes(section.id)) expect(closed, `${id} ${section.id}`).toEqual([]);
        if (section.id === 'executive-summary') expect(closed).toEqual(section.blocks.slice(-1));
      }
    }
  });
});

describe('composing', () => {
  it('gives the same plan for the same input, byte for byte', () => {
    for (const { input, plan } of all) {
      expect(JSON.stringify(composePlan(input).sections)).toBe(JSON.stringify(plan.sections));
    }
  });

  it('composes a section alone as it stands in the plan', () => {
    for (const { input, plan } of all.slice(0, 10)) {
      for (const [at, id] of sectionIds.entries()) expect(composeSection(id, input)).toEqual(plan.sections[at]);
    }
  });

  it('words a section anew with another seed and keeps its block ids', () => {
    for (const { input, plan } of all.slice(0, 10)) {
      for (const section of plan.sections) {
        const again = composeSection(section.id, { ...input, seed: 'another' });
        expect(JSON.stringify(again.blocks)).not.toBe(JSON.stringify(section.blocks));
        expect(again.blocks.map(({ id }) => id)).toEqual(section.blocks.map(({ id }) => id));
      }
    }
  });

  it('records the version of each fact a section rests on', () => {
    const [{ input, plan }] = all as [(typeof all)[number]];
    for (const section of plan.sections) {
      for (const [key, version] of Object.entries(section.factVersions)) {
        expect([...input.facts.values()].find((fact) => fact.key === key)?.version).toBe(version);
      }
      expect(Object.keys(section.factVersions).length).toBeGreaterThanOrEqual(3);
    }
  });
});
