import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { OpenSection } from '#features/advisor/advisor.contract.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { showToast } from '#web/ui/toast.tsx';
import { type ConversationId, useAdvisorStore } from '../advisor.queries.ts';
import { sectionTitles } from '../shared/section-labels.ts';
import { usePlanSaving } from './use-plan-saving.tsx';

/** Writes a section again from the facts as they are now; the text before can be brought back. */
export function useComposeSection(conversationId: ConversationId, section: OpenSection) {
  const { t, i18n } = useLingui();
  const store = useAdvisorStore();
  const saving = usePlanSaving();
  const [isBusy, setBusy] = useState(false);
  const attempt = useRef<{ revision: number; key: string } | undefined>(undefined);
  const sectionId = section.id;
  const title = t(sectionTitles[sectionId]);

  const run = async (work: () => Promise<OpenSection>): Promise<OpenSection | undefined> => {
    setBusy(true);
    try {
      const written = await work();
      store.putSection(conversationId, written);
      return written;
    } catch (error) {
      const problem = problemOf(error);
      showToast({ tone: 'attention', text: t`${title} was not changed`, detail: problemText(i18n, problem) });
      if (problem.code === 'request.stale_revision') await store.refetchPlan(conversationId);
      return undefined;
    } finally {
      setBusy(false);
    }
  };

  const undo = (revision: number) => run(() => store.api.undoSection({ conversationId, sectionId, revision }));

  const compose = async () => {
    if (isBusy) return;
    // What is being typed is saved first, so that undo brings it back too.
    await saving.flush(sectionId);
    if (Object.keys(saving.getEdits()[sectionId]?.pending ?? {}).length > 0) {
      showToast({
        tone: 'attention',
        text: t`Your last changes are not saved yet. Save them first, then write again.`,
      });
      return;
    }
    const written = await run(async () => {
      const revision = saving.revisionOf(sectionId) ?? section.revision;
      if (attempt.current?.revision !== revision) attempt.current = { revision, key: crypto.randomUUID() };
      const context = { idempotencyKey: attempt.current.key };
      return store.api.composeSection({ conversationId, sectionId, revision }, { context });
    });
    if (written === undefined) return;
    showToast(
      {
        tone: 'done',
        text: t`${title} was written again`,
        action: { label: t`Undo`, onPress: () => void undo(written.revision) },
      },
      10_000,
    );
  };

  return { compose, undo, isBusy };
}
