import type { SiteSource } from '#features/sites/domain/source/site-source.ts';
import { mostSourceBytes, sourceFormat, sourceVersion } from '#features/sites/domain/source/source-format.ts';

/** Why a file cannot be the source of a site, before anybody is asked. */
export type SourceFault = 'too_large' | 'no_source' | 'newer';

/** Reads a file somebody chose; what in it holds is for the server to say. */
export async function readSource(file: Blob): Promise<SiteSource | SourceFault> {
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
  if (typeof version === 'number' && version > sourceVersion) return 'newer';
  return read as SiteSource;
}
