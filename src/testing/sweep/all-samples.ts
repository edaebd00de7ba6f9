import type { Sample, Samples } from './sample.ts';

interface SamplesFile {
  readonly samples: Samples;
  /** Routes of the feature outside the contracts, each of them there on purpose. */
  readonly plainRoutes?: readonly string[];
}

/** What each feature says of its endpoints, in `testing/<feature>.samples.ts` of its own folder. */
const files = import.meta.glob<SamplesFile>('../../features/*/testing/*.samples.ts', { eager: true });

/** One sample for each endpoint: "advisor.getPlan". */
export const allSamples: ReadonlyMap<string, Sample> = new Map(
  Object.entries(files).flatMap(([path, { samples }]) => {
    const feature = /\/([^/]+)\.samples\.ts$/.exec(path)![1]!;
    return Object.entries(samples).map(([name, sample]) => [`${feature}.${name}`, sample] as const);
  }),
);

/** Plain routes of all features. */
export const featurePlainRoutes: readonly string[] = Object.values(files).flatMap(
  ({ plainRoutes = [] }) => plainRoutes,
);
