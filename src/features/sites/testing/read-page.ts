import { Window } from 'happy-dom';

/** One element of a page as a parser of HTML finds it. */
export interface ReadElement {
  /** In small letters. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** All text in it. */
  readonly text: string;
  /** Whether it is part of a picture that is drawn by lot from the words beside it (domain/look/art.ts). */
  readonly isArt: boolean;
}

let parsing: InstanceType<Window['DOMParser']> | undefined;

/** Every element of a page in its order, read as a browser reads it; nothing of it is run or fetched. */
export function readPage(html: string): readonly ReadElement[] {
  parsing ??= new new Window().DOMParser();
  return [...parsing.parseFromString(html, 'text/html').querySelectorAll('*')].map((element) => ({
    name: element.tagName.toLowerCase(),
    attributes: new Map([...element.attributes].map(({ name, value }) => [name.toLowerCase(), value ?? ''])),
    text: element.textContent,
    isArt: element.parentElement?.closest('.plate') != null,
  }));
}

/** The addresses that a page names, each with the element that does. */
export const addressesIn = (html: string): readonly { readonly element: ReadElement; readonly address: string }[] =>
  readPage(html).flatMap((element) =>
    ['href', 'src', 'srcset', 'action', 'formaction', 'poster', 'data', 'ping', 'background', 'xlink:href'].flatMap(
      (name) => {
        const address = element.attributes.get(name);
        return address === undefined ? [] : [{ element, address }];
      },
    ),
  );
