import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listImports } from './boundaries.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Files of a tree below `src`, as paths from the root. */
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path}`)
  .filter((path) => /\.tsx?$/.test(path));

describe('ARCHITECTURE.md', () => {
  it('names only paths that exist', () => {
    const named = [
      ...read('ARCHITECTURE.md').matchAll(
        /(?:^|[\s`(])((?:src|migrations|e2e|bench|scripts|docs)\/[\w./-]*|tsconfig[\w.]*\.json)/gm,
      ),
    ].map((match) => match[1]!);
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('leaves it to each feature to say what it is for, above its registration, its plan rows or its page', () => {
    const said = /\/\*\*(?:(?!\*\/)[\s\S])+\*\/\nexport (?:const|function) (?:\w+(?:Feature|Plan)\b|renderLanding\b)/;
    const silent = readdirSync(join(root, 'src/features')).filter(
      (feature) =>
        !sources.some(
          (path) =>
            path.startsWith(`src/features/${feature}/`) &&
            /\/[\w-]+\.(?:feature\.ts|plan\.ts|page\.tsx)$/.test(path) &&
            said.test(read(path)),
        ),
    );
    expect(silent).toEqual([]);
  });
});

describe('the house', () => {
  it('has no file over 400 lines', () => {
    const long = sources.filter(
      (path) =>
        read(path)
          .split('\n')
          .filter((line) => line.trim() !== '').length > 400,
    );
    expect(long).toEqual([]);
  });

  it('imports the contract library in three places only', () => {
    const users = sources.filter((path) => !/\.test\./.test(path) && /from '@orpc\//.test(read(path)));
    expect(users.filter((path) => !/^src\/(shared\/endpoint|server\/http\/|web\/api\/)/.test(path))).toEqual([]);
  });

  it('keeps SQL in repositories and the plumbing', () => {
    const users = sources.filter(
      (path) =>
        path.startsWith('src/features/') &&
        !/\.test\.|\/testing\//.test(path) &&
        /\b(?:tx|sql)(?:<[^`]*>)?`/.test(read(path)),
    );
    expect(users.filter((path) => !path.endsWith('.repository.ts'))).toEqual([]);
  });

  it('opens one pg-boss, and runs what features do later as jobs rather than by timers of their own', () => {
    const product = sources.filter((path) => !/\.test\.|\/testing\//.test(path));
    const bosses = product.filter((path) => /new PgBoss\b/.test(read(path)));
    expect(bosses).toEqual(['src/server/jobs/queue.ts']);
    const polls = product.filter(
      (path) => /^src\/features\/[^/]+\/(?:server|domain)\//.test(path) && /setInterval\(/.test(read(path)),
    );
    expect(polls).toEqual([]);
  });

  it('says nothing of how it was made', () => {
    const words = /\b(?:TODO|FIXME|XXX|HACK)\b|not implemented|coming soon/i;
    expect(sources.filter((path) => words.test(read(path)) && !/\.test\./.test(path))).toEqual([]);
  });

  it('reads every relative import from a file that exists', () => {
    const broken = listImports(root).filter(
      ({ to }) => !existsSync(join(root, to)) && !to.startsWith('src/web/i18n/locales'),
    );
    expect(broken).toEqual([]);
  });
});
