import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { sectionIds } from '#features/advisor/domain/plan.ts';
import { useLiveHold } from '#web/live/live-hold.ts';
import { type ConversationId, useAdvisorStore } from '../advisor.queries.ts';
import { createPlanSaving, type EditsBySection, type PlanSaving } from './section-saving.ts';

const SavingContext = createContext<PlanSaving | undefined>(undefined);

/** Saves what is edited in this plan; what is left when the screen goes is sent, and a closing tab is asked to wait. */
export function PlanSavingProvider({
  conversationId: given,
  children,
}: {
  readonly conversationId: ConversationId | null;
  readonly children: ReactNode;
}) {
  const store = useAdvisorStore();
  // Without a conversation there is no plan, and so nothing to edit.
  const conversationId = given ?? 'conv_none';
  const saving = useMemo(
    () =>
      createPlanSaving({
        save: (sectionId, revision, texts) =>
          store.api.editSection.call({ conversationId, sectionId, revision, texts }),
        revisionOf: (sectionId) => {
          const section = store.findPlan(conversationId)?.sections.find((one) => one.id === sectionId);
          return section?.state === 'open' ? section.revision : undefined;
        },
        onSection: (section) => store.putSection(conversationId, section),
      }),
    [conversationId, store],
  );
  // Until what was typed is saved it stands on the version it was typed on: a conflict is told, never hidden.
  const isHeld = useSyncExternalStore(saving.subscribe, () =>
    sectionIds.some((id) => saving.isUnsaved(id) && saving.getEdits()[id]?.status !== 'conflict'),
  );
  useLiveHold(isHeld);
  useEffect(() => {
    const askToStay = (event: BeforeUnloadEvent) => {
      if (!sectionIds.some(saving.isUnsaved)) return;
      void saving.flushAll();
      event.preventDefault();
    };
    window.addEventListener('beforeunload', askToStay);
    return () => {
      window.removeEventListener('beforeunload', askToStay);
      void saving.flushAll();
    };
  }, [saving]);
  return <SavingContext value={saving}>{children}</SavingContext>;
}

export function usePlanSaving(): PlanSaving {
  const saving = useContext(SavingContext);
  if (saving === undefined) throw new Error('usePlanSaving needs a PlanSavingProvider above it');
  return saving;
}

export function useEdits(): EditsBySection {
  const saving = usePlanSaving();
  return useSyncExternalStore(saving.subscribe, saving.getEdits);
}
