/** A text of a block that can be edited on the page: its block, and its field as text-places.ts names it. */
export interface EditedPlace {
  readonly blockId: string;
  readonly field: string;
}

/** Where editing begins: at a point of the window the page is drawn in, else behind the last letter. */
interface Start {
  readonly point?: { readonly x: number; readonly y: number } | undefined;
  /** What gets the focus back, where that is not on the page. */
  readonly returnTo?: HTMLElement | undefined;
}

interface EditingState extends Start {
  readonly place: EditedPlace;
  /** Where the caret was last, in letters from the beginning: a text that is drawn anew in another place has it there again. */
  caret: number | undefined;
}

export type TextEditing = ReturnType<typeof createTextEditing>;

const isSamePlace = (one: EditedPlace | undefined, other: EditedPlace): boolean =>
  one?.blockId === other.blockId && one.field === other.field;

/** Which text is edited on the page: one at a time, or none. */
export function createTextEditing() {
  let state: EditingState | undefined;
  const listeners = new Set<() => void>();
  const put = (next: EditingState | undefined): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    get: (): EditingState | undefined => state,
    isAt: (place: EditedPlace): boolean => isSamePlace(state?.place, place),
    /** From text to text of a block the focus goes back to where it came from first. */
    begin(place: EditedPlace, start: Start = { returnTo: state?.returnTo }): void {
      if (!isSamePlace(state?.place, place)) put({ place, ...start, caret: undefined });
    },
    /** Ends it where this is what is edited. */
    end(place: EditedPlace): void {
      if (isSamePlace(state?.place, place)) put(undefined);
    },
    keepCaret(place: EditedPlace, caret: number): void {
      if (state !== undefined && isSamePlace(state.place, place)) state.caret = caret;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
