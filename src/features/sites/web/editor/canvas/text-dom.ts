/** Words in an element that is edited: text, and a break at its end that keeps the last line open while it is empty. */

/** Puts words into an element in the place of everything in it. */
export function writeText(element: HTMLElement, text: string): void {
  const { ownerDocument } = element;
  const words = text === '' ? [] : [ownerDocument.createTextNode(text)];
  element.replaceChildren(...words, ownerDocument.createElement('br'));
}

/** The words in an element, whatever a browser made of them; what is no text is left out. */
export function readText(element: Node): string {
  let text = '';
  const read = (node: Node): void => {
    for (const child of node.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) text += child.nodeValue ?? '';
      else if (child.nodeName === 'BR') text += isLast(child, element) ? '' : '\n';
      else {
        // A browser that parts lines by elements begins a new one with each.
        if (/^(?:DIV|P)$/.test(child.nodeName) && text !== '' && !text.endsWith('\n')) text += '\n';
        read(child);
      }
    }
  };
  read(element);
  return text;
}

/** Whether nothing follows a node in an element. */
function isLast(node: Node, element: Node): boolean {
  for (let at: Node | null = node; at !== null && at !== element; at = at.parentNode)
    if (at.nextSibling !== null) return false;
  return true;
}

/** Where the selection begins and ends in an element, in letters of `readText`; undefined where it is elsewhere. */
export function selectionIn(element: HTMLElement): readonly [begin: number, end: number] | undefined {
  const selection = element.ownerDocument.getSelection();
  if (selection === null || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.startContainer) || !element.contains(range.endContainer)) return undefined;
  return [
    offsetOf(element, range.startContainer, range.startOffset),
    offsetOf(element, range.endContainer, range.endOffset),
  ];
}

function offsetOf(element: HTMLElement, container: Node, offset: number): number {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  range.setEnd(container, offset);
  return Math.min(range.toString().length, readText(element).length);
}

/** Puts the caret behind so many letters. */
export function setCaret(element: HTMLElement, offset: number): void {
  const { ownerDocument } = element;
  const text = element.firstChild;
  const range = ownerDocument.createRange();
  if (text?.nodeType === Node.TEXT_NODE) range.setStart(text, Math.min(offset, (text.nodeValue ?? '').length));
  else range.setStart(element, 0);
  range.collapse(true);
  const selection = ownerDocument.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/** Puts the caret where a point is; false where the browser finds no letter of the element there. */
export function setCaretAt(element: HTMLElement, { x, y }: { readonly x: number; readonly y: number }): boolean {
  const { ownerDocument } = element;
  const position = ownerDocument.caretPositionFromPoint?.(x, y);
  const range = position ? undefined : ownerDocument.caretRangeFromPoint?.(x, y);
  const node = position?.offsetNode ?? range?.startContainer;
  const offset = position?.offset ?? range?.startOffset;
  if (node === undefined || offset === undefined || !element.contains(node)) return false;
  setCaret(element, offsetOf(element, node, offset));
  return true;
}

/** The text of a block that a point is on, else the nearest one at most so far from it in CSS pixels. */
export function textAtPoint(block: Element, x: number, y: number, reach = 48): string | undefined {
  let nearest: { readonly field: string; readonly distance: number } | undefined;
  for (const element of block.querySelectorAll<HTMLElement>('[data-text]'))
    for (const { left, right, top, bottom } of element.getClientRects()) {
      const distance = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
      const field = element.dataset.text;
      if (field !== undefined && distance <= reach && (nearest === undefined || distance < nearest.distance))
        nearest = { field, distance };
    }
  return nearest?.field;
}

/** The texts of a block in the order in which they stand on the page. */
export const textsIn = (block: Element): readonly string[] => [
  ...new Set([...block.querySelectorAll<HTMLElement>('[data-text]')].map(({ dataset }) => dataset.text!)),
];
