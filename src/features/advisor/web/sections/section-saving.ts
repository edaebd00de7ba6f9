import type { OpenSection } from '#features/advisor/advisor.contract.ts';
import { type SectionId, sectionIds } from '#features/advisor/domain/plan.ts';
import type { Problem } from '#shared/problem.ts';
import { problemOf } from '#web/api/problem-error.ts';

/** One editable text: a paragraph, or one item of a list. */
export interface TextTarget {
  readonly blockId: string;
  readonly item?: number;
}

export interface EditedText extends TextTarget {
  readonly text: string;
}

export type SaveStatus = 'waiting' | 'saving' | 'saved' | 'failed' | 'conflict';

/** What is known of one section's edits. `pending` holds what the server has not taken yet. */
export interface SectionEdits {
  readonly status: SaveStatus;
  readonly pending: Readonly<Record<string, EditedText>>;
  readonly problem?: Problem;
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
  /** Asks for the plan again, when a refusal did not say what stands there now. */
  readonly onOutdated: () => Promise<void>;
  readonly delayMs: () => number;
  readonly nowMs: () => number;
}

export type PlanSaving = ReturnType<typeof createPlanSaving>;

/**
 * Saves texts edited in place: some time after typing stops or at once with `flush`, one request a section at a time,
 * each on the revision the one before gave. What could not be saved stays pending and is shown as typed.
 */
export function createPlanSaving(ports: SavingPorts) {
  let edits: EditsBySection = {};
  const listeners = new Set<() => void>();
  const timers = new Map<SectionId, ReturnType<typeof setTimeout>>();
  const inFlight = new Set<SectionId>();

  const put = (sectionId: SectionId, change: Partial<SectionEdits>) => {
    const old = edits[sectionId] ?? { status: 'saved', pending: {} };
    edits = { ...edits, [sectionId]: { ...old, ...change } };
    for (const listener of listeners) listener();
  };
  const pendingOf = (sectionId: SectionId) => edits[sectionId]?.pending ?? {};

  const flush = async (sectionId: SectionId): Promise<void> => {
    clearTimeout(timers.get(sectionId));
    timers.delete(sectionId);
    const texts = Object.values(pendingOf(sectionId));
    const revision = ports.revisionOf(sectionId);
    const isTooLong = texts.some(({ text }) => text.length > maxTextLength);
    if (inFlight.has(sectionId) || texts.length === 0 || revision === undefined || isTooLong) return;
    if (edits[sectionId]?.status === 'conflict') return;
    inFlight.add(sectionId);
    put(sectionId, { status: 'saving' });
    try {
      ports.onSection(await ports.save(sectionId, revision, texts));
      const rest = Object.entries(pendingOf(sectionId)).filter(([, now]) => !texts.includes(now));
      put(sectionId, {
        status: rest.length === 0 ? 'saved' : 'waiting',
        pending: Object.fromEntries(rest),
        savedAtMs: ports.nowMs(),
      });
      inFlight.delete(sectionId);
      // Typed while the request was on its way.
      if (rest.length > 0 && !timers.has(sectionId)) void flush(sectionId);
    } catch (error) {
      const problem = problemOf(error);
      if (problem.code === 'request.stale_revision') {
        if (isOpenSection(problem.current)) ports.onSection(problem.current);
        else await ports.onOutdated().catch(() => undefined);
        put(sectionId, { status: 'conflict', problem });
      } else {
        put(sectionId, { status: 'failed', problem });
      }
      inFlight.delete(sectionId);
    }
  };

  return {
    edit(sectionId: SectionId, edited: EditedText) {
      const isConflict = edits[sectionId]?.status === 'conflict';
      put(sectionId, {
        status: isConflict ? 'conflict' : 'waiting',
        pending: { ...pendingOf(sectionId), [textKey(edited)]: edited },
      });
      clearTimeout(timers.get(sectionId));
      timers.set(
        sectionId,
        setTimeout(() => {
          timers.delete(sectionId);
          void flush(sectionId);
        }, ports.delayMs()),
      );
    },
    flush,
    revisionOf: ports.revisionOf,
    flushAll: () => Promise.all(sectionIds.map(flush)),
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

// The server checked what it sent; here a section is only told from an answer that carries none.
function isOpenSection(current: unknown): current is OpenSection {
  if (typeof current !== 'object' || current === null) return false;
  const { state, revision, blocks } = current as Partial<OpenSection>;
  return state === 'open' && typeof revision === 'number' && Array.isArray(blocks);
}
