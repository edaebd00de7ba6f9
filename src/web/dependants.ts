import type { I18n } from '@lingui/core';
import type { Dependant } from '#shared/fact-dependant.ts';
import type { GroundworkAuthClient } from './auth/auth-client.ts';

/** How the tool that made something names it and where it stands. */
export interface DependantWords {
  readonly title: string;
  /** The whole it belongs to. */
  readonly place: string;
  readonly href: string;
}

/** What the browser knows of one kind of dependant; the tool that makes the kind registers it. */
export interface DependantKind {
  wordsOf(i18n: I18n, dependant: Dependant): DependantWords;
  /**
   * Makes it again from the facts as they are now; resolves with the way to bring back what stood there. Left out where it
   * follows by itself.
   */
  remake?(session: GroundworkAuthClient, dependant: Dependant): Promise<() => Promise<void>>;
}

/** The kinds of every tool, by name. */
export type DependantKinds = Readonly<Record<string, DependantKind>>;

/** What tells one thing from another in a list of them. */
export const dependantId = ({ kind, parts }: Pick<Dependant, 'kind' | 'parts'>): string =>
  [kind, ...Object.values(parts)].join('/');
