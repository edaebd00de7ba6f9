import { type MessageDescriptor, setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { industries } from '#features/advisor/domain/knowledge/index.ts';
import { sectionTitles as titlesOfDocuments } from '#features/advisor/domain/plan.ts';
import { lockedSectionTeasers, plans } from '#features/billing/domain/plans.ts';
import { factKeys, factRegistry } from '#features/workspaces/domain/fact-registry.ts';
import { choiceLabels } from './choice-labels.ts';
import { factLabels } from './fact-labels.ts';
import { industryLabels } from './industry-labels.ts';
import { featureNames, tierNames } from './plan-labels.ts';
import { sectionTeasers, sectionTitles } from './section-labels.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const english = (labels: Readonly<Record<string, MessageDescriptor>>) =>
  Object.fromEntries(Object.entries(labels).map(([id, label]) => [id, i18n._(label)]));

describe('the words of the interface, in English, are those of the product', () => {
  it('for facts, in the order in which they are shown', () => {
    expect(english(factLabels)).toEqual(Object.fromEntries(factKeys.map((key) => [key, factRegistry[key].label])));
    expect(Object.keys(factLabels)).toEqual(factKeys);
  });

  it('for every choice a fact offers, and every industry', () => {
    const offered = new Set(factKeys.flatMap((key) => factRegistry[key].options ?? []));
    expect(new Set(Object.keys(choiceLabels))).toEqual(offered);
    expect(english(industryLabels)).toEqual(Object.fromEntries(industries.map(({ id, name }) => [id, name])));
  });

  it('for sections, and what a locked one would contain', () => {
    expect(english(sectionTitles)).toEqual(titlesOfDocuments);
    expect(english(sectionTeasers)).toEqual(lockedSectionTeasers);
  });

  it('for what the plans give in the advisor', () => {
    for (const { name, advisor } of Object.values(plans)) {
      expect(i18n._(tierNames[name])).toBe(advisor.tierName);
      for (const feature of advisor.features) expect(i18n._(featureNames[feature.id])).toBe(feature.name);
    }
  });
});
