import { type MessageDescriptor, setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { sectionTitleTexts } from '#features/advisor/domain/document/document-texts.ts';
import { questionIds } from '#features/advisor/domain/questions.ts';
import { criterionIds } from '#features/advisor/domain/score/rubric.ts';
import { factKeys, parseCorrection } from '#features/workspaces/domain/fact-registry.ts';
import type { FactKey } from '#features/workspaces/domain/fact-value.ts';
import { choiceLabels } from '#features/workspaces/web/shared/facts/choice-labels.ts';
import { factLabels } from '#features/workspaces/web/shared/facts/fact-labels.ts';
import { factOptions } from '#features/workspaces/web/shared/facts/fact-types.ts';
import { sectionTeasers, sectionTitles } from '../shared/section-texts.ts';
import { placeholders, readyAnswers, skipLabel } from './answer-labels.ts';
import { lossReasons } from './score-labels.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const english = (labels: Readonly<Record<string, MessageDescriptor>>) =>
  Object.fromEntries(Object.entries(labels).map(([id, label]) => [id, i18n._(label)]));

describe('the words of the interface, in English, are those of the product', () => {
  it('for sections', () => {
    expect(english(sectionTitles)).toEqual(english(sectionTitleTexts));
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
    expect(Object.keys(lossReasons)).toEqual(criterionIds);
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
