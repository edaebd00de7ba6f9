import type { ThreadForm } from '#features/threads/domain/thread.ts';

/** What the product writes at forms and in their answers, in the language of the site. */
export interface FormWords {
  /** Headings of the forms, and what their buttons say. */
  readonly titles: Readonly<Record<ThreadForm, string>>;
  readonly buttons: Readonly<Record<ThreadForm, string>>;
  readonly labels: {
    readonly name: string;
    readonly mail: string;
    readonly phone: string;
    readonly message: string;
    readonly product: string;
    readonly quantity: string;
  };
  /** Beside what need not be filled in. */
  readonly optional: string;
  /** Where nothing was chosen yet. */
  readonly choose: string;
  /** For the few who meet the field that is not seen. */
  readonly leaveEmpty: string;
  /** Before the link to the privacy text. */
  readonly privacy: string;
  /** What somebody agrees to who wants news. */
  readonly newsletterConsent: string;
  /** The subject of the mails that go to and fro, with the name of the site. */
  readonly subjects: Readonly<Record<ThreadForm, (site: string) => string>>;
  /** The page that thanks. */
  readonly sent: Readonly<Record<ThreadForm, { readonly title: string; readonly text: string }>>;
  /** What is wrong with what was filled in. */
  readonly wrong: {
    readonly summary: string;
    readonly missing: string;
    readonly mail: string;
    readonly long: (most: number) => string;
    readonly count: (most: number) => string;
    readonly consent: string;
  };
  /** Why it was not taken. Each says that nothing was sent. */
  readonly refused: {
    readonly often: string;
    readonly full: string;
    readonly away: string;
    readonly large: string;
    /** Another way, where the site has one. */
    readonly instead: (mail: string) => string;
  };
}
