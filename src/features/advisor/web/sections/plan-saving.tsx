import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { advisorContract, OpenSection } from '#features/advisor/advisor.contract.ts';
import { type SectionId, sectionIds } from '#features/advisor/domain/plan.ts';
import type { Inputs } from '#shared/endpoint.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { useLiveHold } from '#web/live/live-hold.ts';
import { paceMs } from '#web/pacing.ts';
import { type AdvisorStore, type ConversationId, useAdvisorStore } from '../advisor.queries.ts';

export type EditedText = Inputs<typeof advisorContract>['editSection']['texts'][number];

/** One editable text: a paragraph, or one item of a list. */
export type TextTarget = Omit<EditedText, 'text'>;

/** What is known of one section's edits. `pending` holds what the server has not taken yet. */
interface SectionEdits {
  readonly status: 'waiting' | 'saving' | 'saved' | 'failed' | 'conflict';
  readonly pending: Readonly<Record<string, EditedText>>;
  readonly savedAtMs?: number;
}

type PlanSaving = ReturnType<typeof createPlanSaving>;

export const textKey = ({ blockId, item }: TextTarget) => `${blockId}#${item ?? ''}`;

/** The longest text of one paragraph that is taken. */
export const maxTextLength = 5000;

/**
 * Saves texts edited in place: some time after typing stops or at once with `flush`, one request a section at a time,
 * each on the revision the one before gave. What could not be saved stays pending and is shown as typed.
 */
export function createPlanSaving(store: AdvisorStore, conversationId: ConversationId) {
  let edits: Readonly<Partial<Record<SectionId, SectionEdits>>> = {};
  const listeners = new Set<() => void>();
  const timers = new Map<SectionId, ReturnType<typeof setTimeout>>();
  const inFlight = new Set<SectionId>();

  const editsOf = (sectionId: SectionId): SectionEdits => edits[sectionId] ?? { status: 'saved', pending: {} };
  const put = (sectionId: SectionId, change: Partial<SectionEdits>) => {
    edits = { ...edits, [sectionId]: { ...editsOf(sectionId), ...change } };
    for (const listener of listeners) listener();
  };

  const flush = async (sectionId: SectionId): Promise<void> => {
    clearTimeout(timers.get(sectionId));
    timers.delete(sectionId);
    const { status, pending } = editsOf(sectionId);
    const texts = Object.values(pending);
    const revision = store.revisionOf(conversationId, sectionId);
    const isTooLong = texts.some(({ text }) => text.length > maxTextLength);
    if (inFlight.has(sectionId) || texts.length === 0 || revision === undefined || isTooLong) return;
    if (status === 'conflict') return;
    inFlight.add(sectionId);
    put(sectionId, { status: 'saving' });
    try {
      store.putSection(
        conversationId,
        await store.api.editSection.call({ conversationId, sectionId, revision, texts }),
      );
      const rest = Object.entries(editsOf(sectionId).pending).filter(([, now]) => !texts.includes(now));
      const next = rest.length === 0 ? 'saved' : 'waiting';
      put(sectionId, { status: next, pending: Object.fromEntries(rest), savedAtMs: Date.now() });
    } catch (error) {
      const { code, current } = problemOf(error);
      const isConflict = code === 'request.stale_revision';
      // The refusal brings the section as it stands now.
      if (isConflict) store.putSection(conversationId, current as OpenSection);
      put(sectionId, { status: isConflict ? 'conflict' : 'failed' });
    }
    inFlight.delete(sectionId);
    // Typed while the request was on its way.
    if (editsOf(sectionId).status === 'waiting' && !timers.has(sectionId)) void flush(sectionId);
  };

  return {
    edit(sectionId: SectionId, edited: EditedText) {
      const { status, pending } = editsOf(sectionId);
      const next = status === 'conflict' ? 'conflict' : 'waiting';
      put(sectionId, { status: next, pending: { ...pending, [textKey(edited)]: edited } });
      clearTimeout(timers.get(sectionId));
      const timer = setTimeout(() => void flush(sectionId), paceMs('autosave'));
      timers.set(sectionId, timer);
    },
    flush,
    flushAll: () => Promise.all(sectionIds.map(flush)),
    isUnsaved: (sectionId: SectionId) => Object.keys(editsOf(sectionId).pending).length > 0,
    /** After a conflict: put the person's own text over the other version. */
    keepMine(sectionId: SectionId) {
      put(sectionId, { status: 'waiting' });
      return flush(sectionId);
    },
    dropMine: (sectionId: SectionId) => put(sectionId, { status: 'saved', pending: {} }),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getEdits: () => edits,
  };
}

const SavingContext = createContext<PlanSaving | undefined>(undefined);

/** Saves what is edited in this plan; what is left when the screen goes is sent, and a closing tab is asked to wait. */
export function PlanSavingProvider({
  conversationId,
  children,
}: {
  readonly conversationId: ConversationId | null;
  readonly children: ReactNode;
}) {
  const store = useAdvisorStore();
  // Without a conversation there is no plan, and so nothing to edit.
  const saving = useMemo(() => createPlanSaving(store, conversationId ?? 'conv_none'), [conversationId, store]);
  // Until what was typed is saved it stands on the version it was typed on: a conflict is told, never hidden.
  const isHeld = useSyncExternalStore(saving.subscribe, () =>
    sectionIds.some((id) => saving.isUnsaved(id) && saving.getEdits()[id]?.status !== 'conflict'),
  );
  useLiveHold(isHeld);
  useEffect(() => {
    const askToStay = (event: BeforeUnloadEvent) => {
      if (!sectionIds.some(saving.isUnsaved)) return;
      void saving.flushAll();
      event.preventDefault();
    };
    window.addEventListener('beforeunload', askToStay);
    return () => {
      window.removeEventListener('beforeunload', askToStay);
      void saving.flushAll();
    };
  }, [saving]);
  return <SavingContext value={saving}>{children}</SavingContext>;
}

export function usePlanSaving(): PlanSaving {
  const saving = useContext(SavingContext);
  if (saving === undefined) throw new Error('usePlanSaving needs a PlanSavingProvider above it');
  return saving;
}

/** What is known of the edits, by section. */
export function useEdits() {
  const saving = usePlanSaving();
  return useSyncExternalStore(saving.subscribe, saving.getEdits);
}

/** Whether what was typed is safe: 'Saving…', 'Saved 12 seconds ago', 'Not saved. Try again'. Before any edit it says how to begin. */
export function SavedStatus() {
  const { t } = useLingui();
  const saving = usePlanSaving();
  const edits = Object.values(useEdits());
  const isAny = (status: SectionEdits['status']) => edits.some((one) => one.status === status);
  const isFailed = isAny('failed');
  const savedAtMs = Math.max(0, ...edits.map((one) => one.savedAtMs ?? 0));
  const ago = useAgo(savedAtMs);
  return (
    <div className="text-sm text-ink-2">
      {isFailed ? (
        <p role="alert" className="text-clay">
          {t`Not saved.`}{' '}
          <button
            type="button"
            className="min-h-6 font-semibold underline underline-offset-4"
            onClick={() => void saving.flushAll()}
          >
            {t`Try again`}
          </button>
        </p>
      ) : null}
      <p role="status">
        {isFailed ? null : isAny('conflict') ? (
          <span className="text-clay">{t`Changed somewhere else. Your text is kept below it.`}</span>
        ) : isAny('saving') || isAny('waiting') ? (
          t`Saving…`
        ) : savedAtMs === 0 ? (
          t`Click into a text to change it. It saves by itself.`
        ) : (
          <>
            {t`Saved`}
            {/* The seconds are for the eye; spoken, they would never end. */}
            <span aria-hidden="true"> {ago}</span>
          </>
        )}
      </p>
    </div>
  );
}

function useAgo(sinceMs: number): string {
  const { t } = useLingui();
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    if (sinceMs === 0) return;
    const look = () => setNowMs(Date.now());
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [sinceMs]);
  const seconds = Math.max(0, Math.round((nowMs - sinceMs) / 1000));
  const minutes = Math.floor(seconds / 60);
  if (seconds < 2) return t`just now`;
  if (minutes < 1) return t`${plural(seconds, { one: '# second ago', other: '# seconds ago' })}`;
  if (minutes < 60) return t`${plural(minutes, { one: '# minute ago', other: '# minutes ago' })}`;
  return t`over an hour ago`;
}
