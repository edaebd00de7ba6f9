import type { SiteSource } from '#features/sites/domain/source/site-source.ts';
import {
  mostArchiveBytes,
  mostSourceBytes,
  plainVersion,
  sourceFormat,
} from '#features/sites/domain/source/source-format.ts';

/** Why a file cannot be the source of a site, before anybody is asked. */
export type SourceFault = 'too_large' | 'no_source' | 'newer';

/** A file that may be the source of a site: an archive, which the server reads, or what one file of JSON holds. */
export type ReadSource =
  | { readonly kind: 'archive'; readonly archive: Blob }
  | { readonly kind: 'plain'; readonly source: SiteSource };

/** What an archive begins with. */
const archiveSigns = 'PK\u0003\u0004';

/** Reads a file somebody chose; what in it holds is for the server to say. */
export async function readSource(file: Blob): Promise<ReadSource | SourceFault> {
  if ((await file.slice(0, archiveSigns.length).text()) === archiveSigns)
    return file.size > mostArchiveBytes ? 'too_large' : { kind: 'archive', archive: file };
  if (file.size > mostSourceBytes) return 'too_large';
  let read: unknown;
  try {
    read = JSON.parse(await file.text());
  } catch {
    return 'no_source';
  }
  if (typeof read !== 'object' || read === null) return 'no_source';
  const { format, version } = read as Readonly<Record<string, unknown>>;
  if (format !== sourceFormat) return 'no_source';
  if (typeof version === 'number' && version > plainVersion) return 'newer';
  return { kind: 'plain', source: read as SiteSource };
}
