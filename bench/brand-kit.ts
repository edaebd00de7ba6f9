import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { designLogos } from '#features/brand/domain/logo/design.ts';
import { drawnName } from '#features/brand/domain/logo/initials.ts';
import { palettes } from '#features/brand/domain/palette/palettes.ts';
import { composeSocial } from '#features/brand/domain/social/compose-social.ts';
import { socialFormats } from '#features/brand/domain/social/formats.ts';
import { typefaceOf } from '#features/brand/server/fonts/typefaces.ts';
import { bakeryBrief } from '#features/brand/testing/make-brand.ts';
import { sampleBriefs } from '#features/brand/testing/sample-brands.ts';
import { atMost, isSmoke, type Measure, percentile, type Row, size, time } from './harness.ts';
import { openRunningDatabase } from './support/open-database.ts';
import { signUpWithPlan } from './support/session.ts';
import { withProduct } from './support/with-product.ts';

const packages = size(6);
const asked = size(120, 2);
const pauseMs = size(20, 1);
const banners = sampleBriefs(size(24));

/** A banner for a network, and everything of a brand in one file beside the requests of others. */
export const brandKit: Measure = {
  name: 'brand-kit',
  title: 'Pictures and the package of a brand',
  how: `A 1584 × 396 PNG of each of ${banners.length} businesses, composed and drawn. Then over HTTP, on Pro: logos made, and ${packages} packages, each asked for until it is ready; another account opens its dashboard ${asked} times in quiet and while packages are made.`,
  run: async () => [
    await banner(),
    ...(await withProduct(async ({ origin }, dataDir) => {
      const owner = await signUpWithPlan(origin, 'brand-owner');
      const other = await signUpWithPlan(origin, 'brand-neighbour');
      const database = await openRunningDatabase(dataDir);
      await database.system`update users set plan = 'Pro' where user_id = ${owner.session.user.id}`;
      await database.close();
      const call = async (
        path: string,
        who: typeof owner,
        method = 'GET',
        body?: object,
        // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
      ): Promise<any> => {
        const answer = await fetch(`${origin}${path}`, {
          method,
          headers: {
            authorization: `Bearer ${who.session.access_token}`,
            'content-type': 'application/json',
            'idempotency-key': crypto.randomUUID(),
          },
          ...(body && { body: JSON.stringify(body) }),
        });
        if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
        return answer.json();
      };
      const at = `/api/brand/${owner.workspaceId}`;
      let revision = 0;
      const generate = async (): Promise<void> => {
        ({ revision } = await call(`${at}/generate`, owner, 'POST', { ...bakeryBrief, revision }));
      };
      const makePackage = async (): Promise<void> => {
        const { id } = await call(`${at}/pack`, owner, 'POST', { language: 'en' });
        for (;;) {
          const { pack } = await call(`${at}/pack`, owner);
          if (pack.id === id && pack.state === 'ready') return;
          if (pack.state === 'failed') throw new Error('The package could not be made');
          await sleep(20);
        }
      };
      const look = async (): Promise<number[]> => {
        const times: number[] = [];
        for (let count = 0; count < asked; count++) {
          times.push(await time(() => call(`/api/dashboard/${other.workspaceId}`, other)));
          await sleep(pauseMs);
        }
        return times;
      };
      const logos = [await time(generate), await time(generate)];
      if (!isSmoke) await makePackage();
      const made: number[] = [];
      for (let count = 0; count < packages; count++) made.push(await time(makePackage));
      const quiet = await look();
      let isOver = false;
      const making = (async () => {
        while (!isOver) await makePackage();
      })();
      const busy = await look();
      isOver = true;
      await making;
      const ratio = percentile(busy, 0.95) / percentile(quiet, 0.95);
      const rows: Row[] = [
        { what: 'five logos, asked for over HTTP', unit: 'ms', values: logos },
        { what: 'a package', unit: 'ms', values: made, promise: atMost(made, 3000, 'ms') },
        { what: 'dashboard of another, quiet', unit: 'ms', values: quiet },
        { what: 'dashboard of another, packages being made', unit: 'ms', values: busy },
        { what: 'p95 against quiet', unit: '×', values: [ratio], promise: atMost([ratio], 2, '×') },
      ];
      return rows;
    })),
  ],
};

async function banner(): Promise<Row> {
  const format = socialFormats.find(({ id }) => id === 'linkedin-banner')!;
  const values: number[] = [];
  for (const brief of banners) {
    const [design] = await designLogos(brief, brief.seed, 1, typefaceOf);
    if (!design) continue;
    const face = typefaceOf(design.face);
    const wording = { name: drawnName(brief.name), face, taglineFace: face, setting: design.setting };
    values.push(
      await time(() => {
        const svg = composeSocial(format, {
          logo: { kind: 'drawn', drawing: design.drawing, wording },
          palette: palettes.modern,
          lineFace: face,
          ground: 'primary',
        });
        return sharp(Buffer.from(svg)).png({ compressionLevel: 6 }).toBuffer();
      }),
    );
  }
  return { what: 'a banner of 1584 × 396', unit: 'ms', values, promise: atMost(values, 30, 'ms') };
}
