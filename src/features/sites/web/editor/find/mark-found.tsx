import { useEffect, useRef } from 'react';
import { matchesIn } from '#features/sites/domain/find-text.ts';
import { type FoundWords, useEditedSite, useEditorTools } from '../editor-context.ts';
import { usePuck } from '../puck.ts';

/** How long the page may take to be drawn, in frames. */
const patience = 60;
const highlightName = 'found-words';

/** Marks words that were looked for where they stand on the page, until another element is selected. */
export function MarkFound({ inside }: { readonly inside: Document }) {
  const { found, setFound } = useEditorTools();
  const { page } = useEditedSite();
  const selectedId = usePuck((state) => state.selectedItem?.props.id as string | undefined);
  useEffect(() => {
    if (found !== undefined && selectedId !== undefined && selectedId !== found.blockId) setFound(undefined);
  }, [found, selectedId, setFound]);
  const shown = useRef<FoundWords>(undefined);
  useEffect(() => {
    if (found === undefined || !page.blocks.some(({ id }) => id === found.blockId)) return;
    let left = patience;
    let frame = 0;
    const mark = (): void => {
      const marked = markIn(inside, found);
      if (marked !== undefined) {
        // Once: it is marked anew with each letter that is typed.
        if (shown.current !== found) marked.scrollIntoView({ block: 'center', behavior: 'instant' });
        shown.current = found;
      } else if (left > 0) {
        left -= 1;
        frame = requestAnimationFrame(mark);
      }
    };
    mark();
    return () => {
      cancelAnimationFrame(frame);
      unmark(inside);
    };
  }, [inside, found, page]);
  return null;
}

/** Marks the text that words stand in, and the words themselves where the browser can. Returns the text; undefined where it is not drawn yet. */
function markIn(inside: Document, { blockId, field, words, occurrence }: FoundWords): HTMLElement | undefined {
  const block = inside.querySelector(`[data-puck-component="${CSS.escape(blockId)}"]`);
  const texts = [...(block?.querySelectorAll<HTMLElement>(`[data-text="${CSS.escape(field)}"]`) ?? [])];
  if (texts.length === 0) return undefined;
  const [range] = rangesOf(inside, texts, words).slice(occurrence);
  const marked = range === undefined ? texts[0] : texts.find((text) => text.contains(range.startContainer));
  marked?.setAttribute('data-found', 'true');
  const view = inside.defaultView as (Window & typeof globalThis) | null;
  if (range !== undefined && view?.CSS?.highlights !== undefined)
    view.CSS.highlights.set(highlightName, new view.Highlight(range));
  return marked ?? texts[0];
}

/** Each occurrence of words in elements, one after the other; what goes over the end of one is in none. */
function rangesOf(inside: Document, texts: readonly HTMLElement[], words: string): readonly Range[] {
  return texts.flatMap((text) => {
    const nodes = textNodesIn(inside, text);
    const whole = nodes.map((node) => node.data).join('');
    return matchesIn(whole, words).map(([begin, end]) => {
      const range = inside.createRange();
      range.setStart(...positionAt(nodes, begin));
      range.setEnd(...positionAt(nodes, end));
      return range;
    });
  });
}

function textNodesIn(inside: Document, element: HTMLElement): readonly Text[] {
  const walker = inside.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

function positionAt(nodes: readonly Text[], offset: number): [Text, number] {
  let left = offset;
  for (const node of nodes) {
    if (left <= node.length) return [node, left];
    left -= node.length;
  }
  const last = nodes.at(-1)!;
  return [last, last.length];
}

function unmark(inside: Document): void {
  for (const marked of inside.querySelectorAll('[data-found]')) marked.removeAttribute('data-found');
  const view = inside.defaultView as (Window & typeof globalThis) | null;
  view?.CSS?.highlights?.delete(highlightName);
}
