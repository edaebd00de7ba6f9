import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import type { ToastMessage } from './toast-message.ts';

/** What is shown now; three at a time, the rest wait. */
export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });
