import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { showToast } from '#web/ui/toast.tsx';
import { type ConversationId, useAdvisorStore } from '../advisor.queries.ts';

/** Writes a plan that an earlier version made anew. */
export function useRenewPlan(conversationId: ConversationId) {
  const { t, i18n } = useLingui();
  const store = useAdvisorStore();
  const [isRenewing, setRenewing] = useState(false);
  const renew = async () => {
    if (isRenewing) return;
    setRenewing(true);
    try {
      await store.api.renewPlan({ conversationId });
      await Promise.all([store.refetchPlan(conversationId), store.refetchFigures(conversationId)]);
    } catch (error) {
      const detail = problemText(i18n, problemOf(error));
      showToast({ tone: 'attention', text: t`The plan was not written anew`, detail });
    } finally {
      setRenewing(false);
    }
  };
  return { renew, isRenewing };
}
