import { useLingui } from '@lingui/react';
import type { StatedFact } from '#features/advisor/advisor.contract.ts';
import type { FactKey } from '#features/workspaces/domain/fact-value.ts';
import { choiceLabels } from './choice-labels.ts';
import { factLabels } from './fact-labels.ts';
import { industryLabels } from './industry-labels.ts';

/** The words of the interface for facts: what they are called, what can be chosen, and the value as it is read. */
export function useFactWords() {
  const { i18n } = useLingui();

  const labelOf = (fact: Pick<StatedFact, 'key' | 'label'>): string =>
    isLabelled(fact.key) ? i18n._(factLabels[fact.key]) : fact.label;

  /** One id out of a closed list, an industry or a country, in small letters but for names. */
  const choiceOf = (id: string): string => {
    if (/^[A-Z]{2}$/.test(id)) return new Intl.DisplayNames([i18n.locale], { type: 'region' }).of(id) ?? id;
    const label = hasChoice(id) ? choiceLabels[id] : industryLabels[id];
    return label === undefined ? id.replaceAll('-', ' ') : i18n._(label);
  };

  const shownOf = ({ value, shown }: Pick<StatedFact, 'value' | 'shown'>): string => {
    if (value?.type === 'choice' && typeof value.choice === 'string') return choiceOf(value.choice);
    if (value?.type === 'choices' && Array.isArray(value.items)) {
      return new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(value.items.map(String).map(choiceOf));
    }
    return shown;
  };

  return { labelOf, choiceOf, shownOf };
}

function isLabelled(key: string): key is FactKey {
  return Object.hasOwn(factLabels, key);
}

function hasChoice(id: string): id is keyof typeof choiceLabels {
  return Object.hasOwn(choiceLabels, id);
}
