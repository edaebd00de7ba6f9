import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listImports } from './import-closure.ts';
import { conformance, listPassed, longSuites, recordPassed } from './long-suites.ts';

const house = join(import.meta.dirname, '../..');
const { files, sampled = [] } = conformance;
const units = longSuites.filter((suite) => suite !== conformance).flatMap((suite) => suite.files);

it('each file of a suite is there, once', () => {
  const all = [...files, ...sampled, ...units];
  expect(all.filter((path) => !existsSync(join(house, path)))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});

it.each([...sampled, ...files])('%s rests on what it is about', (path) => {
  expect(listImports(house, [path])).toContain(
    path.includes('/auth/')
      ? 'src/features/auth/server/passwords.ts'
      : 'src/features/billing/server/plan-change.service.ts',
  );
});

it.each(sampled)('%s chooses its sample by itself', (path) => {
  expect(listImports(house, [path])).toContain('src/testing/conformance-size.ts');
});

/**
 * Code of the suites of rules and pages that reads files or starts programs, and what: beside itself, in packages, which the
 * lockfile stands for, or what the test has made. What is new here may read what the fingerprint does not know.
 */
const readers = {
  'src/features/advisor/testing/labelled-answers/labelled-answers.ts': 'answers beside it',
  'src/features/brand/server/fonts/typefaces.ts': 'fonts of packages',
  'src/features/brand/server/logo-engine.test.ts': 'hashes beside it',
  'src/features/media/web/media.texts.ts': 'catalogues within its folder',
  'src/features/sites/web/sites.texts.ts': 'catalogues within its folder',
  'src/server/data-dir.ts': 'a folder of data, which the test makes',
  'src/server/db/database-account.ts': 'imported for a type',
  'src/server/db/embedded-files.ts': 'imported for a type',
  'src/server/db/embedded-process.ts': 'imported for a type',
  'src/server/documents/font-coverage.ts': 'fonts of packages',
  'src/server/documents/pdf.ts': 'templates beside it, fonts of packages',
  'src/server/secrets.ts': 'imported for a type',
  'src/server/work/work-process.ts': 'starts a module that is imported as well',
  'src/testing/check-property.ts': 'examples beside the test',
  'src/web/i18n/feature-texts.ts': 'nothing: an example in its comment',
  'src/web/i18n/load-i18n.ts': 'catalogues within its folder',
  'src/web/plans/plan-table.ts': 'catalogues within its folder and beside the plans',
};

it('nothing that rules and pages rest on reads what their fingerprint does not know', () => {
  const isReading =
    /node:(?:fs|child_process|module|worker_threads)|import\.meta\.(?:glob|dirname|filename)|process\.cwd|createRequire/;
  const found = listImports(house, units).filter(
    (path) => /\.tsx?$/.test(path) && isReading.test(readFileSync(join(house, path), 'utf8')),
  );
  expect(found).toEqual(Object.keys(readers).sort());
});

describe('the record', () => {
  const suites = [
    { name: 'first', files: ['src/first/first.test.ts'] },
    { name: 'second', files: ['src/second/second.test.ts'], sampled: ['src/second/third.test.ts'] },
  ];
  const testsOf = new Map([
    ['src/first/first.test.ts', 3],
    ['src/second/second.test.ts', 4],
    ['src/second/third.test.ts', 5],
  ]);
  let root: string;
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const passed = (): readonly string[] => listPassed(root, suites).map(({ name, tests }) => `${name}: ${tests}`);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'groundwork-suites-'));
    write('package.json', '{}');
    write('package-lock.json', '{}');
    for (const path of ['vitest.config.ts', 'vite.config.ts', 'lingui.config.ts']) write(path, '');
    for (const name of ['setup', 'clock-setup', 'dom-setup']) write(`src/testing/${name}.ts`, '');
    write('src/first/first.test.ts', "import './first.ts';");
    write('src/first/first.ts', '');
    write('src/first/locales/de.po', '');
    write('src/second/second.test.ts', '');
    write('src/second/third.test.ts', '');
    write('scripts/long-suites-passed.json', '{}');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('says of every suite that it has passed, with its tests, once it is written', () => {
    expect(passed()).toEqual([]);
    recordPassed(root, testsOf, suites);
    expect(passed()).toEqual(['first: 3', 'second: 9']);
  });

  it.each([
    ['what it imports', 'src/first/first.ts', ['second: 9']],
    ['a text within the folder of that', 'src/first/locales/de.po', ['second: 9']],
    ['a new text there', 'src/first/locales/it.po', ['second: 9']],
    ['examples beside a test', 'src/first/first.examples.json', ['second: 9']],
    ['a file that only samples itself', 'src/second/third.test.ts', ['first: 3']],
    ['the lockfile', 'package-lock.json', []],
    ['how tests are run', 'vitest.config.ts', []],
    ['what stands before each of them', 'src/testing/dom-setup.ts', []],
    ['what nothing of it rests on', 'src/third/third.ts', ['first: 3', 'second: 9']],
  ])('changed by %s', (_what, path, left) => {
    recordPassed(root, testsOf, suites);
    write(path, '"changed"');
    expect(passed()).toEqual(left);
  });

  it.each(['', '[', 'null', '7', '{"first": null}', '{"first": {"hash": 7}}'])('that reads %j says of none', (text) => {
    recordPassed(root, testsOf, suites);
    write('scripts/long-suites-passed.json', text);
    expect(passed()).toEqual([]);
  });

  it('that is missing says of none', () => {
    recordPassed(root, testsOf, suites);
    rmSync(join(root, 'scripts/long-suites-passed.json'));
    expect(passed()).toEqual([]);
  });

  it('is not written where a file of a suite passed no test', () => {
    expect(() => recordPassed(root, new Map([...testsOf].slice(0, 2)), suites)).toThrow('second has not passed');
    expect(passed()).toEqual([]);
  });
});
