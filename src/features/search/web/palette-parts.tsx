import { useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import { ListBoxSection } from 'react-aria-components/ListBox';
import type { SearchGroup } from '#features/search/search.contract.ts';
import { Line } from './palette-lines.tsx';

/** One group of lines under its heading; nothing where there are none. */
export function listSection(id: string, heading: string, lines: readonly ReactNode[]): ReactNode {
  if (lines.length === 0) return null;
  return (
    <ListBoxSection key={id} id={`section-${id}`}>
      <Header className="px-3 pt-2 pb-1 text-sm font-semibold text-ink-2">{heading}</Header>
      {lines}
    </ListBoxSection>
  );
}

/** The way to the rest of a group; nothing where all of it is shown. */
export function moreLine(
  group: SearchGroup,
  kind: string | undefined,
  show: (kind: string) => void,
  words: string,
): ReactNode[] {
  if (kind !== undefined || group.count <= group.items.length) return [];
  return [
    <Line key="more" id={`more-${group.kind}`} spoken={words} icon={ArrowRight} onAction={() => show(group.kind)}>
      <span className="text-ink-2">{words}</span>
    </Line>,
  ];
}

/** A sentence in the place of results, with a way on. */
export function Notice({
  title,
  action,
  children,
}: {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className="px-5 pt-5 pb-3">
      <p className="text-base font-semibold [overflow-wrap:anywhere] text-ink">{title}</p>
      <p className="mt-1 text-sm text-pretty text-ink-2">{children}</p>
      {action === undefined ? null : <div className="mt-3">{action}</div>}
    </div>
  );
}

/** What the keys do; for people with a keyboard. */
export function Keys() {
  const { t } = useLingui();
  return (
    <p aria-hidden="true" className="hidden shrink-0 gap-5 border-t border-line px-4 py-2 text-sm text-ink-2 sm:flex">
      <span>{t`↑ ↓ to move`}</span>
      <span>{t`Enter to open`}</span>
      <span>{t`Esc to close`}</span>
    </p>
  );
}
