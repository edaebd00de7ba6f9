import { sitePages } from '../src/features/sites/domain/sites.plan.ts';
import { templateIds } from '../src/features/sites/domain/templates/template-ids.ts';
import { fiveBusinesses } from '../src/features/sites/testing/five-businesses.ts';
import { publishBusiness } from './support/business-site.ts';
import { axeFindings, letScriptsRun, readWithoutStyles, sidewaysOf } from './support/page-of-site.ts';
import { expect, test } from './support/test.ts';

/** A page for posts is there once there is one. */
const pages = sitePages.filter((kind) => kind !== 'blog');
/** Of a page without photographs, as it is before it is compressed. */
const mostBytes = 100_000;

test.describe.configure({ mode: 'parallel', timeout: 300_000 });

for (const business of fiveBusinesses)
  for (const template of templateIds)
    test(`The site of ${business.id} in ${template} is light, fits, is read by everybody, and works without styles`, async ({
      page,
    }) => {
      await letScriptsRun(page);
      const { address, document } = await publishBusiness(template, business, pages);
      for (const { kind } of document.pages) {
        const path = kind === document.pages[0]!.kind ? '' : `${kind}/`;
        const answer = await page.goto(`/s/${address}/${path}`);
        expect((await answer!.body()).length, path).toBeLessThanOrEqual(mostBytes);
        expect(await sidewaysOf(page), path).toEqual([]);
        expect(await axeFindings(page), path).toEqual([]);
        const order = await readWithoutStyles(page);
        expect(order.filter((tag) => tag === 'H1')).toHaveLength(1);
        expect(order.indexOf('NAV')).toBeLessThan(order.indexOf('H1'));
      }
    });
