import sanitizeHtml from 'sanitize-html';
import { deepestMarkup, droppedWhole, isOwnLink, ownAttributes, ownTags } from '../../domain/own-code/own-html.ts';

const options: sanitizeHtml.IOptions = {
  allowedTags: [...ownTags],
  allowedAttributes: Object.fromEntries(Object.entries(ownAttributes).map(([tag, names]) => [tag, [...names]])),
  nonTextTags: [...droppedWhole],
  // What a link may be is ours to say; it is asked below.
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: deepestMarkup,
  transformTags: {
    a: (tagName, { href = '', ...others }) => ({ tagName, attribs: isOwnLink(href) ? { ...others, href } : others }),
  },
};

/** Somebody's own markup as it may stand on a page: whole elements, nothing that runs, nothing that loads. */
export const cleanHtml = (code: string): string => sanitizeHtml(code, options);
