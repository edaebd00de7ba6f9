import { z } from 'zod';
import { brandPlan } from '#features/brand/domain/brand.plan.ts';
import { faces } from '#features/brand/domain/fonts/faces.ts';
import { paletteAse, paletteCss, paletteJson, paletteTailwind } from '#features/brand/domain/palette/palette-files.ts';
import { socialSizes } from '#features/brand/domain/social/sizes.ts';
import { publish } from '#server/events/outbox.ts';
import { defineJob, type Job, type JobContext, type JobKind, JobTakenError } from '#server/jobs/define-job.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { ByteStream } from '#server/storage/storage-driver.ts';
import { type ZipEntry, zipStream } from '#server/storage/zip-stream.ts';
import { brandRepository, type StoredBrand } from '../brand.repository.ts';
import { coloursOfChoice, fontPairOf } from '../brand-view.ts';
import type { Designer } from '../design/designer.ts';
import { type BrandLogos, drawnArt, readBrandLogos, socialLogo, usedArt } from '../used-logo.ts';
import { packRepository, type StoredPack } from './pack.repository.ts';
import { type PackFile, textFile } from './pack-file.ts';
import { packTexts } from './pack-texts.ts';

/** Makes a package; its key is the package's id. */
export const packJobKind = {
  name: 'brand.pack',
  payload: z.object({ packId: z.string() }),
} satisfies JobKind;

const packPurpose = 'brand-pack';
/** How long a package can be downloaded: it is made anew in seconds. */
const keptMs = 7 * 24 * 60 * 60_000;

interface PackDependencies {
  readonly designer: Designer;
  readonly storage: Storage;
  now(): Date;
}

interface PackGround {
  readonly pack: StoredPack;
  readonly brand: StoredBrand;
  readonly logos: BrandLogos;
}

/** The job that makes packages, part by part: never more than one part is in memory. */
export function createPackJob({ designer, storage, now }: PackDependencies): Job {
  const load = ({ save }: JobContext, packId: string): Promise<PackGround | undefined> =>
    save(async (tx) => {
      const pack = await packRepository.find(tx, packId);
      const brand = pack && (await brandRepository.find(tx, pack.workspaceId));
      if (pack?.state !== 'running' || !brand) return undefined;
      await packRepository.setRevision(tx, pack.id, brand.revision);
      return { pack, brand, logos: await readBrandLogos(tx, brand) };
    });

  /** What is made one after the other. */
  const partsOf = (
    accountId: string,
    { pack, brand, logos: found }: PackGround,
  ): (() => Promise<readonly PackFile[]>)[] => {
    const { name, description, line, revision } = brand;
    const palette = coloursOfChoice(brand.palette);
    const fontPair = fontPairOf(brand);
    const day = now().toISOString().slice(0, 10);
    const { readme } = packTexts(pack.language, { name, revision, day });
    const { logos, own } = found;
    const social = socialLogo(found)!;
    const { socialAssets } = brandPlan.gives[brand.openedPlan];
    const names = socialAssets.map((asset) => asset.name);
    const formats = socialSizes.filter((size) => names.includes(size.name)).map(({ id }) => id);
    return [
      async () => [
        textFile('README.txt', readme),
        textFile('palette/palette.css', paletteCss(palette)),
        textFile('palette/tailwind.css', paletteTailwind(palette)),
        textFile('palette/tokens.json', paletteJson(palette)),
        { path: 'palette/palette.ase', bytes: paletteAse(palette) },
      ],
      ...logos.map((logo, index) => () => {
        const folder = `logos/${index + 1}-${logo.versions[logo.version]!.kind}`;
        return designer.draw(accountId, { task: 'logo-files', folder, name, art: drawnArt(logo), palette });
      }),
      ...(own
        ? [
            () => {
              const art = { kind: 'own', own } as const;
              return designer.draw(accountId, { task: 'logo-files', folder: 'logos/own', name, art, palette });
            },
          ]
        : []),
      () =>
        designer.draw(accountId, {
          task: 'social-files',
          name,
          logo: social,
          palette,
          line,
          ground: 'primary',
          formats,
        }),
      () =>
        designer.draw(accountId, {
          task: 'font-files',
          faceIds: faces
            .filter(({ id }) => logos.some(({ versions, version }) => versions[version]!.choices.faceId === id))
            .map(({ id }) => id),
          fontPair,
        }),
      () =>
        designer.draw(accountId, {
          task: 'guidelines',
          name,
          words: description,
          art: usedArt(found)!,
          palette,
          fontPair,
          language: pack.language,
          revision,
          day,
        }),
    ];
  };

  const entriesOf = async function* (context: JobContext, ground: PackGround): AsyncIterable<ZipEntry> {
    const parts = partsOf(context.accountId!, ground);
    for (const [index, make] of parts.entries()) {
      context.signal.throwIfAborted();
      for (const { path, bytes } of await make()) yield { path, bytes: once(bytes) };
      await context.progress(index + 1, parts.length + 1);
    }
  };

  return defineJob<{ packId: string }>({
    ...packJobKind,
    timeoutSeconds: 300,
    perProcess: 2,
    retries: { limit: 3, firstDelaySeconds: 5, longestDelaySeconds: 60 },
    run: async (context, { packId }) => {
      const ground = await load(context, packId);
      if (!ground || !usedArt(ground.logos)) return;
      const accountId = context.accountId!;
      const expiresAt = new Date(now().getTime() + keptMs);
      const bytes = zipStream(entriesOf(context, ground), now());
      const file = await storage.put(
        { accountId, purpose: packPurpose, mediaType: 'application/zip', bytes, expiresAt },
        now(),
      );
      try {
        await context.complete(async (tx) => {
          await packRepository.finish(tx, packId, { id: file.id, expiresAt }, now());
          const { workspaceId, name } = ground.brand;
          const payload = { name, until: expiresAt.toISOString() };
          await publish({ tx, now: now() }, { type: 'brand.pack_ready', workspaceId, payload });
        });
      } catch (error) {
        if (error instanceof JobTakenError) await storage.delete(accountId, file.id);
        throw error;
      }
    },
    giveUp: (tx, { packId }, at) => packRepository.fail(tx, packId, at),
  });
}

async function* once(bytes: Uint8Array): ByteStream {
  yield bytes;
}
