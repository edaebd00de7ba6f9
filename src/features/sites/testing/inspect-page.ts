import { isLink } from '../domain/blocks/field.ts';
import type { ReadElement } from './read-page.ts';

/** What a page is built of: each element with the names of its attributes, but for pictures that differ by the words beside them. */
export const skeletonOf = (elements: readonly ReadElement[]): readonly string[] =>
  elements
    .filter(({ isArt }) => !isArt)
    .map(({ name, attributes }) => `${name} ${[...attributes.keys()].sort().join(' ')}`);

/** What on a page of the site at `url` could run, ask for something elsewhere, or look other than it is to. */
export function faultsOf(elements: readonly ReadElement[], url: string): readonly string[] {
  const here = new URL(url).pathname;
  return elements.flatMap(({ name, attributes, text }) => {
    const faults: string[] = [];
    if (name === 'script') {
      if (attributes.get('type') !== 'application/ld+json') faults.push('a script');
      else JSON.parse(text);
    }
    if (/^(?:iframe|object|embed|base|template|frame|applet|animate|set)$/.test(name))
      faults.push(`an element ${name}`);
    // A form of a site is sent to the site alone, and what it asks are words.
    if (name === 'form' && !/^\.{1,2}\/_forms\/[a-z\d-]+$/.test(attributes.get('action') ?? ''))
      faults.push('a form that is sent elsewhere');
    if (name === 'input' && !/^(?:text|email|tel|number|checkbox)$/.test(attributes.get('type') ?? ''))
      faults.push(`a field of the type ${attributes.get('type')}`);
    for (const [attribute, value] of attributes) {
      if (attribute.startsWith('on')) faults.push(`a handler ${attribute}`);
      if (attribute === 'style' && !/^aspect-ratio:[\d.]+\/[\d.]+;?$/.test(value)) faults.push(`a style ${value}`);
      if (attribute === 'http-equiv') faults.push(`a command ${value}`);
      if (
        /^(?:src|srcset|data|poster|background|formaction|xlink:href|ping)$/.test(attribute) &&
        !value.startsWith('./')
      )
        faults.push(`${name} asks for ${value}`);
      if (attribute !== 'href') continue;
      const isOurs = /^(?:\.{1,2}\/|#)/.test(value) || value.startsWith('/s/_fonts/') || value.startsWith(here);
      const isNamed = name === 'link' && attributes.get('rel') === 'canonical' && value.startsWith(url);
      const isLinked = name === 'a' && (isLink(value) || /^(?:mailto|tel):/.test(value));
      if (!isOurs && !isNamed && !isLinked) faults.push(`${name} leads to ${value}`);
      // A browser reads an address its own way: the scheme is still one of these.
      const { protocol } = new URL(value, url);
      if (!['http:', 'https:', 'mailto:', 'tel:'].includes(protocol)) faults.push(`${name} leads by ${protocol}`);
    }
    if (
      name === 'style' &&
      /@import|expression\(|url\((?!\/s\/_fonts\/)|-moz-binding|(?<!scroll-)behavior:/i.test(text)
    )
      faults.push('a style that asks for something');
    return faults;
  });
}
