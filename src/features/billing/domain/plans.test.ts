import { describe, expect, it } from 'vitest';
import { sectionIds } from '#features/advisor/domain/plan.ts';
import { plannedSections } from './plan-advisor.ts';
import { legalTemplates } from './plan-services.ts';
import {
  isAtLeast,
  isProjectionOpen,
  isRankOpen,
  opensSectionWith,
  planFromText,
  planNames,
  plans,
  sectionAccess,
} from './plans.ts';
import { upgradeMessages } from './upgrade-messages.ts';

const states = (plan: (typeof planNames)[number]) => sectionAccess(plan).map(({ id, state }) => `${id}: ${state}`);

describe('the order of plans', () => {
  it('is Free, Starter, Pro', () => expect(planNames).toEqual(['Free', 'Starter', 'Pro']));

  it.each([
    ['Free', 'Free', true],
    ['Free', 'Starter', false],
    ['Starter', 'Free', true],
    ['Starter', 'Pro', false],
    ['Pro', 'Starter', true],
  ] as const)('%s reaches %s: %s', (plan, required, reaches) => expect(isAtLeast(plan, required)).toBe(reaches));

  it.each(['', 'pro', 'Enterprise', null, undefined, 3, { name: 'Pro' }])('%j counts as Free', (text) =>
    expect(planFromText(text)).toBe('Free'),
  );

  it('reads the three names as themselves', () => expect(planNames.map(planFromText)).toEqual(planNames));
});

describe('prices', () => {
  it.each([
    ['Free', 0, 0, null],
    ['Starter', 2400, 23_040, 28_800],
    ['Pro', 7900, 75_840, 94_800],
  ] as const)('%s costs %i cents a month, %i a year instead of %s', (name, monthly, yearly, struck) => {
    const { monthlyCents, yearlyCents, strikethroughYearlyCents } = plans[name];
    expect([monthlyCents, yearlyCents, strikethroughYearlyCents]).toEqual([monthly, yearly, struck]);
  });

  it('are whole cents', () => {
    for (const name of planNames) expect(Number.isInteger(plans[name].yearlyCents)).toBe(true);
  });

  it('mark Starter alone as the popular plan', () =>
    expect(planNames.filter((name) => plans[name].isPopular)).toEqual(['Starter']));
});

describe('the tools of a plan', () => {
  it('carry the specified names and limits', () => {
    expect(planNames.map((name) => plans[name].advisor.tierName)).toEqual([
      'Business Idea Evaluation',
      'Business Model Generator',
      'Advanced Business Model Generator',
    ]);
    expect(planNames.map((name) => plans[name].advisor.limitLabel)).toEqual([
      '1 idea per month',
      '5 ideas per month',
      'Unlimited ideas',
    ]);
    expect(planNames.map((name) => plans[name].advisor.ideasPerMonth)).toEqual([1, 5, null]);
    expect(planNames.map((name) => plans[name].marketing.tierName)).toEqual([
      'Content Taster',
      'Content Engine',
      'Marketing Command Center',
    ]);
    expect(planNames.map((name) => plans[name].studio.tierName)).toEqual([
      'Website Builder Basic',
      'Website Builder',
      'Advanced Website Builder',
    ]);
  });

  it('count what the studio gives', () => {
    const { Free, Starter, Pro } = plans;
    const studio = [Free, Starter, Pro].map((plan) => plan.studio);
    expect(studio.map((plan) => plan.logos)).toEqual([1, 3, 5]);
    expect(studio.map((plan) => plan.palettes.length)).toEqual([1, 5, 8]);
    expect(studio.map((plan) => plan.fontPairs.length)).toEqual([0, 3, 5]);
    expect(studio.map((plan) => plan.socialAssets.length)).toEqual([0, 3, 6]);
    expect(studio.map((plan) => plan.templates)).toEqual([
      { shown: 3, open: 2 },
      { shown: 5, open: 4 },
      { shown: 7, open: 7 },
    ]);
    expect(Free.studio.palettes).toEqual(['modern']);
    expect(Starter.studio.fontPairs.map((pair) => `${pair.heading}/${pair.body}`)).toEqual([
      'Montserrat/Open Sans',
      'Playfair Display/Source Sans Pro',
      'Roboto/Lato',
    ]);
    expect(Pro.studio.socialAssets.map((asset) => `${asset.name} ${asset.widthPx}x${asset.heightPx}`)).toEqual([
      'Facebook Cover 851x315',
      'Instagram Post 1080x1080',
      'Twitter Header 1500x500',
      'Instagram Story 1080x1920',
      'LinkedIn Banner 1584x396',
      'YouTube Thumbnail 1280x720',
    ]);
  });

  it('cap marketing by day on Free, by month on Starter, and not on Pro', () => {
    expect(plans.Free.marketing.overall).toEqual({ limit: 1, period: 'day' });
    expect(plans.Free.marketing.perKind).toEqual({ limit: 1, period: 'day' });
    expect(plans.Starter.marketing.overall).toEqual({ limit: 50, period: 'month' });
    expect(plans.Starter.marketing.perKind).toEqual({ limit: 5, period: 'month' });
    expect([plans.Pro.marketing.overall.limit, plans.Pro.marketing.perKind.limit]).toEqual([null, null]);
  });

  it('answer within 48, 24 and 4 hours', () =>
    expect(planNames.map((name) => plans[name].support.responseHours)).toEqual([48, 24, 4]));

  it('open the legal templates of the specification', () => {
    const opened = (plan: string) =>
      Object.entries(legalTemplates).flatMap(([name, required]) => (required === plan ? [name] : []));
    expect(opened('Free')).toEqual(['Basic Terms of Service']);
    expect(opened('Starter')).toEqual([
      'LLC formation documents',
      'Privacy Policy',
      'Terms of Service',
      'Cookie Policy',
      'GDPR statement',
    ]);
  });
});

describe('the sections of a business plan', () => {
  it('are named as the advisor names them', () => expect(plannedSections).toEqual(sectionIds));

  it('on Free are four, three open', () =>
    expect(states('Free')).toEqual([
      'executive-summary: open',
      'market-analysis: open',
      'target-audience: open',
      'revenue-streams: locked',
    ]));

  it('on Starter are five, four open', () =>
    expect(states('Starter')).toEqual([
      'executive-summary: open',
      'market-analysis: open',
      'target-audience: open',
      'revenue-streams: open',
      'competitor-analysis: locked',
    ]));

  it('on Pro are seven, all open', () => {
    expect(sectionAccess('Pro').map((section) => section.id)).toEqual(sectionIds);
    expect(sectionAccess('Pro').every((section) => section.state === 'open')).toBe(true);
  });

  it('name the lowest plan that opens them', () => {
    expect(sectionIds.map(opensSectionWith)).toEqual(['Free', 'Free', 'Free', 'Starter', 'Pro', 'Pro', 'Pro']);
    for (const plan of planNames)
      for (const { state, opensWith } of sectionAccess(plan)) expect(isAtLeast(plan, opensWith)).toBe(state === 'open');
  });

  it('say more on each higher plan', () => {
    expect(planNames.map((name) => [1, 2, 3].filter((rank) => isRankOpen(name, rank as 1 | 2 | 3)))).toEqual([
      [1],
      [1, 2],
      [1, 2, 3],
    ]);
    expect(isRankOpen('Free', undefined)).toBe(true);
  });

  it('show projections on Pro alone', () => expect(planNames.map(isProjectionOpen)).toEqual([false, false, true]));
});

describe("the advisor's feature list", () => {
  it('agrees with the sections that are open', () => {
    const available = (plan: (typeof planNames)[number]) =>
      plans[plan].advisor.features.filter((feature) => feature.available).map((feature) => feature.id);
    expect(available('Free')).not.toContain('revenue-streams');
    expect(available('Starter')).toContain('revenue-streams');
    expect(available('Starter')).not.toContain('competitor-analysis');
    expect(available('Pro')).toHaveLength(plans.Pro.advisor.features.length);
  });

  it('marks as Pro only exactly what Starter lacks', () => {
    for (const feature of plans.Starter.advisor.features) expect(feature.available).toBe(feature.proOnly !== true);
  });

  it('gives PDF and DOCX on every plan', () => {
    for (const name of planNames)
      expect(plans[name].advisor.features.find((feature) => feature.id === 'downloads')?.available).toBe(true);
  });
});

describe('upgrade messages', () => {
  it('stand as specified and name the numbers of the table', () => {
    expect(upgradeMessages['marketing.daily-limit']).toBe(
      "You've reached your daily limit of 1 generation. Upgrade to Starter for 50/month or Pro for unlimited generations.",
    );
    expect(upgradeMessages['marketing.daily-limit']).toContain(`${plans.Starter.marketing.overall.limit}/month`);
    expect(upgradeMessages['marketing.monthly-limit']).toContain(`limit of ${plans.Starter.marketing.overall.limit} `);
    expect(upgradeMessages['analytics.export-or-share']).toBe('This feature requires Starter or Pro plan');
    expect(upgradeMessages['studio.download']).toBe('Please upgrade to download branding assets!');
  });
});
