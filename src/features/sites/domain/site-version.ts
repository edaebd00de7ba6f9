import { lineSchema } from './blocks/field.ts';

/** Versions of a site that are kept at once. */
export const mostVersions = 30;

/** What a version is called: up to eighty signs in one line, and something is read of them. */
export const versionNameSchema = lineSchema(80).refine((name) => name.trim() !== '', 'Give it a name');
