import type { Business } from '../business/business.ts';
import type { SectionId } from '../plan.ts';
import type { Role } from '../reading/label.ts';
import type { Ledger, Term } from '../reckoning/ledger.ts';
import type { OneSale } from '../reckoning/one-sale.ts';
import type { Message, Value } from '../say/message.ts';
import type { Question } from './question.ts';

/** What a check looks at. */
export interface Coach {
  readonly business: Business;
  readonly ledger: Ledger;
  readonly sale: OneSale;
  /** ISO day on which the plan is written. */
  readonly today: string;
}

/** A coach whose gates have looked: what they refused is not shown, and nothing is concluded from it. */
export interface GatedCoach extends Coach {
  /** ISO day from which the forecast counts its months: the first is the one after. */
  readonly from: string;
  /** After how many of these months the founder begins to take their own pay. */
  readonly idle: number;
  readonly hidden: ReadonlySet<string>;
  /** Roles that wait for a person's word: of these nobody may say that nothing was said. */
  readonly pending: ReadonlySet<Role>;
}

/** Whether a number is there and may be used. */
export const isKnown = ({ hidden }: GatedCoach, { id, lacks }: Term): boolean => lacks.length === 0 && !hidden.has(id);

/** How much a finding weighs: it does not work on these numbers, money is at stake, or a number is worth knowing. */
export const severities = ['breaks', 'costs', 'tells'] as const;

/** What a check found. */
export interface Finding {
  readonly severity: (typeof severities)[number];
  /** The money at stake over a year in minor units; 0 where none is. Orders findings of one severity. */
  readonly stake: number;
  readonly says: Message;
  /** What to do about it. */
  readonly next?: Message;
  readonly table?: FindingTable;
  /** Mentions it rests on: without the person's words there is no finding. */
  readonly restsOn: readonly string[];
  /** Where it is a risk: how it shows early, what to do then, what it costs. */
  readonly risk?: { readonly sign: Message; readonly answer: Message; readonly cost: Term };
}

export interface FindingTable {
  readonly caption: Message;
  readonly head: readonly Message[];
  /** Figures line up to the right. */
  readonly rows: readonly (readonly Value[])[];
}

/** One look at the business. It finds something, asks for the one answer it lacks, or says nothing: of what was not said, or lacks more. */
export interface Check {
  /** The name of the rule: "what-would-carry". */
  readonly id: string;
  /** Where its finding stands. */
  readonly section: SectionId;
  look(coach: Coach): Outcome;
}

export type Outcome = Finding | Question | null;
