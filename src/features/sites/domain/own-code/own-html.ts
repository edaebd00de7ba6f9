import { isLink } from '../blocks/field.ts';

/** What of somebody's own markup is kept. Whatever is not named here is taken out: its words stay, what would run or load does not. */
export const ownTags = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'q', 'cite', 'pre', 'div', 'span', 'figure', 'figcaption'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['strong', 'b', 'em', 'i', 's', 'u', 'small', 'sub', 'sup', 'mark', 'abbr', 'time', 'code', 'kbd', 'samp'],
  ...['details', 'summary', 'a'],
] as const;

/** Attributes that are kept, by tag; "*" stands for every tag. */
export const ownAttributes: Readonly<Record<string, readonly string[]>> = {
  '*': ['class', 'lang', 'dir', 'title'],
  a: ['href'],
  ol: ['start', 'reversed'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  time: ['datetime'],
  details: ['open'],
};

/** Tags of which nothing is kept, not even what stands in them. */
export const droppedWhole = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'template',
  'title',
  'iframe',
] as const;

/** Whether a link of one's own markup may lead there; a part of the page, or where any link may. */
export const isOwnLink = (href: string): boolean => isLink(href);

/** As deep as markup may be nested; what is deeper is taken out. */
export const deepestMarkup = 40;
