import type { Language } from '#shared/languages.ts';
import type { KnownFacts } from '../facts/known-facts.ts';
import { blogWordsOf } from '../words/all-blog-words.ts';
import type { BlogWords } from '../words/blog-words.ts';
import { longestTitle } from './post.ts';
import { type PostFact, postFacts, priceKey } from './post-facts.ts';
import type { PostQuestion } from './post-questions.ts';

/** What stands under one heading of a draft: a fact, or where it is not known a question. */
export interface Passage {
  readonly heading: keyof BlogWords['headings'];
  readonly fact?: PostFact | undefined;
  readonly asks?: PostQuestion | undefined;
}

/** A subject for a post. */
export interface Topic {
  /** What it is known by: "prices", "price:Sourdough loaf". */
  readonly id: string;
  readonly title: string;
  /** What it is made of: facts, and questions where they are not known. */
  readonly passages: readonly Passage[];
}

/** The facts a topic rests on, and the questions it leaves open. */
export const restsOn = ({ passages }: Topic): readonly PostFact[] => passages.flatMap(({ fact }) => fact ?? []);
export const leavesOpen = ({ passages }: Topic): readonly PostQuestion[] =>
  passages.flatMap(({ fact, asks }) => (fact === undefined && asks !== undefined ? [asks] : []));

/** Subjects that are made of the prices of one thing each; a business with more of them writes of these first. */
const mostPriced = 12;

/**
 * Subjects for posts, from what is known: each rests on a fact of its own. Behind these are the ones that readers of any business ask for
 * and of which nothing is known: they ask their founder. None is proposed before it is known what the business does. Short words of ours that
 * are true of any business with these facts; the founder's words stand behind a colon.
 */
export function proposeTopics(known: KnownFacts, language: Language): readonly Topic[] {
  const { titles } = blogWordsOf(language);
  const facts = new Map(postFacts(known, language).map((fact) => [fact.key, fact]));
  const { offer, place, delivery, area, experience, reasons, audience, prices } = Object.fromEntries(facts);
  const priced = known.prices.flatMap(({ name }) => {
    const fact = facts.get(priceKey(name));
    return fact ? [{ name, fact }] : [];
  });
  const forWhom: Passage = { heading: 'forWhom', fact: audience, asks: 'for-whom' };
  const order: Passage = { heading: 'order', asks: 'order' };
  const ifKnown = (fact: PostFact | undefined, topic: () => Topic): readonly Topic[] => (fact ? [topic()] : []);
  const ifOpen = (fact: PostFact | undefined, topic: Topic): readonly Topic[] => (offer && !fact ? [topic] : []);
  const duration: Passage = { heading: 'duration', asks: 'duration' };
  const why: Passage = { heading: 'why', asks: 'why' };
  const notice: Passage = { heading: 'notice', asks: 'notice' };
  const occasion: Passage = { heading: 'occasion', asks: 'occasion' };
  const only = (heading: Passage['heading'], fact: PostFact | undefined): readonly Passage[] =>
    fact ? [{ heading, fact }] : [];
  return [
    ...ifKnown(offer, () => ({
      id: 'offer',
      title: fitted(titles.offer, offer!.text),
      passages: [
        { heading: 'offer', fact: offer },
        forWhom,
        { heading: 'reasons', fact: reasons, asks: 'why' },
        { heading: 'firstStep', asks: 'first-step' },
      ],
    })),
    ...priced.slice(0, mostPriced).map(
      ({ name, fact }): Topic => ({
        id: fact.key,
        title: fitted(titles.price, name),
        passages: [
          { heading: 'costs', fact },
          { heading: 'included', asks: 'included' },
          forWhom,
          { heading: 'delivery', fact: delivery, asks: 'order' },
        ],
      }),
    ),
    // With one price alone it would say what that one's own subject says.
    ...ifKnown(priced.length > 1 ? prices : undefined, () => ({
      id: 'prices',
      title: titles.prices,
      passages: [
        { heading: 'costs', fact: prices },
        { heading: 'included', asks: 'included' },
        { heading: 'pay', asks: 'pay' },
      ],
    })),
    ...ifKnown(offer, () => ({
      id: 'how',
      title: fitted(titles.how, offer!.text),
      passages: [
        { heading: 'offer', fact: offer },
        { heading: 'firstStep', asks: 'first-step' },
        { heading: 'nextStep', asks: 'next-step' },
        duration,
      ],
    })),
    ...ifKnown(delivery, () => ({
      id: 'delivery',
      title: titles.delivery,
      passages: [{ heading: 'delivery', fact: delivery }, ...only('area', area), order, duration],
    })),
    ...ifKnown(place, () => ({
      id: 'place',
      title: fitted(titles.place, place!.text),
      passages: [
        { heading: 'where', fact: place },
        ...(known.hasVisitors
          ? ([
              { heading: 'findUs', asks: 'find-us' },
              { heading: 'when', asks: 'when' },
            ] as const)
          : ([{ heading: 'whyHere', asks: 'why-here' }] as const)),
        ...only('area', area),
      ],
    })),
    ...ifKnown(reasons, () => ({
      id: 'reasons',
      title: titles.reasons,
      passages: [{ heading: 'reasons', fact: reasons }, why, notice],
    })),
    ...ifKnown(audience, () => ({
      id: 'audience',
      title: titles.audience,
      passages: [{ heading: 'forWhom', fact: audience }, occasion, ...only('offer', offer)],
    })),
    ...ifKnown(experience, () => ({
      id: 'experience',
      title: fitted(titles.experience, experience!.text),
      passages: [{ heading: 'experience', fact: experience }, { heading: 'learned', asks: 'learned' }, notice],
    })),
    ...ifOpen(delivery, { id: 'delivery', title: titles.delivery, passages: [order, duration] }),
    ...ifOpen(reasons, { id: 'reasons', title: titles.reasons, passages: [why, notice] }),
    ...ifOpen(audience, { id: 'audience', title: titles.audience, passages: [forWhom, occasion] }),
  ];
}

/** A title with words of the founder in it, which end where it would become too long. */
function fitted(title: (words: string) => string, words: string): string {
  const [line = ''] = words.split('\n');
  const room = longestTitle - title('').length;
  // Half a sign at the end cannot be stored.
  return title(line.length <= room ? line : `${line.slice(0, room - 1).replace(/[\ud800-\udbff]$/, '')}…`);
}
