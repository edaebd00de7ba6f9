/** Documents and citations of them: what they name exists. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Files whose citations are examples. */
const citesExamples = ['src/testing/documents.test.ts', 'scripts/gate/import-closure.test.ts'];
/** Written by a deep run that passed, and absent until then. */
const writtenLater = ['scripts/long-suites-passed.json'];

const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root });
const code = globSync(['{src,e2e,bench,scripts}/**/*.{ts,tsx,css,mjs}', 'migrations/*.sql', '*.ts', '.env.example'], {
  cwd: root,
}).filter((path) => !citesExamples.includes(path));

const headingsOf = (path: string): readonly string[] =>
  existsSync(join(root, path)) ? [...read(path).matchAll(/^#+ (.+)$/gm)].map((match) => match[1]!) : [];

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** What is wrong with citations of documents in a text: `docs/mail.md`, `docs/mail.md#anchor`, `docs/mail.md, "Heading"`. */
function faultsOfCitations(text: string): string[] {
  // A citation may go on in the next line of a comment.
  const flat = text.replace(/\s*\n\s*(?:\*|\/\/|--|#)?\s*/g, ' ');
  return [...flat.matchAll(/\bdocs\/[\w/-]+\.md(?:#([\w-]+)|, "([^"]+)")?/g)].flatMap(([cited, anchor, heading]) => {
    const path = cited.replace(/\.md.*$/s, '.md');
    if (!existsSync(join(root, path))) return [cited];
    const headings = headingsOf(path);
    const isKnown =
      (anchor === undefined || headings.map(anchorOf).includes(anchor)) &&
      (heading === undefined || headings.includes(heading));
    return isKnown ? [] : [cited];
  });
}

/** Links of a document to files and headings that do not exist. */
function faultsOfLinks(path: string, text: string): string[] {
  return [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]+))?\)/g)].flatMap(([, target, anchor]) => {
    const file = target ? normalize(join(dirname(path), target)) : path;
    if (!existsSync(join(root, file))) return [`${path}: ${target}`];
    const isKnown = anchor === undefined || headingsOf(file).map(anchorOf).includes(anchor);
    return isKnown ? [] : [`${path}: ${target}#${anchor}`];
  });
}

/** Paths of the repository that a document names and that do not exist. */
function faultsOfPaths(text: string): string[] {
  return [...text.matchAll(/`((?:src|migrations|e2e|bench|scripts|docs)\/[\w./-]+)`/g)]
    .map((match) => match[1]!)
    .filter((path) => !writtenLater.includes(path) && !existsSync(join(root, path)));
}

describe('citations in code', () => {
  it('name documents, headings and anchors that exist', () => {
    expect(code.flatMap((path) => faultsOfCitations(read(path)).map((fault) => `${path}: ${fault}`))).toEqual([]);
  });

  it('are reported where one of the three does not exist', () => {
    const right = 'docs/mail.md, docs/billing.md, "Quotas" and docs/mail.md#what-people-can-switch-off';
    expect(faultsOfCitations(right)).toEqual([]);
    expect(faultsOfCitations('(docs/nothing.md)')).toEqual(['docs/nothing.md']);
    expect(faultsOfCitations(' * Source: docs/billing.md,\n * "No heading".')).toEqual([
      'docs/billing.md, "No heading"',
    ]);
    expect(faultsOfCitations('docs/billing.md#none')).toEqual(['docs/billing.md#none']);
  });

  it('name nothing outside the repository', () => {
    const outside = /\bpart[ -][12] ?§|\bRULINGS\b|\bCHECKS\.md\b|\bthe rulings?\b|\bthe specification\b/i;
    expect(code.filter((path) => outside.test(read(path)))).toEqual([]);
  });
});

describe('documents', () => {
  it('link to files and headings that exist', () => {
    expect(documents.length).toBeGreaterThan(30);
    expect(documents.flatMap((path) => faultsOfLinks(path, read(path)))).toEqual([]);
  });

  it('name paths that exist', () => {
    const current = documents.filter((path) => path !== 'CHANGELOG.md');
    expect(current.flatMap((path) => faultsOfPaths(read(path)).map((fault) => `${path}: ${fault}`))).toEqual([]);
  });

  it('are reported where a link or a path leads nowhere', () => {
    expect(faultsOfLinks('docs/billing.md', '[a](mail.md) [b](#quotas)')).toEqual([]);
    expect(faultsOfLinks('docs/billing.md', '[a](gone.md) [b](#gone)')).toEqual([
      'docs/billing.md: gone.md',
      'docs/billing.md: #gone',
    ]);
    expect(faultsOfPaths('`src/app/plan-table.ts` `src/app/gone.ts`')).toEqual(['src/app/gone.ts']);
  });

  it('of features are all linked from the README', () => {
    const linked = read('README.md');
    expect(globSync('docs/*.md', { cwd: root }).filter((path) => !linked.includes(`(${path})`))).toEqual([]);
  });
});
