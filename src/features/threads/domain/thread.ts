/** Where threads come in. */
export const threadOrigins = ['site-form'] as const;
export type ThreadOrigin = (typeof threadOrigins)[number];

/** What somebody wrote by. */
export const threadForms = ['contact', 'newsletter', 'order'] as const;
export type ThreadForm = (typeof threadForms)[number];

/** Open and closed ones the business knows of; a held one may be spam, and nobody was told of it. */
export const threadStates = ['open', 'closed', 'held'] as const;
export type ThreadState = (typeof threadStates)[number];

/** Why a thread is held. Rules: docs/threads.md, "Spam". */
export const heldReasons = [
  /** A field was filled that people do not see. */
  'hidden-field',
  /** It has many links. */
  'links',
  /** The same words came from another address just before. */
  'same-words',
  /** The business says that it is spam. */
  'marked',
] as const;
export type HeldReason = (typeof heldReasons)[number];

/** What a message of a thread is. */
export const messageKinds = ['received', 'note', 'answer'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** How much there may be (docs/threads.md, "Limits"). */
export const threadLimits = {
  /** Threads of a business; the oldest held ones go first, then the oldest closed ones. */
  threads: 10_000,
  /** Held ones of them; the oldest go. */
  held: 1000,
  /** Messages of a thread. */
  messages: 200,
  /** Characters of a note or an answer. */
  body: 5000,
  /** Answers an account sends in a day (UTC), and those of them that go to one address. */
  answersPerDay: 200,
  answersPerAddress: 10,
  /** Threads a page of the list has. */
  page: 30,
  /** Messages told one by one within an hour; what comes beyond is told together. */
  toldPerHour: 10,
} as const;

/** Something that a form asked, and what was answered. */
export interface AnsweredField {
  readonly label: string;
  readonly value: string;
}
