import { expect, it } from 'vitest';
import { schemaOfFields } from '#features/sites/domain/blocks/field.ts';
import { siteDocumentSchema } from '#features/sites/domain/document/site-document.ts';
import { cleanLine, cleanText, cleanTitle } from './clean-text.ts';

const pasted = 'Levain\u200e\t& Rye\u0000\n\n\u202eopen\u2028 👩‍🍳\ud800';

it('takes from what is pasted whatever a site would refuse, and leaves the words', () => {
  const fields = schemaOfFields({ text: { kind: 'text', max: 200 }, line: { kind: 'line', max: 200 } });
  expect(fields.safeParse({ text: cleanText(pasted), line: cleanLine(pasted) }).success).toBe(true);
  expect(siteDocumentSchema.shape.title.safeParse(cleanTitle(pasted)).success).toBe(true);
  expect(cleanText('One\n\nTwo')).toBe('One\n\nTwo');
  expect(cleanLine('One\nTwo')).toBe('One Two');
  expect(cleanText('Grüße aus 東京, œuf')).toBe('Grüße aus 東京, œuf');
});
