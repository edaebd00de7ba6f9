import { collectContent, plainPieces, plainTexts, switchPseudoLanguage } from './support/pseudo.ts';
import { screens } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/**
 * Names, units and currencies are never translated; times, countries and 'US' before a dollar come from the browser,
 * 'Dismiss' from React Aria, each in languages of their own.
 */
const untranslated =
  /\b(Groundwork|Free|Starter|Pro|PDF|DOCX|[A-Z]{3}|US|km|Ada Okafor|AO|Samuel Lindqvist|SL|Firefox|Chrome|Safari|Edge|Windows|Android|iPhone|Linux|[\w.-]+@[\w.-]+|Dismiss|Belgium|(January|February|March|April|May|June|July|August|September|October|November|December)( \d{4} at)?|this minute|yesterday|(minute|hour|day)s? ago)\b/g;

test.describe.configure({ timeout: 180_000 });

test('In a made-up language no screen shows or speaks an English text of the interface', async ({
  page,
  cast,
  complaints,
}) => {
  complaints.expect(/status of 404/);
  const content = collectContent(page);
  await switchPseudoLanguage(page, true);
  const untouched: Record<string, readonly string[]> = {};
  for (const screen of screens) {
    await screen.open(page, cast);
    await content.ready();
    const texts = await page.evaluate(plainTexts);
    const left = texts
      .flatMap((text) => plainPieces(text))
      .filter((piece) => !content.has(piece))
      .filter((piece) => plainPieces(piece.replaceAll(untranslated, ' ')).some((rest) => !content.has(rest)));
    if (left.length > 0) untouched[screen.id] = [...new Set(left)];
  }
  expect(untouched).toEqual({});
});
