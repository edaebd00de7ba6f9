/** Each page, as it is rendered, contains its exact messages (docs/pages.md, "Messages"). */
import { describe, expect, it } from 'vitest';
import { specifiedTexts } from '#testing/conformance/specified-texts.ts';
import { renderPage } from './pages.server.tsx';

const options = {
  locale: 'en',
  assets: { scripts: [], styles: [], fonts: [] },
  config: { supportEmail: 'help@example.com', hasPlans: true },
};

describe.each(['forgot-password', 'auth-callback', 'auth-confirm'] as const)('/%s', (page) => {
  const html = renderPage(page, options).replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
  const texts = new Set(specifiedTexts.filter(({ by }) => by === page).map(({ text }) => text));

  // As a whole: the attribute, the value of a list of texts, or the element that holds it, and nothing beside it.
  it.each([...texts])('says "%s"', (text) => {
    expect(html.includes(`"${text}"`) || html.includes(`>${text}<`)).toBe(true);
  });
});
