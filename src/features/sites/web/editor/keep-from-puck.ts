import type { KeyboardEvent } from 'react';

/**
 * Keys that Puck takes from the whole window, and means for the canvas: Backspace and Delete remove what is selected there, Ctrl+I takes it
 * out of editing. In a text field Ctrl+Z is the browser's. Elsewhere in the editor it is Puck's.
 */
export function keepFromPuck(event: KeyboardEvent): void {
  const isCommand = event.ctrlKey || event.metaKey;
  const key = event.key.toLowerCase();
  const isTyping =
    event.target instanceof HTMLElement && event.target.closest('input, textarea, [contenteditable]') !== null;
  const isHistory = isCommand && (key === 'z' || key === 'y');
  if (key === 'backspace' || key === 'delete' || (isCommand && key === 'i') || (isTyping && isHistory))
    event.stopPropagation();
}
