import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spawnProduct } from '#testing/running-product.ts';
import { prepareDataDir } from './data-dir.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'groundwork-data-dir-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const refusalOf = (dataDir: string): Promise<string> =>
  prepareDataDir(dataDir).then(
    () => 'taken',
    (error: Error) => error.message.replaceAll(folder, ''),
  );

describe('DATA_DIR', () => {
  it('is made where it is not there, and left as it was found otherwise', async () => {
    expect(await refusalOf(join(folder, 'new/deep'))).toBe('taken');
    expect(await readdir(join(folder, 'new/deep'))).toEqual([]);
    await mkdir(join(folder, 'disk/lost+found'), { recursive: true });
    await writeFile(join(folder, 'disk/.keep'), '');
    expect(await refusalOf(join(folder, 'disk'))).toBe('taken');
    // A first start that was killed.
    await writeFile(join(folder, 'new/deep/secrets.json.77-0a1b2c'), '{');
    expect(await refusalOf(join(folder, 'new/deep'))).toBe('taken');
    await rm(join(folder, 'new/deep/secrets.json.77-0a1b2c'));
    await writeFile(join(folder, 'new/deep/secrets.json'), '{}');
    await writeFile(join(folder, 'new/deep/notes.txt'), '');
    expect(await refusalOf(join(folder, 'new/deep'))).toBe('taken');
    expect(await readdir(join(folder, 'new/deep'))).toEqual(['notes.txt', 'secrets.json']);
  });

  it('is refused in a sentence where it cannot be used', async () => {
    await writeFile(join(folder, 'file'), '');
    await mkdir(join(folder, 'photographs'));
    await writeFile(join(folder, 'photographs/cat.jpg'), '');
    await symlink('circle', join(folder, 'circle'));
    const refusals = [
      ['file', 'is not a folder'],
      ['file/below', 'cannot be used: a part of its path is a file'],
      ['circle', 'cannot be used: its links lead in a circle'],
      ['photographs', 'holds something else (cat.jpg); name an empty folder, or one that is not there'],
      ['a'.repeat(300), 'cannot be used: its path is too long'],
    ];
    for (const [name, why] of refusals)
      expect(await refusalOf(join(folder, name!))).toBe(`The configuration is not valid:\n  DATA_DIR: /${name} ${why}`);
    expect(await refusalOf('/proc/groundwork')).toContain('DATA_DIR: /proc/groundwork cannot be used: ');
  });

  it('that cannot be used ends the start with 78 and the sentence, with nothing started', async () => {
    const dataDir = join(folder, 'taken');
    await writeFile(dataDir, 'a file of somebody');
    const product = await spawnProduct(dataDir);
    expect(await product.exited).toBe(78);
    expect(product.output().trim()).toBe(`The configuration is not valid:\n  DATA_DIR: ${dataDir} is not a folder`);
  });
});
