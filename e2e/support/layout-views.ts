import type { Page } from '@playwright/test';
import { otherLanguages, switchLanguage, type TestLanguage } from './language.ts';
import type { LayoutFault } from './layout-fault.ts';
import { probeLayout } from './layout-probe.ts';
import { dropMocks, rewriteAnswers } from './mocked-answers.ts';
import { type Screen, settle } from './screens.ts';
import type { SharedFounders } from './test.ts';

/** A screen as somebody might meet it. */
export interface View {
  readonly screen: Screen;
  readonly theme: 'light' | 'dark';
  /** As it is, or with names of 200 characters. */
  readonly texts: 'plain' | 'long names';
  readonly width: number;
  readonly language: TestLanguage;
}

/** Everything that can make a screen look different, without the screen. */
export type Variant = Omit<View, 'screen'>;

const english = (['light', 'dark'] as const).flatMap((theme) =>
  ([1440, 768, 390] as const).flatMap((width): Variant[] => [
    { theme, width, texts: 'plain', language: 'en' },
    { theme, width, texts: 'long names', language: 'en' },
    { theme, width, texts: 'plain', language: 'pseudo' },
  ]),
);

/** The other languages at the widest and the narrowest. */
export const translatedVariants: readonly Variant[] = otherLanguages.flatMap((language) =>
  ([1440, 390] as const).map((width): Variant => ({ theme: 'light', width, texts: 'plain', language })),
);

export const variants: readonly Variant[] = [...english, ...translatedVariants];

/**
 * The same by what a screen has to be opened for: its theme and its width change while it stands open, as they do for a
 * person. In the order of fewest changes: light from wide to narrow, dark from narrow to wide.
 */
export const openings: readonly (readonly [Variant, ...Variant[]])[] = Object.values(
  Object.groupBy(variants, ({ language, texts }) => `${language} ${texts}`),
).map((group) => {
  const [light = [], dark = []] = (['light', 'dark'] as const).map((of) => group.filter(({ theme }) => theme === of));
  return [...light, ...dark.toReversed()] as [Variant, ...Variant[]];
});

/** "de, long names, light, 390 px" */
const nameOf = ({ language, texts, theme, width }: Variant): string => `${language}, ${texts}, ${theme}, ${width} px`;

const longName = 'Bartholomäus Konstantinopel-Schiffskapitänsgesellschaft & Töchter '.repeat(4).slice(0, 200);

/** Opens the view and probes its layout. */
export async function openAndProbe(
  page: Page,
  founders: SharedFounders,
  { screen, ...variant }: View,
): Promise<{ readonly name: string; readonly faults: readonly LayoutFault[] }> {
  const { theme, texts, width, language } = variant;
  await dropMocks(page);
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  if (texts === 'long names') await rewriteAnswers(page, '*/api/*', lengthenNames);
  await switchLanguage(page, language);
  await screen.open(page, texts === 'long names' ? withLongNames(founders) : founders);
  await page.mouse.move(0, 0);
  await settle(page);
  return { name: `${screen.id}: ${nameOf(variant)}`, faults: await probeLayout(page) };
}

/** Probes the screen that stands open in another theme or at another width. */
export async function changeAndProbe(
  page: Page,
  founders: SharedFounders,
  view: View,
): ReturnType<typeof openAndProbe> {
  const { screen, ...variant } = view;
  const isOtherWidth = page.viewportSize()?.width !== variant.width;
  // What hangs on a button takes its place as it opens, and may open from another one where there is less room.
  if (isOtherWidth && (await page.locator('[data-placement]').count()) > 0) return openAndProbe(page, founders, view);
  await page.emulateMedia({ colorScheme: variant.theme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width: variant.width, height: 900 });
  await settle(page);
  return { name: `${screen.id}: ${nameOf(variant)}`, faults: await probeLayout(page) };
}

/** An answer of the server, but with names of businesses and plans as long as they may be. */
function lengthenNames(body: string): unknown {
  return JSON.parse(body, function lengthen(this: object, key, value: unknown) {
    const isPlanTitle = key === 'title' && 'conversationId' in this;
    return typeof value === 'string' && (key === 'name' || isPlanTitle) ? longName : value;
  });
}

/** The same people with a long name in their session. */
function withLongNames(founders: SharedFounders): SharedFounders {
  const rename = (founder: SharedFounders['free']): SharedFounders['free'] => ({
    ...founder,
    name: longName,
    session: { ...founder.session, user: { ...Object(founder.session.user), user_metadata: { full_name: longName } } },
  });
  return {
    newcomer: rename(founders.newcomer),
    halfway: rename(founders.halfway),
    free: rename(founders.free),
    pro: rename(founders.pro),
  };
}
