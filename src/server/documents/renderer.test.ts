import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { readDocx } from '#testing/documents/read-docx.ts';
import { readPdf } from '#testing/documents/read-pdf.ts';
import { samplePlan } from '#testing/documents/sample-plan.ts';
import { createDocumentRenderer, type DocumentRenderer, type DocumentRendererOptions } from './renderer.ts';

const open: DocumentRenderer[] = [];
const renderer = (options: DocumentRendererOptions = {}): DocumentRenderer => {
  const one = createDocumentRenderer(options);
  open.push(one);
  return one;
};
const script = (name: string): URL => pathToFileURL(`${import.meta.dirname}/../../testing/documents/${name}`);
const model = samplePlan({ sections: [] });

afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

describe('the document renderer', () => {
  it('makes PDF and DOCX side by side, each for who asked for it', async () => {
    const documents = renderer();
    const [first, word, second] = await Promise.all([
      documents.renderPdf(samplePlan({ title: 'First' })),
      documents.renderDocx(samplePlan({ title: 'Word' })),
      documents.renderPdf(samplePlan({ title: 'Second' })),
    ]);
    expect((await readPdf(first)).info.Title).toBe('First');
    expect((await readDocx(word)).part('docProps/core.xml')).toContain('>Word<');
    expect((await readPdf(second)).info.Title).toBe('Second');
  });

  it('tries a document once more that was lost to a crash, and says so when that fails too', async () => {
    const documents = renderer({ script: script('crashing-worker.ts') });
    await expect(documents.renderPdf(samplePlan({ title: 'always' }))).rejects.toMatchObject({ failure: 'crashed' });
    const bytes = await documents.renderPdf(samplePlan({ title: 'fine' }));
    expect(Buffer.from(bytes).toString()).toBe('fine');
  });

  it('survives a crash between two documents', async () => {
    const documents = renderer({ script: script('crashing-worker.ts') });
    expect(Buffer.from(await documents.renderPdf(samplePlan({ title: 'then die' }))).toString()).toBe('then die');
    expect(Buffer.from(await documents.renderPdf(samplePlan({ title: 'fine' }))).toString()).toBe('fine');
  });

  it('ends a document that takes too long, and makes the next one', async () => {
    const documents = renderer({ script: script('crashing-worker.ts'), timeLimitMs: 600 });
    const slow = documents.renderPdf(samplePlan({ title: 'never' }));
    const next = documents.renderPdf(samplePlan({ title: 'fine' }));
    await expect(slow).rejects.toMatchObject({ failure: 'time_limit', message: 'A pdf took longer than 600 ms' });
    expect(Buffer.from(await next).toString()).toBe('fine');
  });

  it('takes a fresh thread after so many documents', async () => {
    const documents = renderer({ script: script('crashing-worker.ts'), recycleAfter: 2 });
    const threads = [];
    for (let round = 0; round < 4; round += 1) {
      threads.push(Buffer.from(await documents.renderPdf(samplePlan({ title: 'thread' }))).toString());
    }
    expect(threads[0]).toBe(threads[1]);
    expect(threads[1]).not.toBe(threads[2]);
    expect(threads[2]).toBe(threads[3]);
  });

  it('refuses more than it can hold, and everything once closed', async () => {
    const documents = renderer({ script: script('crashing-worker.ts'), waitingMax: 1 });
    const first = documents.renderPdf(samplePlan({ title: 'never' }));
    await expect(documents.renderPdf(model)).rejects.toMatchObject({ failure: 'busy' });
    await documents.close();
    await expect(first).rejects.toMatchObject({ failure: 'closed' });
    await expect(documents.renderPdf(model)).rejects.toMatchObject({ failure: 'closed' });
  });
});
