/** Whether the long conformance runs whole. The runner says where a fixed sample is enough; run by hand, it is whole. */
export const isWhole = process.env.CONFORMANCE !== 'sample';

/** All of it, or every `step`th, the same each time. */
export function sampleOf<T>(all: readonly T[], step: number): readonly T[] {
  return isWhole ? all : all.filter((_, index) => index % step === 0);
}
