import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
  UNSTABLE_ToastContent as ToastContent,
} from 'react-aria-components/Toast';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { toastQueue } from './toast-queue.ts';

const TONES = {
  done: { icon: CircleCheck, className: 'text-green' },
  info: { icon: Info, className: 'text-ink-2' },
  attention: { icon: CircleAlert, className: 'text-clay' },
} as const;

/** The region itself, with what is in the queue: above the place where people type and send, which stays free. */
export function ToastRegionView() {
  const { t } = useLingui();
  return (
    <AriaToastRegion
      queue={toastQueue}
      aria-label={t`Messages`}
      className="fixed inset-x-4 bottom-24 z-60 mx-auto flex w-auto max-w-md flex-col gap-2 outline-none sm:inset-x-auto sm:end-6 sm:mx-0"
    >
      {({ toast }) => {
        const tone = TONES[toast.content.tone ?? 'info'];
        return (
          <AriaToast
            toast={toast}
            className="flex animate-rise items-start gap-3 rounded-md border border-line bg-surface py-2.5 ps-4 pe-2 shadow-float outline-none"
          >
            <Icon of={tone.icon} className={cx('mt-1.5 shrink-0', tone.className)} />
            <ToastContent className="flex min-w-0 flex-1 flex-col py-1">
              <Text slot="title" className="text-base font-medium text-ink">
                {toast.content.text}
              </Text>
              {toast.content.detail ? (
                <Text slot="description" className="text-sm text-ink-2">
                  {toast.content.detail}
                </Text>
              ) : null}
              {toast.content.action ? (
                <button
                  type="button"
                  className="mt-1 self-start text-sm font-semibold text-green underline underline-offset-4"
                  onClick={() => {
                    toast.content.action?.onPress();
                    toastQueue.close(toast.key);
                  }}
                >
                  {toast.content.action.label}
                </button>
              ) : null}
            </ToastContent>
            <IconButton icon={X} label={t`Close`} withTooltip={false} slot="close" />
          </AriaToast>
        );
      }}
    </AriaToastRegion>
  );
}
