import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

export interface BannerProps {
  readonly tone?: 'info' | 'done' | 'attention' | 'limit';
  readonly title?: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly onDismiss?: () => void;
  /** Spoken at once when it appears; for errors. */
  readonly isAlert?: boolean;
}

const TONES = {
  info: { icon: Info, box: 'border-line bg-sunken', mark: 'text-ink-2' },
  done: { icon: CircleCheck, box: 'border-transparent bg-green-soft', mark: 'text-green' },
  attention: { icon: CircleAlert, box: 'border-transparent bg-clay-soft', mark: 'text-clay' },
  limit: { icon: Info, box: 'border-transparent bg-gold-soft', mark: 'text-gold' },
} as const;

/** A message that belongs to a place and stays there until it is dealt with. */
export function Banner({ tone = 'info', title, children, action, onDismiss, isAlert = false }: BannerProps) {
  const { t } = useLingui();
  const look = TONES[tone];
  return (
    <div role={isAlert ? 'alert' : undefined} className={cx('@container rounded-lg border px-4 py-3', look.box)}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 @min-[30rem]:flex-nowrap">
        <div className="flex min-w-0 flex-1 basis-56 gap-3">
          <Icon of={look.icon} className={cx('mt-0.5 shrink-0', look.mark)} />
          <div className="min-w-0 text-base text-ink">
            {title ? <p className="font-semibold">{title}</p> : null}
            {children ? <div className={title ? 'text-sm text-ink-2' : ''}>{children}</div> : null}
          </div>
        </div>
        {action || onDismiss ? (
          <div className="flex shrink-0 items-center gap-2">
            {action}
            {onDismiss ? <IconButton icon={X} label={t`Close`} withTooltip={false} onPress={onDismiss} /> : null}
          </div>
        ) : null}
      </div>
    </div>
  );
}
