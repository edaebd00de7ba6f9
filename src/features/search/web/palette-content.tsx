import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { ListBox } from 'react-aria-components/ListBox';
import { TextField } from 'react-aria-components/TextField';
import { useWorkspaceName } from '#features/workspaces/web/shared/use-workspace-name.ts';
import { useWorkspaces } from '#features/workspaces/web/shared/workspaces-context.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import type { HitKind, PaletteAction } from '#web/palette.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { offerActions } from './offer-actions.ts';
import { ActionLine, HitLine } from './palette-lines.tsx';
import { Keys, listSection, moreLine, Notice } from './palette-parts.tsx';
import { maxQueryLength, type SearchAsk, useSearch } from './search.queries.ts';

export interface PaletteProps {
  readonly workspaceId: SearchAsk['workspaceId'];
  /** In the order they are offered. */
  readonly actions: readonly PaletteAction[];
  readonly kinds: readonly HitKind[];
  readonly onClose: () => void;
}

/** What is typed, what was found for it, and what can be done. */
export function PaletteContent({ workspaceId, actions, kinds, onClose }: PaletteProps) {
  const { t, i18n } = useLingui();
  const { open, archived } = useWorkspaces();
  const nameOf = useWorkspaceName();
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState<string>();
  const isEnterWaiting = useRef(false);
  const { data, error, asked, isAnswered, isSettled, isFetching, refetch } = useSearch({ query, workspaceId, kind });
  const isTyped = query.trim() !== '';
  const known = new Map(kinds.map((one) => [one.kind, one]));
  const groups = isTyped && asked !== '' ? (data?.groups ?? []).filter((group) => known.has(group.kind)) : [];
  const recent = isTyped ? [] : (data?.recent ?? []).filter((hit) => known.has(hit.kind));
  const offered = kind === undefined ? offerActions(actions, query) : { first: [], rest: [] };
  const actionCount = offered.first.length + offered.rest.length;
  const total = groups.reduce((sum, group) => sum + group.count, 0);
  const hasLines = actionCount + total + recent.length > 0;
  const isEmpty = isTyped && isSettled && total === 0;

  const placeOf = (id: string): string => {
    const elsewhere = id === workspaceId ? undefined : [...open, ...archived].find((workspace) => workspace.id === id);
    return elsewhere === undefined ? '' : nameOf(elsewhere);
  };
  const closing = (run: () => void) => () => {
    onClose();
    run();
  };
  const closingKinds = new Map(
    kinds.map((one) => [
      one.kind,
      { ...one, open: (hit: Parameters<HitKind['open']>[0]) => closing(() => one.open(hit))() },
    ]),
  );
  const type = (text: string) => {
    setQuery(text.slice(0, maxQueryLength));
    if (text.trim() === '') setKind(undefined);
  };
  const openFirst = () => {
    const hit = recent[0] ?? groups[0]?.items[0];
    const [sure] = offered.first;
    if (sure !== undefined) closing(sure.run)();
    else if (hit !== undefined) closingKinds.get(hit.kind)?.open(hit);
    else if (offered.rest[0] !== undefined) closing(offered.rest[0].run)();
  };
  // Enter means the first line where none is marked, as after a letter was taken back; while an answer is on its way it
  // means the first line of that answer, not one of the last.
  const onKey = (event: KeyboardEvent) => {
    isEnterWaiting.current = false;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
    if (isAnswered && event.target.getAttribute('aria-activedescendant')) return;
    event.preventDefault();
    event.stopPropagation();
    if (isAnswered) openFirst();
    else isEnterWaiting.current = true;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer's coming is the reason, its lines are not
  useEffect(() => {
    if (!isAnswered || !isEnterWaiting.current) return;
    isEnterWaiting.current = false;
    openFirst();
  }, [isAnswered]);

  return (
    <Autocomplete inputValue={query} onInputChange={type}>
      <div className="flex shrink-0 items-center gap-1 border-b border-line pe-2 sm:pe-3" onKeyDownCapture={onKey}>
        <TextField aria-label={t`Search or do something`} autoFocus className="flex min-w-0 flex-1 items-center">
          <span className={cx('flex shrink-0 ps-4 text-ink-3', isFetching && isTyped && 'animate-pulse')}>
            <Icon of={Search} size={20} />
          </span>
          <Input
            type="search"
            role="combobox"
            aria-haspopup="listbox"
            aria-expanded={hasLines}
            enterKeyHint="go"
            placeholder={t`Search or do something`}
            maxLength={maxQueryLength}
            className="min-h-14 w-full min-w-0 bg-transparent px-3 text-md text-ink outline-none placeholder:text-ink-3 [&::-webkit-search-cancel-button]:hidden"
          />
        </TextField>
        {kind === undefined ? null : (
          <AriaButton
            onPress={() => setKind(undefined)}
            aria-label={t`Search everything again, not only ${known.get(kind)?.heading ?? ''}`}
            className="flex min-h-8 max-w-40 shrink-0 items-center gap-1.5 rounded-sm bg-green-soft px-2.5 text-sm font-semibold text-green"
          >
            <span className="truncate">{known.get(kind)?.heading}</span>
            <Icon of={X} size={14} className="shrink-0" />
          </AriaButton>
        )}
        <AriaButton
          onPress={onClose}
          aria-label={t`Close`}
          className="flex min-h-11 shrink-0 items-center justify-center rounded-sm px-2 text-sm text-ink-2 hover:bg-sunken hover:text-ink sm:min-h-8"
        >
          <Icon of={X} size={20} className="sm:hidden" />
          <span aria-hidden="true" className="hidden font-sans sm:inline">
            Esc
          </span>
        </AriaButton>
      </div>
      <div aria-busy={!isSettled} className="flex min-h-0 flex-1 flex-col">
        {error !== null && isTyped ? (
          <Notice
            title={t`Search did not answer`}
            action={<Button onPress={() => void refetch()}>{t`Try again`}</Button>}
          >
            {problemText(i18n, problemOf(error))}
          </Notice>
        ) : null}
        {isEmpty && error === null ? (
          <Notice title={t`Nothing found for “${query.trim()}”`}>
            {t`Search looks through your workspaces, conversations and answers, the sections of your plans that are open, and the facts about your business.`}
          </Notice>
        ) : null}
        <ListBox
          aria-label={t`Results and actions`}
          selectionMode="none"
          className={cx(
            'flex min-h-0 flex-1 flex-col gap-1 overflow-y-auto overscroll-contain p-2 outline-none',
            !hasLines && 'hidden',
          )}
        >
          {listSection(
            'first',
            t`Actions`,
            offered.first.map((action) => (
              <ActionLine key={action.id} action={{ ...action, run: closing(action.run) }} />
            )),
          )}
          {listSection(
            'recent',
            t`Recent`,
            recent.map((hit) => (
              <HitLine
                key={hit.id}
                isRecent
                hit={hit}
                kind={closingKinds.get(hit.kind)!}
                place={placeOf(hit.workspaceId)}
              />
            )),
          )}
          {groups.map((group) =>
            listSection(group.kind, `${known.get(group.kind)!.heading} · ${i18n.number(group.count)}`, [
              ...group.items.map((hit) => (
                <HitLine key={hit.id} hit={hit} kind={closingKinds.get(hit.kind)!} place={placeOf(hit.workspaceId)} />
              )),
              ...moreLine(group, kind, setKind, t`Show more of these`),
            ]),
          )}
          {listSection(
            'rest',
            t`Actions`,
            offered.rest.map((action) => (
              <ActionLine key={action.id} action={{ ...action, run: closing(action.run) }} />
            )),
          )}
        </ListBox>
      </div>
      <p role="status" className="sr-only">
        {isTyped && isSettled && error === null
          ? [
              total === 0
                ? t`Nothing found for “${query.trim()}”`
                : t`${plural(total, { one: '# result', other: '# results' })}`,
              ...(actionCount === 0 ? [] : [t`${plural(actionCount, { one: '# action', other: '# actions' })}`]),
            ].join('. ')
          : ''}
      </p>
      <Keys />
    </Autocomplete>
  );
}
