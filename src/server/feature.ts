import type { BrandTokens } from '#shared/brand-tokens.ts';
import type { JourneyProgress, OpenThread } from '#shared/open-thread.ts';
import type { PlanTable } from '#shared/plans/plan-table.ts';
import type { DeclaredTable, TableArea } from '#shared/table-declaration.ts';
import type { AccountRecords } from './account-records.ts';
import type { ArchiveFiles } from './archive-files.ts';
import type { Config } from './config.ts';
import type { Tx } from './db/connect.ts';
import type { Database } from './db/database.ts';
import type { DiskSpace } from './disk-space.ts';
import type { DocumentRenderer } from './documents/renderer.ts';
import type { EventHandler } from './events/handlers.ts';
import type { FactDependants } from './fact-dependants.ts';
import type { Admission } from './http/admission.ts';
import type { Downloads } from './http/downloads/downloads.ts';
import type { FeatureRoutes } from './http/handlers.ts';
import type { AnswerFromMemory } from './http/memory-answers.ts';
import type { PlainRoute } from './http/plain-route.ts';
import type { Job } from './jobs/define-job.ts';
import type { JobRunner } from './jobs/job-runner.ts';
import type { ScheduledJob } from './jobs/queue.ts';
import type { Logger } from './logger.ts';
import type { MailToggle } from './mail/mail.ts';
import type { QueueMail } from './mail/queue-mail.ts';
import type { NotificationDeclaration } from './notification-kind.ts';
import type { AccountStorage } from './plans/account-storage.ts';
import type { SearchSource } from './search/search-source.ts';
import type { Storage } from './storage/storage.ts';
import type { Actor, UseCaseContext } from './use-case.ts';

/**
 * What a feature adds to the server. Each ability is optional; the composition root folds the list of all features into
 * one product, so that a new feature is one folder and one line in that list.
 */
export interface FeatureAbilities {
  /** The endpoints of its contract. */
  readonly routes?: FeatureRoutes;
  /** Routes outside the contract: a protocol, a download, a page. */
  readonly plainRoutes?: readonly PlainRoute[];
  /** What of its plain routes it can answer from memory, before the framework. */
  readonly fromMemory?: AnswerFromMemory;
  /** What it does when something happened here or in another feature. */
  readonly events?: readonly EventHandler[];
  /** Work by the clock, in one process at a time. */
  readonly schedules?: readonly ScheduledJob[];
  /** Every night: forgets what ended before `before`, and what is over by `now`. */
  readonly housekeeping?: (before: Date, now: Date) => Promise<unknown>;
  /** What an archive of an account has of it beside the rows of its tables. */
  readonly archive?: ArchiveFiles;
  /** What it does as accounts come and go. */
  readonly accounts?: AccountHooks;
  /** Work outside the requests that ask for it. */
  readonly jobs?: readonly Job[];
  /** When a worker starts: asks for the jobs of what an earlier version left behind. Asking again changes nothing. */
  readonly adopt?: () => Promise<void>;
  /** Refuses what still waits for work of its own, a second after a stop was asked for. */
  readonly endWaiting?: () => void;
  /** Gives back what it holds when the product ends. */
  readonly close?: () => Promise<void>;
}

/** How a feature follows the life of an account. */
export interface AccountHooks {
  /** What else a new account needs, in the transaction that creates it. */
  readonly prepare?: (tx: Tx, account: NewAccount) => Promise<void>;
  /**
   * Asked at each sign-in, in its transaction, whether the account is about to be deleted. A sign-in that is complete
   * undoes a planned deletion. "gone": it is not opened any more.
   */
  readonly undoDeletion?: (tx: Tx, person: ReturningPerson, now: Date) => Promise<DeletionUndo>;
  /** Whether a deletion of the account is planned or under way, and so `undoDeletion` has something to say. */
  readonly hasDeletion?: (accountId: string) => Promise<boolean>;
  /** Before an account is deleted: ends what it has outside; what must be kept stays under the pseudonym. */
  readonly leave?: (
    account: { readonly accountId: string; readonly email: string },
    pseudonym: string,
  ) => Promise<void>;
  /** Deletes an account with everything that is its. */
  readonly purge?: (accountId: string, now: Date) => Promise<void>;
}

export interface NewAccount {
  readonly accountId: string;
  readonly name: string;
  readonly now: Date;
}

/** Somebody who signs in. */
export interface ReturningPerson {
  readonly accountId: string;
  /**
   * Address, and whether the sign-in is complete: false while the second factor is missing. Undefined for somebody without
   * an address. It waits for the check of the sign-in; ask only where it matters.
   */
  read(): Promise<{ readonly email: string; readonly isComplete: boolean } | undefined>;
}

/** What became of the account of somebody who signs in. */
export type DeletionUndo =
  | { readonly outcome: 'none' | 'gone' }
  | { readonly outcome: 'undone'; readonly wasDueAt: Date };

/** Who a request comes from; the authentication service answers. */
export interface Identity {
  /** The actor of a bearer token; undefined for none or one that no longer holds. Throws auth.second_factor_required. */
  findActor(request: Request, now: Date): Promise<Actor | undefined>;
  /** The actor of a session that is still alive, for what carries a signed address instead of a token. */
  findActorOfSession(sessionId: string, accountId: string): Promise<Actor | undefined>;
}

/** A step of the journey from account to first visitor, and how far a business is with it. */
export interface JourneyStep {
  readonly step: string;
  read(context: UseCaseContext, workspaceId: string): Promise<JourneyProgress>;
}

/** Lists what is open in one business, as far as the account may see it. */
export type ListOpenThreads = (context: UseCaseContext, workspaceId: string) => Promise<readonly OpenThread[]>;

/** How a business looks; undefined where it has no brand. Reads as the account whose transaction it is. */
export type ReadBrandTokens = (tx: Tx, workspaceId: string) => Promise<BrandTokens | undefined>;

/** What all features registered, for the few that work with everybody's. */
export interface Registered {
  readonly searchSources: readonly SearchSource[];
  readonly dependants: readonly FactDependants[];
  readonly journey: readonly JourneyStep[];
  readonly openThreads: readonly ListOpenThreads[];
  readonly notifications: readonly NotificationDeclaration[];
  /** How a business looks, from the feature that knows. */
  readonly readBrandTokens: ReadBrandTokens;
  /** The plan rows of every tool. */
  readonly planTable: PlanTable;
  /** Ask when it is needed: features are made one after the other. */
  accountHooks(): readonly AccountHooks[];
  /** As those. */
  archiveFiles(): readonly ArchiveFiles[];
}

/** What every feature is made with. */
export interface Plumbing {
  readonly config: Config;
  readonly appSecret: string;
  readonly database: Database;
  readonly storage: Storage;
  /** Every table of the product, with whose rows it holds. */
  readonly tables: readonly DeclaredTable[];
  readonly documents: DocumentRenderer;
  readonly log: Logger;
  /** The address people type, without a trailing slash. */
  readonly publicUrl: string;
  /** Whether there is room to store something; asked before something that grows is taken in outside the contracts. */
  readonly disk: Pick<DiskSpace, 'hasRoom'>;
  /** For what is asked outside the contracts and costs something. */
  readonly admission: Admission;
  /** Asked, too, before something is stored for an account outside the contracts. */
  readonly accountStorage: Pick<AccountStorage, 'measure' | 'admit'>;
  readonly queueMail: QueueMail;
  readonly unsubscribeAddress: (userId: string, toggle: MailToggle) => string;
  /** For what has to be done before an answer, or before something is read. */
  readonly jobs: Pick<JobRunner, 'drain' | 'runNow'>;
  /** The records of accounts, which belong to their own feature. */
  readonly accounts: AccountRecords;
  readonly identity: Identity;
  readonly downloads: Downloads;
  readonly registered: Registered;
  /** A key of one purpose, the same in every process. */
  deriveKey(purpose: string): Buffer;
  /** The plan that gates and quotas go by, from the stored one. */
  effectivePlan(stored: Actor['plan']): Actor['plan'];
  now(): Date;
}

/** A feature as the composition root lists it. `Needs` is what it takes of other features beside the plumbing. */
export interface Feature<Needs = void, Abilities extends FeatureAbilities = FeatureAbilities> {
  /** Its folder, the first part of its endpoints' names and of its codes. */
  readonly id: string;
  /** Whose rows its tables hold, and what of them an archive has. */
  readonly tables?: TableArea;
  /**
   * Its files that use the system role, which passes row-level security, and why: `{'server/x.service.ts': 'reason'}`. A
   * folder ends in `/` and stands for every file below it. A test demands that no other file uses the role.
   */
  readonly systemRole?: Readonly<Record<string, string>>;
  /** What of it a person can find. */
  readonly searchSources?: readonly SearchSource[];
  /** What it makes from the facts of a business. */
  readonly dependants?: FactDependants;
  /** The step of the journey that is its own. */
  readonly journey?: JourneyStep;
  /** What of it is open or was last worked on, for the dashboard. */
  readonly openThreads?: ListOpenThreads;
  /** How a business looks, for what is shown to others; one feature says it. */
  readonly readBrandTokens?: ReadBrandTokens;
  /** Kinds of notification that are its own. */
  readonly notifications?: readonly NotificationDeclaration[];
  create(plumbing: Plumbing, needs: Needs): Abilities | Promise<Abilities>;
}

/** Declares a feature; the compiler holds it to what a feature may add. */
export function defineFeature<Abilities extends FeatureAbilities, Needs = void>(
  feature: Feature<Needs, Abilities>,
): Feature<Needs, Abilities> {
  return feature;
}
