import createPurifier from 'dompurify';
import { droppedWhole, isOwnLink, ownAttributes, ownTags } from '#features/sites/domain/own-code/own-html.ts';

const purifier = createPurifier(window);
const common = new Set(ownAttributes['*']);
purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
  const { attrName: name, attrValue: value } = attribute;
  const isNamed = common.has(name) || (ownAttributes[element.tagName.toLowerCase()] ?? []).includes(name);
  attribute.keepAttr = isNamed && (name !== 'href' || isOwnLink(value));
});

const options = {
  ALLOWED_TAGS: [...ownTags],
  ALLOWED_ATTR: [...new Set(Object.values(ownAttributes).flat())],
  FORBID_CONTENTS: [...droppedWhole],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Somebody's own markup as it may stand in the frames of the editor, which have the origin of the product. The server cleans it again. */
export const cleanHtml = (code: string): string => purifier.sanitize(code, options);
