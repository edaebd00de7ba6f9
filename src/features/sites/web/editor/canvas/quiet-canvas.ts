/** What dragging notes at each block: that it is a button, in English, which it is not. */
const notes = ['role', 'aria-roledescription', 'aria-describedby', 'aria-pressed', 'aria-grabbed', 'aria-disabled'];

/**
 * Takes out of the canvas what would be a stop of the keyboard and does nothing there: links, and blocks, which are chosen and moved in the
 * list of layers. What asks for something stays one. Returns how to end it.
 */
export function quietCanvas(inside: Document): () => void {
  const quiet = (): void => {
    for (const link of inside.querySelectorAll('a[href]:not([tabindex="-1"])')) link.setAttribute('tabindex', '-1');
    for (const block of inside.querySelectorAll('[data-puck-component]')) {
      for (const note of notes) if (block.hasAttribute(note)) block.removeAttribute(note);
      if (block.getAttribute('tabindex') !== '-1') block.setAttribute('tabindex', '-1');
    }
  };
  quiet();
  const observer = new MutationObserver(quiet);
  observer.observe(inside.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: [...notes, 'tabindex', 'data-puck-component'],
  });
  return () => observer.disconnect();
}
