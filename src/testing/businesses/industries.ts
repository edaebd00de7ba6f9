import type { IndustryKnowledge } from '#features/advisor/domain/knowledge/knowledge.types.ts';

/** Every industry profile of the knowledge folder, by id. */
export const industries: ReadonlyMap<string, IndustryKnowledge> = new Map(
  Object.values(
    import.meta.glob<Record<string, IndustryKnowledge>>('../../features/advisor/domain/knowledge/industries/*.ts', {
      eager: true,
    }),
  )
    .flatMap((module) => Object.values(module))
    .map((entry) => [entry.id, entry]),
);
