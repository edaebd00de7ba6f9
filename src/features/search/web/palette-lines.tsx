import { useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import type { SearchHit } from '#features/search/search.contract.ts';
import type { HitKind, PaletteAction } from '#web/palette.ts';
import { Icon } from '#web/ui/icon.tsx';
import { itemStyle } from '#web/ui/overlay-style.ts';
import { HighlightedText } from './highlighted-text.tsx';

/** One found item: what it is called, what it belongs to, and the words around what was found. */
export function HitLine({
  hit,
  kind,
  place,
  isRecent = false,
}: {
  readonly hit: SearchHit;
  readonly kind: HitKind;
  /** The name of its business where that is another one than the one worked on; '' elsewhere. */
  readonly place: string;
  /** Shown for its date, with what it is instead of what it says. */
  readonly isRecent?: boolean;
}) {
  const { t } = useLingui();
  const worded = kind.titleOf?.(hit);
  const title = worded ?? hit.title.text;
  const context = isRecent ? kind.noun : (kind.contextOf?.(hit) ?? hit.context);
  const isSaidAlready = context === place || title.startsWith(context.replace(/…$/, ''));
  const aside = [...(isSaidAlready ? [] : [context]), ...(place === '' || place === title ? [] : [t`in ${place}`])];
  return (
    <Line id={hit.id} spoken={[title, ...aside].join(', ')} icon={kind.icon} onAction={() => kind.open(hit)}>
      <span className="flex min-w-0 items-baseline gap-2">
        <span className="truncate">{worded ?? <HighlightedText of={hit.title} />}</span>
        {aside.length === 0 ? null : (
          <span className="min-w-24 flex-1 shrink-[2] truncate text-sm text-ink-2">{aside.join(' · ')}</span>
        )}
      </span>
      {isRecent || isRepeated(hit) ? null : (
        <span className="line-clamp-2 text-sm [overflow-wrap:anywhere] text-ink-2 sm:line-clamp-1">
          <HighlightedText of={hit.snippet} />
        </span>
      )}
    </Line>
  );
}

/** Whether the words around what was found are those of the title, as where the title is the beginning of the text. */
function isRepeated({ title, snippet }: SearchHit): boolean {
  const beginning = title.text.replace(/…$/, '');
  return (
    snippet.text === '' ||
    (snippet.text.startsWith(beginning) && snippet.ranges.every(([, end]) => end <= beginning.length))
  );
}

export function ActionLine({ action }: { readonly action: PaletteAction }) {
  return (
    <Line id={action.id} spoken={action.label} icon={action.icon} onAction={action.run}>
      <span className="line-clamp-2 [overflow-wrap:anywhere]">{action.label}</span>
    </Line>
  );
}

/** A line that may be chosen by pointer or by Enter. */
export function Line({
  id,
  spoken,
  icon,
  onAction,
  children,
}: {
  readonly id: string;
  readonly spoken: string;
  readonly icon?: LucideIcon;
  readonly onAction: () => void;
  readonly children: ReactNode;
}) {
  return (
    <ListBoxItem
      id={id}
      textValue={spoken}
      aria-label={spoken}
      onAction={onAction}
      className={itemStyle('min-h-11 items-start gap-3 px-3 py-2.5 sm:min-h-10 sm:py-2')}
    >
      <span className="flex h-6 w-5 shrink-0 items-center justify-center text-ink-3">
        {icon === undefined ? null : <Icon of={icon} size={18} />}
      </span>
      <span className="flex min-w-0 flex-1 flex-col">{children}</span>
    </ListBoxItem>
  );
}
