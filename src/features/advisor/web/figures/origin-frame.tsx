import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';

/** Title, the way back and the way out of whatever the origin panel shows. */
export function OriginFrame({
  title,
  onBack,
  onClose,
  children,
}: {
  readonly title: string;
  readonly onBack: (() => void) | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <div className="text-sm">
      <div className="flex items-start gap-1">
        {onBack === undefined ? null : (
          <IconButton icon={ArrowLeft} label={t`Back`} withTooltip={false} className="-ms-2" onPress={onBack} />
        )}
        <h2
          tabIndex={-1}
          data-origin-title
          className="min-w-0 flex-1 pt-1.5 font-semibold [overflow-wrap:anywhere] text-ink outline-none"
        >
          {title}
        </h2>
        <IconButton icon={X} label={t`Close`} withTooltip={false} className="-me-2" onPress={onClose} />
      </div>
      {children}
    </div>
  );
}
