import { createDesigner } from '#features/brand/server/design/designer.ts';
import { composeSite } from '#features/sites/domain/compose/compose-site.ts';
import { knownFacts } from '#features/sites/domain/facts/known-facts.ts';
import { renderSite } from '#features/sites/domain/page/render-site.ts';
import { sitePages } from '#features/sites/domain/sites.plan.ts';
import { templateIds } from '#features/sites/domain/templates/template-ids.ts';
import { createFileMaker } from '#features/sites/server/files/file-maker.ts';
import { createDrawCard, makeRelease } from '#features/sites/server/make-release.ts';
import { bakeryFacts, filledSite, plainLook } from '#features/sites/testing/sample-sites.ts';
import { atMost, type Measure, size, time } from './harness.ts';

const rounds = size(8);
const warmUps = size(1, 0);
const templates = templateIds.slice(0, size(templateIds.length, 2));
const url = 'https://example.com/s/bakery/';

/** Making the files of a site. */
export const site: Measure = {
  name: 'site',
  title: 'The files of a site',
  how: `A site of every page there is in each of ${templates.length} templates, ${rounds} rounds after ${warmUps} to warm up: drawn as HTML; drawn and compressed with Brotli and gzip as they are published, in the process that does so; and once more with the picture it is shared by, drawn anew in the process that draws.`,
  run: async () => {
    const known = knownFacts(bakeryFacts, 'en');
    const sites = templates.map((template) => filledSite({ template, pages: sitePages }));
    const composed: number[] = [];
    const drawn: number[] = [];
    const made: number[] = [];
    const released: number[] = [];
    const designer = createDesigner();
    const maker = createFileMaker();
    const { makeFiles } = maker;
    const drawCard = createDrawCard(
      async (account, card) => (await designer.draw(account, { task: 'share-card', card })) ?? undefined,
      { warn: () => {} },
    );
    for (let round = -warmUps; round < rounds; round++)
      for (const document of sites) {
        const order = { template: document.template, language: 'en', known, name: null, pages: sitePages } as const;
        // Another title each time: a picture that is there already is not drawn again.
        const entitled = { ...document, title: `Brotzeit ${round} ${document.template}` };
        const values = [
          await time(() => composeSite(order)),
          await time(() => renderSite({ document, look: plainLook, url })),
          await time(async () => void (await makeFiles('bench', { document, look: plainLook, url }))),
          await time(async () => {
            const { cardHash } = await makeRelease(
              { makeFiles, drawCard },
              'bench',
              { document: entitled, look: plainLook, url },
              undefined,
            );
            if (cardHash === null) throw new Error('The picture was not drawn');
          }),
        ];
        if (round >= 0) for (const [at, list] of [composed, drawn, made, released].entries()) list.push(values[at]!);
      }
    await designer.close();
    await maker.close();
    const weights = sites.map((document) => renderSite({ document, look: plainLook, url })[0]!.text.length / 1024);
    return [
      { what: 'a first draft', unit: 'ms', values: composed },
      { what: 'all pages as HTML', unit: 'ms', values: drawn },
      { what: 'all files, compressed', unit: 'ms', values: made, promise: atMost(made, 500, 'ms') },
      { what: 'a release, its picture drawn', unit: 'ms', values: released, promise: atMost(released, 500, 'ms') },
      { what: 'a first page, its styles included', unit: 'KB', values: weights, promise: atMost(weights, 100, 'KB') },
    ];
  },
};
