import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Every file below a folder with its path and content, byte by byte as text; none where there is no folder. */
export async function readFilesBelow(folder: string): Promise<readonly { path: string; text: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(noneWhereGone);
  const files: { path: string; text: string }[] = [];
  for (const entry of (entries ?? []).filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    // A running product tidies up meanwhile.
    const bytes = await readFile(path).catch(noneWhereGone);
    if (bytes) files.push({ path: relative(folder, path), text: bytes.toString('latin1') });
  }
  return files;
}

const noneWhereGone = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error;
};
