/**
 * The cells of tools that exist, over HTTP: on each plan the allowed call is answered and the refused one refused. The
 * same suite runs in each mode of billing; where it is off, whatever plan is stored has what Pro has.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planTable } from '#app/plan-table.ts';
import { type PlanName, planNames } from '#shared/plans/plan-names.ts';
import { findFeature } from '#shared/plans/plan-table.ts';
import { stripeEnvironment } from '#testing/billing-actions.ts';
import { createFakePayments } from '#testing/fake-payments.ts';
import { answerQuestions, setPlan } from '#testing/founder.ts';
import { gateCases } from '#testing/gate-cases.ts';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';
import { createAdvisorProbes, createFounder, type Founder } from './advisor-probes.ts';
import { type BrandOwner, createBrandOwner, createBrandProbes } from './brand-probes.ts';
import { cells } from './cells.ts';
import { advisorProbeIds } from './cells-advisor.ts';
import { brandProbeIds, sitesProbeIds } from './cells-brand-and-sites.ts';
import { createSitesProbes } from './sites-probes.ts';

const allModes = ['test', 'stripe', 'off'] as const;
/** A plan means the same however it is paid. */
const modes = gateCases(allModes, (mode) => mode !== 'stripe');
/** The plans that are stored, and what each gives in a mode. */
const givenIn = (mode: (typeof allModes)[number]): readonly (readonly [stored: PlanName, given: PlanName])[] =>
  mode === 'off' ? [['Free', 'Pro']] : planNames.map((plan) => [plan, plan] as const);

describe.each(modes)('in mode %s, over HTTP', (mode) => {
  let world: TestProduct;
  const founders = new Map<PlanName, Founder>();
  const owners = new Map<PlanName, BrandOwner>();

  beforeAll(async () => {
    world = await createTestProduct(
      mode === 'stripe'
        ? { environment: { ...stripeEnvironment, CUSTOM_DOMAINS: 'on' }, payments: createFakePayments() }
        : { environment: { BILLING: mode, CUSTOM_DOMAINS: 'on' } },
    );
    for (const [stored] of givenIn(mode)) {
      founders.set(stored, await createFounder(world, stored));
      owners.set(stored, await createBrandOwner(world, stored));
    }
  }, 120_000);
  afterAll(() => world.close());

  describe.each(givenIn(mode))('the plan %s has what %s gives', (stored, given) => {
    it.each(advisorProbeIds)('the advisor: %s', async (id) => {
      const cell = cells.find(({ heading, capability }) => heading === 'Advisor' && capability === id);
      const probe = createAdvisorProbes(world)[id];
      expect(await probe(founders.get(stored)!), cell?.heading).toStrictEqual(cell?.expected[given]);
    });

    /** A package of the brand takes seconds: the gate makes one of them. */
    const brandProbes = gateCases(
      brandProbeIds,
      (id) => id !== 'download of assets' || (mode === 'test' && given === 'Starter'),
    );
    it.each(brandProbes)('the branding kit: %s', async (id) => {
      const cell = cells.find(({ heading, capability }) => heading === 'Brand' && capability === id);
      const probe = createBrandProbes(world)[id];
      expect(await probe(owners.get(stored)!), cell?.heading).toStrictEqual(cell?.expected[given]);
    });

    it.each(sitesProbeIds)('the website builder: %s', async (id) => {
      const cell = cells.find(({ heading, capability }) => heading === 'Sites' && capability === id);
      expect(await createSitesProbes(world)[id](stored), cell?.heading).toStrictEqual(cell?.expected[given]);
    });
  });

  it('what was refused is answered at once after an upgrade, and where billing is off before it', async () => {
    const person = await world.signUp();
    const { id } = await answerQuestions(world, person);
    const compose = () =>
      world.call('POST', `/api/advisor/conversations/${id}/sections/revenue-streams/compose`, {
        as: person,
        body: { revision: 1 },
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
    const refused = await compose();
    if (mode === 'off') return expect(refused.status).toBe(200);
    expect([refused.status, refused.body.plan]).toEqual([403, 'Starter']);
    await setPlan(world, person, refused.body.plan);
    expect((await compose()).status).toBe(200);
  });
});

describe('the cells of tools that exist', () => {
  it('are shown over HTTP, but for the words that the browser has', () => {
    const built = planTable.tools.filter(({ isBuilt }) => isBuilt).map(({ id }) => id);
    const shown = cells.filter(
      ({ field }) =>
        built.includes(field.slice(0, field.indexOf('.'))) &&
        !findFeature(planTable, field.replace('.feature.', '.'))?.isComing,
    );
    const probed: readonly string[] = [...advisorProbeIds, ...brandProbeIds, ...sitesProbeIds];
    const silent = shown.filter(({ capability }) => !probed.includes(capability));
    expect(silent.map(({ capability }) => capability)).toEqual([
      'name of the tier',
      'limit as the popover says it',
      'ideas as they are compared',
      'origin of every number',
      'limit as the popover says it',
      // Of the website builder.
      'name of the tier',
      'limit as the popover says it',
      // Nothing of a preview is kept, so that there is nothing to count.
      'preview sites',
    ]);
  });
});
