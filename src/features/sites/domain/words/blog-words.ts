/**
 * Words that the product itself writes on a blog, in the language of the site. Titles and headings are true of any business that has the
 * fact they stand for; what a founder said is put behind a colon, never bent.
 */
export interface BlogWords {
  /** What the page is called. */
  readonly page: string;
  /** Leads from the newest posts to all of them. */
  readonly allPosts: string;
  readonly newer: string;
  readonly older: string;
  /** What lists name behind their title: "Page 2". */
  readonly pageNumber: (number: number) => string;
  /** The heading of the posts with a tag, which is put in. */
  readonly tagged: (tag: string) => string;
  /** What the list of tags below a post is called. */
  readonly tags: string;
  /** A thing and its price in one line. */
  readonly priceLine: (name: string, price: string) => string;
  /** Titles of posts; words of the founder are put in. */
  readonly titles: {
    readonly offer: (offer: string) => string;
    readonly how: (offer: string) => string;
    readonly price: (name: string) => string;
    readonly prices: string;
    readonly place: (place: string) => string;
    readonly delivery: string;
    readonly reasons: string;
    readonly audience: string;
    readonly experience: (duration: string) => string;
  };
  /** Headings within posts. */
  readonly headings: {
    readonly offer: string;
    readonly costs: string;
    readonly included: string;
    readonly forWhom: string;
    readonly delivery: string;
    readonly area: string;
    readonly order: string;
    readonly pay: string;
    readonly reasons: string;
    readonly why: string;
    readonly notice: string;
    readonly firstStep: string;
    readonly nextStep: string;
    readonly duration: string;
    readonly where: string;
    readonly findUs: string;
    readonly when: string;
    readonly whyHere: string;
    readonly occasion: string;
    readonly experience: string;
    readonly learned: string;
  };
}
