import type { I18n } from '@lingui/core';
import type { OpenThread } from '#shared/open-thread.ts';
import type { TimeFormat } from './time/time-format.ts';

/** One thing to go on with, in words. */
export interface ThreadView {
  readonly id: string;
  /** What it is, or what has happened to it. */
  readonly label: string;
  /** The thing by its name, or the question in its words. */
  readonly title: string;
  readonly detail?: string;
  /** The very view. */
  readonly href: string;
  readonly action: string;
  /** Something has to be put right. */
  readonly isPressing: boolean;
}

/** Words one kind of thread, with the times of the account; undefined for one that this build cannot read. */
export type ThreadWriter = (
  thread: OpenThread,
  words: { readonly i18n: I18n; readonly time: TimeFormat },
) => Omit<ThreadView, 'id' | 'isPressing'> | undefined;

/** The kinds of every tool, by name. */
export type ThreadWriters = Readonly<Record<string, ThreadWriter>>;
