import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
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
/** The id of the process that makes the next document and then says that it holds so much. */
const processOf = async (documents: DocumentRenderer, megabytes = 0): Promise<number> => {
  const bytes = await documents.renderPdf({ ...model, title: 'process', subtitle: String(megabytes) });
  return Number(/^process (\d+)$/.exec(Buffer.from(bytes).toString())?.[1]);
};
const isRunning = (processId: number): boolean => {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
};

afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

describe('the document renderer', () => {
  it('makes PDF and DOCX side by side, each for who asked for it', async () => {
    const documents = renderer();
    const [first, word, second] = await Promise.all([
      documents.renderPdf({ ...model, title: 'First' }),
      documents.renderDocx({ ...model, title: 'Word' }),
      documents.renderPdf({ ...model, title: 'Second' }),
    ]);
    expect((await readPdf(first)).info.Title).toBe('First');
    expect((await readDocx(word)).part('docProps/core.xml')).toContain('>Word<');
    expect((await readPdf(second)).info.Title).toBe('Second');
  });

  it('tries a document once more that was lost to a crash, and says so when that fails too', async () => {
    const documents = renderer({ script: script('crashing-worker.ts') });
    await expect(documents.renderPdf({ ...model, title: 'always' })).rejects.toMatchObject({ failure: 'crashed' });
    const bytes = await documents.renderPdf({ ...model, title: 'fine' });
    expect(Buffer.from(bytes).toString()).toBe('fine');
  });

  it('survives a crash between two documents', async () => {
    const documents = renderer({ script: script('crashing-worker.ts') });
    expect(Buffer.from(await documents.renderPdf({ ...model, title: 'then die' })).toString()).toBe('then die');
    expect(Buffer.from(await documents.renderPdf({ ...model, title: 'fine' })).toString()).toBe('fine');
  });

  it('ends a document that takes too long, and makes the next one', async () => {
    const documents = renderer({ script: script('crashing-worker.ts'), timeLimitMs: 2000 });
    const slow = documents.renderPdf({ ...model, title: 'never' });
    const next = documents.renderPdf({ ...model, title: 'fine' });
    await expect(slow).rejects.toMatchObject({ failure: 'time_limit', message: 'A pdf took longer than 2000 ms' });
    expect(Buffer.from(await next).toString()).toBe('fine');
  });

  it('takes a fresh process once one holds too much, and keeps one that does not', async () => {
    const documents = renderer({ script: script('crashing-worker.ts'), heldBytesMax: 100 * 2 ** 20 });
    const ids = [];
    for (const megabytes of [100, 101, 100]) ids.push(await processOf(documents, megabytes));
    expect(ids[0]).toBe(ids[1]);
    expect(ids[1]).not.toBe(ids[2]);
    expect(isRunning(ids[1]!)).toBe(false);
    expect(isRunning(ids[2]!)).toBe(true);
  });

  it('ends the process soon after the last document, and makes the next one in another', async () => {
    const documents = renderer({ script: script('crashing-worker.ts'), idleMs: 50 });
    const first = await processOf(documents);
    expect(isRunning(first)).toBe(true);
    await vi.waitFor(() => expect(isRunning(first)).toBe(false), 5000);
    expect(await processOf(documents)).not.toBe(first);
  });

  it('leaves no process behind when it is closed', async () => {
    const documents = renderer({ script: script('crashing-worker.ts') });
    const only = await processOf(documents);
    await documents.close();
    expect(isRunning(only)).toBe(false);
  });

  it('gives the process nothing of the environment, where secrets stand', async () => {
    vi.stubEnv('APP_SECRET', 'a secret of the server');
    const documents = renderer({ script: script('crashing-worker.ts') });
    const names = Buffer.from(await documents.renderPdf({ ...model, title: 'environment' })).toString();
    expect(names.split(' ')).toContain('TZ');
    expect(names.split(' ')).not.toContain('APP_SECRET');
    vi.unstubAllEnvs();
  });

  it('refuses more than it can hold, and everything once closed', async () => {
    const documents = renderer({ script: script('crashing-worker.ts'), waitingMax: 1 });
    const first = documents.renderPdf({ ...model, title: 'never' });
    await expect(documents.renderPdf(model)).rejects.toMatchObject({ failure: 'busy' });
    await documents.close();
    await expect(first).rejects.toMatchObject({ failure: 'closed' });
    await expect(documents.renderPdf(model)).rejects.toMatchObject({ failure: 'closed' });
  });
});
