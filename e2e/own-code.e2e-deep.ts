import { askToSave, assertDone, makeReadySite, publish } from '../src/features/sites/testing/make-site.ts';
import { completeByApi, newFounder, restoreSession, setPlan, signUpByApi, worldOf } from './support/founder.ts';
import { expect, test } from './support/test.ts';

/** Markup as somebody could paste it, and what of it is shown, in the editor and on the page. */
const code = `<h2 class="big">Rates</h2><p onclick="alert(1)" id="main_content" style="position:fixed">One <b>loaf</b></p>
<script>alert(1)</script><style>body{display:none}</style><img src="x" onerror="alert(1)"><svg><script>alert(1)</script></svg>
<a href="javascript:alert(1)">a</a> <a href="https://example.com/">b</a><iframe srcdoc="x"></iframe><form action="/x"><input name="a"></form>`;
const shown = ['h2 class=big', 'p', 'b', 'a', 'a href=https://example.com/'];
/** Links of the page that is edited are no stops of the keyboard. */
const shownInEditor = shown.map((one) => (one.startsWith('a href') ? `${one} tabindex=-1` : one));

test('Markup of one’s own is shown in the editor as on the page, without what runs or loads', async ({ page }) => {
  const founder = await signUpByApi(newFounder('Site Owner'));
  await setPlan(founder, 'Pro');
  await completeByApi(founder);
  const { world, person } = worldOf(founder);
  const ready = await makeReadySite(world, person);
  const [home, ...others] = ready.document.pages;
  const own = { id: 'own', type: 'html', props: { code } } as const;
  const pages = [{ ...home!, blocks: [...home!.blocks, own] }, ...others];
  const site = await publish(
    world,
    person,
    assertDone(await askToSave(world, person, ready, { pages, css: '#own{outline:3px solid red}' })),
  );

  const elementsIn = (root: Element): string[] =>
    [...root.querySelectorAll('*')].map((one) =>
      [one.tagName.toLowerCase(), ...[...one.attributes].map(({ name, value }) => `${name}=${value}`)].join(' '),
    );
  await restoreSession(page, founder);
  await page.goto('/platform/website-builder/site');
  const inEditor = page.frameLocator('#preview-frame').locator('#own .own');
  await expect(inEditor).toContainText('Rates');
  await expect.poll(() => inEditor.evaluate(elementsIn)).toEqual(shownInEditor);

  await page.goto(`/s/${site.address}/`);
  const onPage = page.locator('#own .own');
  expect(await onPage.evaluate(elementsIn)).toEqual(shown);
  await expect(page.locator('#own')).toHaveCSS('outline-width', '3px');
});
