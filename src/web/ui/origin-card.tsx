import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { IconButton } from './icon-button.tsx';
import { type Origin, OriginBadge, useOriginWords } from './origin-badge.tsx';

export interface OriginRow {
  readonly nodeId: string;
  readonly label: string;
  readonly shown: string;
  readonly origin: Origin;
}

/** Where a number comes from, one step at a time: the title, the way back one step where there is one, and the way out. */
export function OriginCard({
  title,
  titleRef,
  onBack,
  onClose,
  children,
}: {
  readonly title: string;
  readonly titleRef?: Ref<HTMLHeadingElement>;
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
          ref={titleRef}
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

/** What a number rests on, in a word, and below it how. */
export function OriginRule({ origin, children }: { readonly origin: Origin; readonly children: ReactNode }) {
  return (
    <div className="mt-2 border-s-2 border-green ps-3">
      <p className="text-ink-2">{useOriginWords()[origin]}</p>
      <div className="[overflow-wrap:anywhere] text-ink">{children}</div>
    </div>
  );
}

/** Numbers as lines that open: label, value, what it rests on. */
export function OriginRows({
  rows,
  onOpen,
  ...list
}: {
  readonly rows: readonly OriginRow[];
  readonly onOpen: (row: OriginRow) => void;
  readonly 'aria-label'?: string;
  readonly className: string;
}) {
  return (
    <ul {...list}>
      {rows.map((row) => (
        <li key={row.nodeId} className="border-t border-line">
          <button
            type="button"
            onClick={() => onOpen(row)}
            className="flex min-h-10 compact:min-h-8 w-full flex-wrap items-center justify-end gap-x-2 gap-y-1 rounded-sm py-2 compact:py-0.5 text-start hover:bg-sunken pointer-coarse:min-h-11"
          >
            <span className="min-w-0 flex-1 basis-16 [overflow-wrap:anywhere] text-ink">{row.label}</span>
            <span className="figures max-w-full text-end font-semibold [overflow-wrap:anywhere] text-ink underline decoration-green decoration-dotted decoration-2 underline-offset-4">
              {row.shown}
            </span>
            <OriginBadge origin={row.origin} />
          </button>
        </li>
      ))}
    </ul>
  );
}
