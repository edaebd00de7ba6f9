import { afterEach, describe, expect, it, vi } from 'vitest';
import { readDocx } from '#testing/documents/read-docx.ts';
import { readPdf } from '#testing/documents/read-pdf.ts';
import { samplePlan } from '#testing/documents/sample-plan.ts';
import { itInDeepRun } from '#testing/gate-cases.ts';
import { createDocumentRenderer, type DocumentRenderer, type DocumentRendererOptions } from './renderer.ts';

const open: DocumentRenderer[] = [];
const renderer = (options: DocumentRendererOptions = {}): DocumentRenderer => {
  const one = createDocumentRenderer({ keptMs: 0, ...options });
  open.push(one);
  return one;
};
const crashingWorker = new URL('../../testing/documents/crashing-worker.ts', import.meta.url);
const model = samplePlan({ sections: [] });
const order = { accountId: 'one' };
/** The id of the process that makes the next document and then says that it holds so much. */
const processOf = async (documents: DocumentRenderer, megabytes = 0): Promise<number> => {
  const bytes = await documents.renderPdf({ ...model, title: 'process', subtitle: String(megabytes) }, order);
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
      documents.renderPdf({ ...model, title: 'First' }, order),
      documents.renderDocx({ ...model, title: 'Word' }, order),
      documents.renderPdf({ ...model, title: 'Second' }, order),
    ]);
    expect((await readPdf(first)).info.Title).toBe('First');
    expect((await readDocx(word)).part('docProps/core.xml')).toContain('>Word<');
    expect((await readPdf(second)).info.Title).toBe('Second');
  });

  it('tries a document once more that was lost to a crash, and says so when that fails too', async () => {
    const documents = renderer({ script: crashingWorker });
    await expect(documents.renderPdf({ ...model, title: 'always' }, order)).rejects.toMatchObject({
      failure: 'crashed',
    });
    const bytes = await documents.renderPdf({ ...model, title: 'fine' }, order);
    expect(Buffer.from(bytes).toString()).toBe('fine');
  });

  it('survives a crash between two documents', async () => {
    const documents = renderer({ script: crashingWorker });
    expect(Buffer.from(await documents.renderPdf({ ...model, title: 'then die' }, order)).toString()).toBe('then die');
    expect(Buffer.from(await documents.renderPdf({ ...model, title: 'fine' }, order)).toString()).toBe('fine');
  });

  it('ends a document that takes too long, and makes the next one', async () => {
    const documents = renderer({ script: crashingWorker, timeLimitMs: 8000 });
    const slow = documents.renderPdf({ ...model, title: 'never' }, order);
    const next = documents.renderPdf({ ...model, title: 'fine' }, order);
    await expect(slow).rejects.toMatchObject({ failure: 'time_limit', message: 'A pdf took longer than 8000 ms' });
    expect(Buffer.from(await next).toString()).toBe('fine');
  });

  it('takes a fresh process once one holds too much, and keeps one that does not', async () => {
    const documents = renderer({ script: crashingWorker, heldBytesMax: 100 * 2 ** 20 });
    const ids = [];
    for (const megabytes of [100, 101, 100]) ids.push(await processOf(documents, megabytes));
    expect(ids[0]).toBe(ids[1]);
    expect(ids[1]).not.toBe(ids[2]);
    expect(isRunning(ids[1]!)).toBe(false);
    expect(isRunning(ids[2]!)).toBe(true);
  });

  it('ends the process soon after the last document, and makes the next one in another', async () => {
    const documents = renderer({ script: crashingWorker, idleMs: 50 });
    const first = await processOf(documents);
    expect(isRunning(first)).toBe(true);
    await vi.waitFor(() => expect(isRunning(first)).toBe(false), 5000);
    expect(await processOf(documents)).not.toBe(first);
  });

  it('leaves no process behind when it is closed', async () => {
    const documents = renderer({ script: crashingWorker });
    const only = await processOf(documents);
    await documents.close();
    expect(isRunning(only)).toBe(false);
  });

  it('gives the process nothing of the environment, where secrets stand', async () => {
    vi.stubEnv('APP_SECRET', 'a secret of the server');
    const documents = renderer({ script: crashingWorker });
    const names = Buffer.from(await documents.renderPdf({ ...model, title: 'environment' }, order)).toString();
    expect(names.split(' ')).toContain('TZ');
    expect(names.split(' ')).not.toContain('APP_SECRET');
    vi.unstubAllEnvs();
  });

  it('refuses more than it can hold, and everything once closed', async () => {
    const documents = renderer({ script: crashingWorker, waitingMax: 1 });
    const first = documents.renderPdf({ ...model, title: 'never' }, order);
    const second = documents.renderPdf({ ...model, title: 'fine' }, order);
    for (const one of [first, second]) one.catch(() => undefined);
    await expect(documents.renderPdf(model, order)).rejects.toMatchObject({ failure: 'busy' });
    await documents.close();
    for (const left of [first, second]) await expect(left).rejects.toMatchObject({ failure: 'closed' });
    await expect(documents.renderPdf(model, order)).rejects.toMatchObject({ failure: 'closed' });
  });

  it('lets accounts take turns, and refuses what is too much of one', async () => {
    const documents = renderer({ script: crashingWorker, waitingOfAccountMax: 3 });
    const made: string[] = [];
    const ask = (title: string) =>
      documents.renderPdf({ ...model, title }, { accountId: title[0]! }).then(() => made.push(title));
    const asked = ['a1', 'a2', 'a3', 'a4'].map(ask);
    await expect(ask('a5')).rejects.toMatchObject({ failure: 'busy' });
    await Promise.all([...asked, ask('b1')]);
    expect(made).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
  });

  it('makes a document once for all who ask for it, and once more when it is not at hand any more', async () => {
    const documents = renderer({ script: crashingWorker, keptMs: 200, heldBytesMax: 0 });
    // Each of its documents is made by a process of its own.
    const together = await Promise.all(Array.from({ length: 20 }, () => processOf(documents, 1)));
    expect(new Set(together).size).toBe(1);
    expect(await processOf(documents, 1)).toBe(together[0]);
    const other = await documents.renderPdf({ ...model, title: 'process', subtitle: '1' }, { accountId: 'two' });
    expect(Buffer.from(other).toString()).not.toBe(`process ${together[0]}`);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await processOf(documents, 1)).not.toBe(together[0]);
  });

  it('keeps so many bytes at hand, and lets the oldest go', async () => {
    const documents = renderer({
      script: crashingWorker,
      keptMs: 60_000,
      keptBytesMax: 30,
      heldBytesMax: 0,
    });
    const first = await processOf(documents, 1);
    expect(await processOf(documents, 1)).toBe(first);
    for (const megabytes of [2, 3]) await processOf(documents, megabytes);
    expect(await processOf(documents, 1)).not.toBe(first);
  });

  itInDeepRun('makes nothing that nobody waits for any more', async () => {
    const documents = renderer({ script: crashingWorker, timeLimitMs: 8000 });
    const blocking = documents.renderPdf({ ...model, title: 'never' }, order);
    const [one, both, left] = [new AbortController(), new AbortController(), new AbortController()];
    const ask = (title: string, { signal }: AbortController) =>
      documents.renderPdf({ ...model, title }, { ...order, signal });
    const abandoned = [ask('process', one), ask('process', both), ask('fine', both)];
    const wanted = ask('fine', left);
    one.abort();
    both.abort();
    for (const asked of abandoned) await expect(asked).rejects.toMatchObject({ failure: 'abandoned' });
    await expect(blocking).rejects.toMatchObject({ failure: 'time_limit' });
    // The other one who asked for the same gets it.
    expect(Buffer.from(await wanted).toString()).toBe('fine');
    await expect(ask('fine', one)).rejects.toMatchObject({ failure: 'abandoned' });
    // What was given up is made for whoever asks again.
    expect(await processOf(documents)).toBeGreaterThan(0);
  });
});
