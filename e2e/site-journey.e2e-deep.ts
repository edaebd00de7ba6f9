import type { Locator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { completeByApi, newFounder, restoreSession, setPlan, signUpByApi } from './support/founder.ts';
import { fingers, type Hands, keys, mouse, reach } from './support/hands.ts';
import { downloadBy } from './support/journey.ts';
import { headerOf, type MailServer, startMailServer, waitForMail } from './support/mail-server.ts';
import { withOwnProduct } from './support/own-product.ts';
import {
  answerAll,
  canvas,
  editHeadline,
  inspector,
  layer,
  publishButton,
  publishPanel,
  questions,
  rail,
  showPart,
} from './support/site-editor.ts';
import { inOwnBrowser, seenByStranger } from './support/stranger.ts';
import { test as base, expect } from './support/test.ts';

/** A product whose mail goes to a mail server. */
const test = base.extend<object, { mail: MailServer }>({
  mail: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright reads
    async ({}, use) => {
      const server = await startMailServer();
      const environment = { SMTP_URL: server.url, MAIL_FROM: 'hello@groundwork.example' };
      await withOwnProduct(environment, () => use(server)).finally(() => server.close());
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
});

/** One of the ways in which somebody works. */
interface Way {
  readonly hands: Hands;
  readonly use: Parameters<typeof test.use>[0];
  /** Brings an element of the page above the one before it. */
  readonly moveUp: (page: Page, name: string, above: string) => Promise<void>;
  readonly writeHeadline: (page: Page, words: string) => Promise<void>;
}

const upButton = (page: Page, name: string): Locator => rail(page).getByRole('button', { name: `Move up: ${name}` });
const hero = 'Hero Section';

const ways: Readonly<Record<string, Way>> = {
  'By mouse': {
    hands: mouse,
    use: {},
    moveUp: (page, name, above) => layer(page, name).dragTo(layer(page, above), { targetPosition: { x: 40, y: 2 } }),
    writeHeadline: async (page, words) => {
      // In the editor pointers go to the element around a text, which finds the text below them.
      await canvas(page).locator('h1').dblclick({ force: true });
      await expect(canvas(page).getByRole('textbox', { name: 'Headline', exact: true })).toBeFocused();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(words);
      await mouse.press(layer(page, hero));
    },
  },
  'By keyboard alone': {
    hands: keys,
    // Where the focus is can only be seen once the page has stopped scrolling to it.
    use: { contextOptions: { reducedMotion: 'reduce' } },
    moveUp: async (page, name) => {
      await reach(layer(page, name));
      await keys.press(upButton(page, name));
    },
    writeHeadline: async (page, words) => {
      await reach(layer(page, hero));
      await editHeadline(page);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(words);
      await page.keyboard.press('Escape');
    },
  },
  'By finger at 390 px': {
    hands: fingers,
    use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    moveUp: async (page, name) => {
      await fingers.press(layer(page, name));
      await fingers.press(upButton(page, name));
    },
    writeHeadline: async (page, words) => {
      await showPart(page, fingers, 'Structure');
      await fingers.press(layer(page, hero));
      await showPart(page, fingers, 'Edit');
      await fingers.write(inspector(page).getByRole('textbox', { name: 'Headline', exact: true }), words);
    },
  },
};

for (const [name, way] of Object.entries(ways))
  test.describe(name, () => {
    test.use(way.use);
    test(`${name} a site is begun, filled in, published, written to, answered, rolled back, and taken into a fresh installation`, async ({
      page,
      browser,
      mail,
    }) => {
      test.setTimeout(8 * 60_000);
      const { hands } = way;
      const founder = await signUpByApi(newFounder('Site Founder'));
      await completeByApi(founder);
      await setPlan(founder, 'Starter');
      await restoreSession(page, founder);
      await page.goto('/platform');
      const visitor = `mara.of.${founder.email}`;

      await test.step('it is begun with a template', async () => {
        await openBuilder(page, hands);
        await hands.press(page.getByRole('button', { name: 'Look at Counter' }));
        const template = page.getByRole('dialog', { name: 'Counter' });
        await hands.press(template.getByRole('button', { name: 'Start with this template' }));
        await expect(page).toHaveURL('/platform/website-builder/site');
        await expect(canvas(page).locator('h1')).toBeVisible();
      });

      await test.step('a form and what it lacks are added, and every question is answered', async () => {
        const form = page.getByRole('menuitem', { name: 'Contact form', exact: true });
        await hands.take(page.getByRole('button', { name: 'Add Element' }), form);
        await hands.press(publishButton(page));
        const stops = publishPanel(page).getByRole('region', { name: 'Before it can go online' });
        const undisclosed = stops.getByRole('listitem').filter({ hasText: 'A form does not say' });
        await hands.press(undisclosed.getByRole('button', { name: 'Add it' }));
        await expect(publishPanel(page)).toBeHidden();
        await expect(questions(page).filter({ hasText: 'privacy notice' })).toHaveCount(1);
        const open = async (): Promise<void> => {
          await showPart(page, hands, 'Structure');
          await hands.press(questions(page).first());
        };
        await answerAll(page, open, hands);
        await expect(questions(page)).toHaveCount(0);
      });

      await test.step('an element is moved', async () => {
        await showPart(page, hands, 'Structure');
        await way.moveUp(page, 'Legal text', 'Contact form');
        const placesBetween = async (): Promise<number> => {
          const names = await rail(page).getByRole('row').allInnerTexts();
          return names.indexOf('Contact form') - names.indexOf('Legal text');
        };
        await expect.poll(placesBetween).toBe(1);
        await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      });

      const headline = await canvas(page).locator('h1').textContent();
      const address = await publish(page, hands, 'Publish');
      await hands.close(publishPanel(page));

      await test.step('a stranger opens it, sends the form wrong, finds it as it was typed, and sends it right', () =>
        inOwnBrowser(browser, async (stranger) => {
          await stranger.goto(address);
          await expect(stranger.locator('h1')).toHaveText(headline ?? '');
          const field = (label: string) => stranger.locator('form').getByLabel(label, { exact: true });
          const send = stranger.locator('form').getByRole('button', { name: 'Send' });
          await hands.write(field('Name'), 'Mara Visitor');
          // An address that browsers take and that is none.
          await hands.write(field('Email'), 'mara@visitor');
          await hands.write(field('Message'), 'Do you bake on Sundays?');
          const isSent = stranger.waitForResponse((one) => one.request().method() === 'POST');
          await hands.press(send);
          expect((await isSent).status()).toBe(422);
          await expect(stranger.getByText('This is not an email address.')).toBeVisible();
          await expect(field('Name')).toHaveValue('Mara Visitor');
          await expect(field('Message')).toHaveValue('Do you bake on Sundays?');
          await hands.write(field('Email'), visitor);
          await hands.press(send);
          await expect(stranger.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
        }));

      await test.step('it is found in the inbox and in the mail, and answered by mail', async () => {
        await goTo(page, hands, /Inbox/);
        await hands.press(page.getByRole('link', { name: /Mara Visitor/ }));
        const message = page.getByRole('region', { name: 'Message' });
        await expect(message.getByText('Do you bake on Sundays?')).toBeVisible();
        const told = await waitForMail(mail, founder.email, /^Mara Visitor wrote to /);
        expect(told.parts.get('text/plain')).toContain('Do you bake on Sundays?');
        expect(headerOf(told, 'Reply-To')).toContain(visitor);
        await hands.write(message.getByLabel('Your answer'), 'We do, until noon.');
        await hands.press(message.getByRole('button', { name: 'Send the answer' }));
        await expect(message.getByText('Your answer by mail')).toBeVisible();
        const answer = await waitForMail(mail, visitor, /^Re: Your message to /);
        expect(answer.parts.get('text/plain')).toContain('We do, until noon.');
        expect(answer.parts.get('text/plain')).toContain('> Do you bake on Sundays?');
        expect(headerOf(answer, 'Reply-To')).toContain(founder.email);
      });

      const changed = await test.step('a change goes online, and the first release comes back', async () => {
        await openBuilder(page, hands);
        await hands.press(page.getByRole('link', { name: 'Open the editor' }));
        await expect(canvas(page).locator('h1')).toHaveText(headline ?? '');
        await way.writeHeadline(page, 'Bread since dawn');
        await expect(canvas(page).locator('h1')).toHaveText('Bread since dawn');
        await publish(page, hands, 'Publish the changes');
        expect(await seenByStranger(browser, address)).toBe('Bread since dawn');
        const files = await filesAt(address);
        await hands.press(publishPanel(page).getByRole('button', { name: 'Put online again: release 1' }));
        await expect(publishPanel(page).getByText(/^Release 1 of/)).toBeVisible();
        expect(await seenByStranger(browser, address)).toBe(headline);
        return files;
      });

      const source =
        await test.step('the pages that are online are taken along, and the source of the draft', async () => {
          const download = (what: string) =>
            downloadBy(page, () => hands.press(publishPanel(page).getByRole('button', { name: what })));
          const pages = await download('Download the site');
          const index = unzipSync(new Uint8Array(pages.bytes))['index.html']!;
          expect(Buffer.from(index).toString()).toContain(`${headline?.replaceAll('&', '&amp;')}</h1>`);
          return download('Download its source');
        });

      await test.step('in a fresh installation the source becomes the same site, byte by byte', () =>
        withOwnProduct({}, async () => {
          const heir = await signUpByApi(newFounder('Site Heir'));
          await setPlan(heir, 'Starter');
          await inOwnBrowser(browser, async (fresh) => {
            await restoreSession(fresh, heir);
            await fresh.goto('/platform');
            await openBuilder(fresh, hands);
            const isAsked = fresh.waitForEvent('filechooser');
            await hands.press(fresh.getByRole('button', { name: 'Bring a site in' }));
            const { name, bytes: buffer } = source;
            await (await isAsked).setFiles({ name, mimeType: 'application/zip', buffer });
            await expect(canvas(fresh).locator('h1')).toHaveText('Bread since dawn');
            const there = await publish(fresh, hands, 'Publish');
            expect(new URL(there).origin).not.toBe(new URL(address).origin);
            expect(await filesAt(there)).toEqual(changed);
          });
        }));
    });
  });

/** Goes to another screen by the navigation, which a phone has in a menu. */
async function goTo(page: Page, { press }: Hands, name: RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const opener = page.getByRole('button', { name: 'Open menu' });
  if (await opener.isVisible()) {
    await press(opener);
    await press(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name }));
  } else await press(page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name }));
}

/** Goes to the website builder, wherever one is. */
async function openBuilder(page: Page, hands: Hands): Promise<void> {
  await goTo(page, hands, /Website/);
  await hands.press(page.getByRole('tab', { name: 'Website Builder' }));
}

/** Puts the draft online by the panel, which stays open; returns the address of the site. */
async function publish(page: Page, { press }: Hands, words: 'Publish' | 'Publish the changes'): Promise<string> {
  await press(publishButton(page));
  await press(publishPanel(page).getByRole('button', { name: words, exact: true }));
  await expect(publishPanel(page).getByText('The draft is as it is online.')).toBeVisible();
  return (await publishPanel(page).getByRole('link', { name: /\/s\// }).getAttribute('href')) ?? '';
}

/** What a site serves at an address, byte by byte, without the address: its page, those of its form, and what others are told by. */
async function filesAt(address: string): Promise<Readonly<Record<string, string>>> {
  const read = async (path: string, sent?: URLSearchParams): Promise<string> => {
    const answer = await fetch(address + path, sent ? { method: 'POST', body: sent } : {});
    const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    return `${answer.status} ${text.replaceAll(address, '<address>').replaceAll(new URL(address).pathname, '<path>')}`;
  };
  const home = await read('');
  const form = /action="[^"]*?(_forms\/([^"]+))"/.exec(home);
  if (form === null) throw new Error(`There is no form at ${address}`);
  const others = ['sitemap.xml', 'robots.txt', 'icon.svg', 'og.png', `_sent/${form[2]}`, 'not/there'];
  const files = await Promise.all(others.map(async (path) => [path, await read(path)] as const));
  return { ...Object.fromEntries(files), home, again: await read(form[1]!, new URLSearchParams({ name: 'Mara' })) };
}
