/**
 * Archive and deletion in the real process on the embedded database, which is killed in the middle of both; afterwards the
 * files of DATA_DIR and what was logged are looked through.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { inDataFolder } from '#testing/faults/data-folder.ts';
import { bakeryAnswers } from '#testing/founder.ts';
import { readFilesBelow } from '#testing/leaving/read-files.ts';
import { findFreePort, type RunningProduct, startProduct } from '#testing/running-product.ts';

const email = 'quintilla.leaving@example.com';
const name = 'Quintilla Xanthopoulos';
const password = 'correct horse battery';
const dayMs = 24 * 60 * 60_000;

it('an archive and a deletion survive kills of the process, and leave nothing but the remainder', () =>
  inDataFolder(async (dataDir) => {
    const clockFile = `${dataDir}.clock`;
    await writeFile(clockFile, '0');
    const port = await findFreePort();
    const output: string[] = [];
    let product: RunningProduct;
    let token = '';
    const start = async (): Promise<void> => {
      product = await startProduct(dataDir, {
        LOG_LEVEL: 'debug',
        // Tokens are for this address: it stays the same after a restart.
        PORT: String(port),
        CLOCK_FILE: clockFile,
        NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, '../../../../e2e/support/moved-clock.ts')).href}`,
      });
    };
    const kill = async (): Promise<void> => {
      await product.stop('SIGKILL');
      output.push(product.output());
      await start();
    };
    // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape
    const call = async (method: string, path: string, body?: unknown): Promise<any> => {
      const answer = await fetch(product.origin + path, {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          'idempotency-key': crypto.randomUUID(),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const answered = await answer.json();
      if (answer.status >= 500)
        throw new Error(`${path}: ${JSON.stringify(answered)}\n${product.output().slice(-2000)}`);
      return answered;
    };
    const archive = async () => {
      const { archive: newest, ...rest } = await call('GET', '/api/account/privacy');
      if (!newest) throw new Error(`There is no archive: ${JSON.stringify(rest)}`);
      return newest;
    };

    await start();
    const signedUp = await call('POST', '/auth/v1/signup', { email, password, data: { full_name: name } });
    token = signedUp.access_token;
    const accountId: string = signedUp.user.id;
    const { workspaces } = await call('GET', '/api/workspaces');
    let conversationId: string | undefined;
    for (const [index, content] of bakeryAnswers.entries()) {
      const question = ['idea', 'industry', 'audience', 'revenue', 'competitors'][index];
      const input: unknown = {
        workspaceId: workspaces[0].id,
        conversationId: conversationId ?? null,
        question,
        content,
      };
      conversationId = (await call('POST', '/api/advisor/answers', input)).id;
    }

    await call('POST', '/api/account/archives');
    let furthest = 0;
    for (let kills = 0; kills < 3; ) {
      const { state, done } = await archive();
      expect(done).toBeGreaterThanOrEqual(furthest);
      furthest = done;
      if (state !== 'running') break;
      if (done > kills * 5) {
        kills += 1;
        await kill();
      }
      await sleep(20);
    }
    while ((await archive()).state === 'running') await sleep(50);
    const ready = await archive();
    expect(ready).toMatchObject({ state: 'ready', done: ready.total });
    const { address } = await call('POST', `/api/account/archives/${ready.id}/download`);
    const zip = await fetch(product!.origin + address);
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    expect(strFromU8(files['index.html']!)).toContain('Levain &amp; Rye');
    expect(Object.keys(files)).toContain('plans/business-plan-1.pdf');
    expect((await readFilesBelow(join(dataDir, 'files'))).length).toBeGreaterThan(0);

    await call('POST', '/api/account/deletion', { confirmation: email, password });
    await writeFile(clockFile, String(14 * dayMs + 1000));
    // The worker looks every few seconds; whatever it is in the middle of is cut off.
    for (let kills = 0; kills < 3; kills++) {
      await kill();
      await sleep(30 + kills * 60);
    }
    token = '';
    const until = performance.now() + 60_000;
    const isGone = () =>
      product.output().includes('an account was deleted for good') ||
      output.some((one) => one.includes('an account was deleted for good'));
    while (!isGone()) {
      if (performance.now() > until) throw new Error(`Not deleted:\n${product!.output()}`);
      await sleep(100);
    }
    const refused = await call('POST', '/auth/v1/token?grant_type=password', { email, password });
    expect(refused.error_code).toBe('invalid_credentials');
    await product!.stop();
    output.push(product!.output());

    const traces = [accountId, email, name, 'Quintilla', 'Levain', workspaces[0].id, conversationId!];
    const kept = (await readFilesBelow(dataDir)).filter(({ path }) => !/^(?:database\/cluster|backups)\//.test(path));
    for (const { path, text } of [...kept, { path: 'log', text: output.join('') }])
      expect([path, traces.filter((trace) => text.includes(trace))]).toEqual([path, []]);
  }));
