import type { Page, Route } from '@playwright/test';
import { type LayoutFault, probeLayout } from './layout-probe.ts';
import { switchPseudoLanguage } from './pseudo.ts';
import { type Screen, settle } from './screens.ts';
import type { Cast } from './test.ts';

/** A screen as somebody might meet it. */
export interface View {
  readonly screen: Screen;
  readonly theme: 'light' | 'dark';
  /** As it is; with names of 200 characters; with texts a third longer. */
  readonly texts: 'plain' | 'long names' | 'longer texts';
  readonly width: number;
}

export const widths = [1440, 768, 390] as const;

export const views = (['light', 'dark'] as const).flatMap((theme) =>
  (['plain', 'long names', 'longer texts'] as const).map((texts) => ({ theme, texts })),
);

const longName = 'Bartholomäus Konstantinopel-Schiffskapitänsgesellschaft & Töchter '.repeat(4).slice(0, 200);

/** Opens the view and probes its layout. */
export async function lookAt(
  page: Page,
  cast: Cast,
  { screen, theme, texts, width }: View,
): Promise<{ readonly name: string; readonly faults: readonly LayoutFault[] }> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  if (texts === 'long names') await page.route('**/api/**', lengthenNames);
  await switchPseudoLanguage(page, texts === 'longer texts');
  await screen.open(page, texts === 'long names' ? withLongNames(cast) : cast);
  await page.mouse.move(0, 0);
  await settle(page);
  return { name: `${screen.id}, ${texts}, ${theme}, ${width} px`, faults: await probeLayout(page) };
}

/** Answers as the server does, but with names of businesses and plans as long as they may be. */
async function lengthenNames(route: Route): Promise<void> {
  if (route.request().method() !== 'GET') return route.continue();
  const response = await route.fetch();
  if (!(response.headers()['content-type'] ?? '').includes('json')) return route.fulfill({ response });
  const body: unknown = JSON.parse(await response.text(), function lengthen(this: object, key, value: unknown) {
    const isPlanTitle = key === 'title' && 'conversationId' in this;
    return typeof value === 'string' && (key === 'name' || isPlanTitle) ? longName : value;
  });
  await route.fulfill({ response, json: body });
}

/** The same people with a long name in their session. */
function withLongNames(cast: Cast): Cast {
  const rename = (founder: Cast['free']): Cast['free'] => ({
    ...founder,
    name: longName,
    session: { ...founder.session, user: { ...Object(founder.session.user), user_metadata: { full_name: longName } } },
  });
  return {
    newcomer: rename(cast.newcomer),
    halfway: rename(cast.halfway),
    free: rename(cast.free),
    pro: rename(cast.pro),
  };
}
