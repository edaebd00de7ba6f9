import type { SearchHit } from '#features/search/search.contract.ts';

/** A text with the places that answer the query in bold. */
export function HighlightedText({ of: { text, ranges } }: { readonly of: SearchHit['title'] }) {
  const parts: { readonly at: number; readonly text: string; readonly isFound: boolean }[] = [];
  let end = 0;
  for (const [start, stop] of ranges) {
    if (start > end) parts.push({ at: end, text: text.slice(end, start), isFound: false });
    parts.push({ at: start, text: text.slice(start, stop), isFound: true });
    end = stop;
  }
  parts.push({ at: end, text: text.slice(end), isFound: false });
  return parts.map((part) =>
    part.isFound ? (
      <mark key={part.at} className="bg-transparent font-semibold text-green">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
