import { longestName } from './picture.ts';

/** What stands for the folders above a name, and characters that are not seen or turn others around. */
const folders = /^.*[/\\]/s;
const unseen = /[\p{C}\u2028\u2029]/gu;

/**
 * The name of an uploaded file as it is kept and shown: the last part of a path, without characters that are not seen. It names no file
 * of ours. Empty where nothing is left.
 */
export const pictureName = (name: string): string =>
  name
    .replace(folders, '')
    .replace(unseen, '')
    .trim()
    .slice(0, longestName)
    // Half a character cannot be stored.
    .replace(/[\ud800-\udbff]$/, '');
