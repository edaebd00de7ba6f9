import type { advisorContract, OpenSection } from '#features/advisor/advisor.contract.ts';
import { type SectionId, sectionIds } from '#features/advisor/domain/plan.ts';
import type { Inputs } from '#shared/endpoint.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { paceMs } from '#web/pacing.ts';

export type EditedText = Inputs<typeof advisorContract>['editSection']['texts'][number];

/** One editable text: a paragraph, or one item of a list. */
export type TextTarget = Omit<EditedText, 'text'>;

export type SaveStatus = 'waiting' | 'saving' | 'saved' | 'failed' | 'conflict';

/** What is known of one section's edits. `pending` holds what the server has not taken yet. */
export interface SectionEdits {
  readonly status: SaveStatus;
  readonly pending: Readonly<Record<string, EditedText>>;
  readonly savedAtMs?: number;
}

export type EditsBySection = Readonly<Partial<Record<SectionId, SectionEdits>>>;

export const textKey = ({ blockId, item }: TextTarget) => `${blockId}#${item ?? ''}`;

/** The longest text of one paragraph that is taken. */
export const maxTextLength = 5000;

export interface SavingPorts {
  readonly save: (sectionId: SectionId, revision: number, texts: EditedText[]) => Promise<OpenSection>;
  /** The revision of a section as it is shown now. */
  readonly revisionOf: (sectionId: SectionId) => number | undefined;
  readonly onSection: (section: OpenSection) => void;
}

export type PlanSaving = ReturnType<typeof createPlanSaving>;

/**
 * Saves texts edited in place: some time after typing stops or at once with `flush`, one request a section at a time,
 * each on the revision the one before gave. What could not be saved stays pending and is shown as typed.
 */
export function createPlanSaving({ save, revisionOf, onSection }: SavingPorts) {
  let edits: EditsBySection = {};
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
    const revision = revisionOf(sectionId);
    const isTooLong = texts.some(({ text }) => text.length > maxTextLength);
    if (inFlight.has(sectionId) || texts.length === 0 || revision === undefined || isTooLong) return;
    if (status === 'conflict') return;
    inFlight.add(sectionId);
    put(sectionId, { status: 'saving' });
    try {
      onSection(await save(sectionId, revision, texts));
      const rest = Object.entries(editsOf(sectionId).pending).filter(([, now]) => !texts.includes(now));
      const isDone = rest.length === 0;
      put(sectionId, {
        status: isDone ? 'saved' : 'waiting',
        pending: Object.fromEntries(rest),
        savedAtMs: Date.now(),
      });
    } catch (error) {
      const { code, current } = problemOf(error);
      const isConflict = code === 'request.stale_revision';
      // The refusal brings the section as it stands now.
      if (isConflict) onSection(current as OpenSection);
      put(sectionId, { status: isConflict ? 'conflict' : 'failed' });
    }
    inFlight.delete(sectionId);
    // Typed while the request was on its way.
    if (editsOf(sectionId).status === 'waiting' && !timers.has(sectionId)) void flush(sectionId);
  };

  return {
    edit(sectionId: SectionId, edited: EditedText) {
      const { status, pending } = editsOf(sectionId);
      put(sectionId, {
        status: status === 'conflict' ? 'conflict' : 'waiting',
        pending: { ...pending, [textKey(edited)]: edited },
      });
      clearTimeout(timers.get(sectionId));
      timers.set(
        sectionId,
        setTimeout(() => void flush(sectionId), paceMs('autosave')),
      );
    },
    flush,
    flushAll: () => Promise.all(sectionIds.map(flush)),
    revisionOf,
    isUnsaved: (sectionId: SectionId) => Object.keys(editsOf(sectionId).pending).length > 0,
    /** After a conflict: put the person's own text over the other version. */
    keepMine(sectionId: SectionId) {
      put(sectionId, { status: 'waiting' });
      return flush(sectionId);
    },
    dropMine(sectionId: SectionId) {
      put(sectionId, { status: 'saved', pending: {} });
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getEdits: () => edits,
  };
}
