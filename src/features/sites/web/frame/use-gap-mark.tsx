import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { GapQuestion } from '#features/sites/domain/blocks/gap-questions.ts';
import { gapWords } from '../gap-words.ts';

/** Marks an empty field that asks with its question, where it can only be looked at. */
export function useGapMark() {
  const { t, i18n } = useLingui();
  return useCallback(
    (question: GapQuestion) => (
      <span className="gap" lang={i18n.locale}>
        {t(gapWords[question])}
      </span>
    ),
    [t, i18n.locale],
  );
}
