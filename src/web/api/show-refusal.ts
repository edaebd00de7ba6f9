import type { I18n } from '@lingui/core';
import { showToast } from '#web/ui/toast.tsx';
import type { ToastMessage } from '#web/ui/toast-message.ts';
import { problemOf } from './problem-error.ts';
import { problemText } from './problems.ts';

/** Says in passing that something was not done, why, and what can be done about it. */
export function showRefusal(i18n: I18n, text: string, error: unknown, action?: ToastMessage['action']): void {
  const detail = problemText(i18n, problemOf(error));
  showToast({ tone: 'attention', text, detail, ...(action && { action }) });
}
