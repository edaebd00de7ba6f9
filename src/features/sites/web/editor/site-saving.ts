import type { SiteDocument } from '#features/sites/domain/document/site-document.ts';
import type { Site, sitesContract } from '#features/sites/sites.contract.ts';
import type { Inputs } from '#shared/endpoint.ts';
import type { Problem } from '#shared/problem.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { paceMs } from '#web/pacing.ts';
import { isSameValue } from './same-value.ts';

/** What is edited of a site. */
export type Draft = Pick<SiteDocument, 'title' | 'pages' | 'bindings' | 'css'>;

/** What is known of the site, and of what is not saved of it yet. */
export interface SavingState {
  /** The site as the server has it, as far as is known here. */
  readonly site: Site;
  /** The site as it is on the screen. */
  readonly draft: Draft;
  readonly status: 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';
  /** 0 before anything was saved here. */
  readonly savedAtMs: number;
  /** Why the last saving failed. */
  readonly problem: Problem | undefined;
  /** Counts how often the draft was replaced by one from elsewhere, which is to be drawn from its beginning. */
  readonly load: number;
}

/** What saving asks of the server. Both reject with what was refused. */
interface SavingCalls {
  readonly save: (input: Inputs<typeof sitesContract>['saveSite']) => Promise<Site>;
  /** The site as it stands there now; null where there is none any more. */
  readonly read: () => Promise<Site | null>;
}

export type SiteSaving = ReturnType<typeof createSiteSaving>;

const draftOf = ({ document: { title, pages, bindings, css } }: Site): Draft => ({ title, pages, bindings, css });

/**
 * Saves what is edited of a site: some time after the last change or at once with `flush`, one request at a time, each on the revision the
 * one before gave. What could not be saved stays on the screen; nothing typed is ever replaced without being asked.
 */
export function createSiteSaving(first: Site, { save, read }: SavingCalls) {
  let state: SavingState = {
    site: first,
    draft: draftOf(first),
    status: 'saved',
    savedAtMs: 0,
    problem: undefined,
    load: 0,
  };
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let onItsWay: Promise<void> | undefined;

  const put = (change: Partial<SavingState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  const send = async (): Promise<void> => {
    const { draft, site } = state;
    put({ status: 'saving' });
    try {
      const saved = await save({ siteId: site.id, revision: site.revision, ...draft });
      const status = state.draft === draft ? 'saved' : 'waiting';
      put({ site: saved, status, savedAtMs: Date.now(), problem: undefined });
    } catch (error) {
      const problem = problemOf(error);
      put({ status: problem.code === 'request.stale_revision' ? 'conflict' : 'failed', problem });
    }
  };

  /** Saves what is not saved yet. Says whether everything is now. */
  const flush = async (): Promise<boolean> => {
    clearTimeout(timer);
    timer = undefined;
    // Whoever waited longer may have sent the next one.
    while (onItsWay !== undefined) await onItsWay;
    if (state.status === 'saved') return true;
    if (state.status === 'conflict') return false;
    onItsWay = send();
    await onItsWay;
    onItsWay = undefined;
    // Typed while the request was on its way; the status was read before, and may be another one now.
    const { status } = state as SavingState;
    return status === 'waiting' ? flush() : status === 'saved';
  };

  /** Puts a state of the server in the place of the draft. Where it looks the same, nothing has to be drawn from its beginning. */
  const replace = (site: Site): void => {
    const { title, pages, css } = state.draft;
    const draft = draftOf(site);
    const isSame =
      site.document.template === state.site.document.template &&
      isSameValue([draft.title, draft.pages, draft.css], [title, pages, css]);
    const kept = isSame ? { ...state.draft, bindings: draft.bindings } : draft;
    put({ site, draft: kept, status: 'saved', problem: undefined, load: isSame ? state.load : state.load + 1 });
  };

  return {
    edit(change: (draft: Draft) => Draft): void {
      const draft = change(state.draft);
      if (isSameValue(draft, state.draft)) return;
      put({ draft, status: state.status === 'conflict' ? 'conflict' : 'waiting' });
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), paceMs('autosave'));
    },
    flush,
    /** What another request of this tab answered: the next saving stands on it, and what is not saved yet stays. */
    take(site: Site): void {
      if (state.status === 'saved') replace(site);
      else put({ site });
    },
    /** What was read again, perhaps because another tab changed it. What is not saved yet stays: saving it will tell. */
    follow(site: Site): void {
      if (state.status === 'saved' && site.revision >= state.site.revision) replace(site);
    },
    /** After a conflict: puts what is on this screen in the place of the other state. */
    async keepMine(): Promise<boolean> {
      const theirs = await read();
      if (theirs !== null) put({ site: theirs, status: 'waiting' });
      return flush();
    },
    /** After a conflict: loads the other state; what was typed here is gone. */
    async takeTheirs(): Promise<void> {
      const theirs = await read();
      if (theirs !== null) replace(theirs);
    },
    isUnsaved: () => state.status !== 'saved',
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getState: () => state,
  };
}
