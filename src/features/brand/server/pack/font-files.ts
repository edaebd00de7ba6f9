import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Face } from '#features/brand/domain/fonts/faces.ts';
import { fontPath, licencePath } from '../fonts/typefaces.ts';
import type { PackFile } from './pack-file.ts';

/** The files of some fonts, each once with its licence. */
export async function makeFontFiles(faces: readonly Face[]): Promise<PackFile[]> {
  const files: PackFile[] = [];
  const seen = new Set<string>();
  for (const face of faces) {
    const path = fontPath(face);
    if (seen.has(path)) continue;
    seen.add(path);
    files.push({ path: `fonts/${face.name}/${basename(path)}`, bytes: await readFile(path) });
    const licence = `fonts/${face.name}/LICENSE.txt`;
    if (!files.some((file) => file.path === licence))
      files.push({ path: licence, bytes: await readFile(licencePath(face)) });
  }
  return files;
}
