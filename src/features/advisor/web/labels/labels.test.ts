import { type MessageDescriptor, setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { industries } from '#features/advisor/domain/knowledge/index.ts';
import { sectionTitles as titlesOfDocuments } from '#features/advisor/domain/plan.ts';
import { questionIds } from '#features/advisor/domain/questions.ts';
import { rubric } from '#features/advisor/domain/score/rubric.ts';
import { plans } from '#features/billing/domain/plans.ts';
import { factKeys, parseCorrection } from '#features/workspaces/domain/fact-registry.ts';
import type { FactKey } from '#features/workspaces/domain/fact-value.ts';
import { choiceLabels } from '#features/workspaces/web/shared/facts/choice-labels.ts';
import { factLabels } from '#features/workspaces/web/shared/facts/fact-labels.ts';
import { factOptions } from '#features/workspaces/web/shared/facts/fact-types.ts';
import { industryLabels } from '#features/workspaces/web/shared/facts/industry-labels.ts';
import { sectionTeasers, sectionTitles } from '../shared/section-labels.ts';
import { placeholders, readyAnswers, skipLabel } from './answer-labels.ts';
import { featureNames, tierNames } from './plan-labels.ts';
import { lossReasons } from './score-labels.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const english = (labels: Readonly<Record<string, MessageDescriptor>>) =>
  Object.fromEntries(Object.entries(labels).map(([id, label]) => [id, i18n._(label)]));

describe('the words of the interface, in English, are those of the product', () => {
  it('for every industry', () => {
    expect(english(industryLabels)).toEqual(Object.fromEntries(industries.map(({ id, name }) => [id, name])));
  });

  it('for sections', () => {
    expect(english(sectionTitles)).toEqual(titlesOfDocuments);
  });

  it('for what the plans give in the advisor', () => {
    for (const { name, advisor } of Object.values(plans)) {
      expect(i18n._(tierNames[name])).toBe(advisor.tierName);
      for (const feature of advisor.features) expect(i18n._(featureNames[feature.id])).toBe(feature.name);
    }
  });
});

describe('every id that the server sends has words', () => {
  it('facts in the order in which they are shown, with every choice they offer', () => {
    expect(Object.keys(factLabels)).toEqual(factKeys);
    const offered = Object.entries(factOptions).flatMap(([key, options]) => {
      for (const choice of options)
        expect(parseCorrection(key as FactKey, { type: 'choices', items: [choice] }).ok, choice).toBe(true);
      return options;
    });
    expect(new Set(Object.keys(choiceLabels))).toEqual(new Set(offered));
  });

  it('whatever the rubric can miss, as a sentence', () => {
    const criteria = rubric.flatMap((dimension) => dimension.criteria.map((criterion) => criterion.id));
    expect(Object.keys(lossReasons)).toEqual(criteria);
    for (const reason of Object.values(english(lossReasons))) expect(reason).toMatch(/^[A-Z"].*\.$/);
  });

  it('a locked section, without a figure', () => {
    for (const teaser of Object.values(english(sectionTeasers))) {
      expect(teaser.length).toBeGreaterThan(40);
      expect(teaser).not.toMatch(/\d/);
    }
  });

  it('a question: at most four ready answers, one of which skips it', () => {
    expect(i18n._(skipLabel)).toBe("I don't know yet");
    for (const id of questionIds) expect(readyAnswers[id].length).toBeLessThanOrEqual(3);
    expect(i18n._(placeholders.revenue)).toBe('How will you earn money?');
  });
});
