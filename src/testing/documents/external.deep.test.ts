import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createPdfMaker } from '#server/documents/pdf.ts';
import { hostilePlan, hostileTexts, worldTexts } from './hostile-texts.ts';
import { sampleNames, samplePlan } from './sample-plan.ts';

/** Reads our PDFs with poppler and qpdf. A machine without them fails here: `apt-get install poppler-utils qpdf`. */
const folder = mkdtempSync(join(tmpdir(), 'documents-'));
const maker = createPdfMaker();
const write = (name: string, bytes: Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
};
const run = (tool: string, ...options: string[]): string =>
  execFileSync(tool, options, { encoding: 'utf8', stdio: 'pipe' });
const readable = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u202a-\u202e]/g, '')
    .replace(/\s+/g, ' ');

afterAll(() => rmSync(folder, { recursive: true }));

describe('a PDF of a plan, read with tools not ours', () => {
  const model = samplePlan();
  const path = write('plan.pdf', maker.makePdf(model));

  it('is without fault for qpdf', () => {
    expect(run('qpdf', '--check', path)).toContain('No syntax or stream encoding errors found');
  });

  it('is tagged, titled and of A4 pages for pdfinfo', () => {
    const info = run('pdfinfo', path);
    expect(info).toMatch(/Tagged:\s+yes/);
    expect(info).toMatch(/Title:\s+Sourdough bread for the restaurants of Ghent/);
    expect(info).toMatch(/Page size:\s+595\.\d+ x 841\.\d+ pts \(A4\)/);
  });

  it('has its tables and its figure in the structure that pdfinfo shows', () => {
    const structure = run('pdfinfo', '-struct-text', path);
    for (const tag of ['Table', 'TH', 'TD', 'Figure', 'H1', 'TOCI', 'Link'])
      expect(structure).toMatch(new RegExp(`\\b${tag}\\b`));
  });

  it.each(Object.entries(sampleNames))('gives names in %s letters back to pdftotext', (_, name) => {
    expect(readable(run('pdftotext', path, '-'))).toContain(name);
  });

  it('names in its contents the pages on which pdftotext finds the sections', () => {
    const contents = run('pdftotext', '-layout', '-f', '2', '-l', '2', path, '-');
    for (const { title } of model.sections) {
      const page = new RegExp(`${title}\\s+(\\d+)`).exec(contents)?.[1] ?? 'none';
      expect(run('pdftotext', '-f', page, '-l', page, path, '-')).toContain(title);
    }
  });

  it.each(Object.entries(worldTexts))('gives %s in every place back to pdftotext', (name, text) => {
    const file = write(`world-${name}.pdf`, maker.makePdf(hostilePlan(text)));
    expect(run('qpdf', '--check', file)).toContain('No syntax or stream encoding errors found');
    expect(readable(run('pdftotext', file, '-'))).toContain(readable(text));
  });

  it.each(Object.entries(hostileTexts))('is without fault for qpdf with %s in every place', (name, { text }) => {
    const file = write(`${name.replaceAll(' ', '-')}.pdf`, maker.makePdf(hostilePlan(text)));
    expect(run('qpdf', '--check', file)).toContain('No syntax or stream encoding errors found');
  });
});
