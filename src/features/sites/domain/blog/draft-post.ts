import type { Language } from '#shared/languages.ts';
import { blogWordsOf } from '../words/all-blog-words.ts';
import type { PostDraft, PostPart } from './post.ts';
import type { PostFact } from './post-facts.ts';
import type { Topic } from './topics.ts';

/**
 * A draft of a post about a subject: under each heading the fact as it was said, which it follows, or an empty paragraph that asks. Nothing
 * else is written: a language model would write behind the same function.
 */
export function draftPost({ title, passages }: Topic, language: Language): PostDraft {
  const { headings } = blogWordsOf(language);
  return {
    title,
    summary: '',
    tags: [],
    parts: passages.flatMap(({ heading, fact, asks }, at): PostPart[] => [
      { id: `heading-${at + 1}`, kind: 'heading', text: headings[heading] },
      {
        id: `text-${at + 1}`,
        kind: 'paragraph',
        text: fact?.text ?? '',
        question: asks ?? null,
        source: fact ? { key: fact.key, value: fact.text } : null,
      },
    ]),
  };
}

/** A paragraph that follows a fact which says something else now. */
export interface MovedParagraph {
  readonly partId: string;
  readonly before: string;
  readonly after: string;
}

/**
 * Paragraphs that still hold what a fact said, where it says something else now. What is no longer known takes nothing away.
 */
export const movedParagraphs = (parts: readonly PostPart[], facts: readonly PostFact[]): readonly MovedParagraph[] =>
  parts.flatMap((part): MovedParagraph[] => {
    if (part.kind !== 'paragraph' || part.source === null || part.text !== part.source.value) return [];
    const after = facts.find(({ key }) => key === part.source?.key)?.text;
    return after === undefined || after === part.text ? [] : [{ partId: part.id, before: part.text, after }];
  });

/** Parts of which those that were edited by hand follow no fact any more. */
export const withoutLostSources = (parts: readonly PostPart[]): PostPart[] =>
  parts.map((part) =>
    part.kind === 'paragraph' && part.source !== null && part.source.value !== part.text
      ? { ...part, source: null }
      : part,
  );
