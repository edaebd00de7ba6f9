import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { strFromU8 } from 'fflate';
import { PgBoss } from 'pg-boss';
import { type Database, openDatabase } from '#server/db/database.ts';
import { knownPassword } from '#testing/mint-person.ts';
import { removeData } from '#testing/remove-data.ts';
import { type RunningProduct, startProduct } from '#testing/running-product.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { type PlantedTree, plantSample } from './plant-sample.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape
export type Body = any;

/** Somebody who signed up. */
export interface Founder {
  readonly token: string;
  readonly workspaceId: string;
  readonly email: string;
  /** The session as the auth client stores it. */
  readonly session: Body;
}

export interface Answer {
  readonly status: number;
  readonly body: Body;
  readonly bytes: Uint8Array;
}

export interface PlantedProduct {
  readonly tree: PlantedTree;
  /** Files that differ from the tree outside the folder of the sample, once its texts are extracted. */
  readonly changed: readonly string[];
  readonly product: RunningProduct;
  readonly database: Database;
  call(method: string, path: string, as?: Pick<Founder, 'token'>, body?: unknown): Promise<Answer>;
  signUp(email: string): Promise<Founder>;
  /** Runs what is scheduled now, through the queue of the product. */
  runScheduled(job: string): Promise<void>;
  stop(): Promise<void>;
}

const binaries = join(import.meta.dirname, '../../../node_modules/.bin');

/** Runs one of the repository's own commands in the copy. `output` is what it printed, without colours. */
export function runIn(tree: PlantedTree, command: string, ...args: readonly string[]) {
  // As from a shell: under the variables of the test runner some of them behave otherwise.
  const env = { PATH: `${binaries}:${process.env.PATH}`, HOME: process.env.HOME, TZ: 'UTC', NO_COLOR: '1' };
  const options = { cwd: tree.root, env, encoding: 'utf8', maxBuffer: 1e8 } as const;
  const { status, stdout, stderr } = spawnSync(command, args, options);
  return { isGreen: status === 0, output: `${command} ${args.join(' ')}\n${stdout}${stderr}` };
}

/** Asks again until the answer fits; throws with the last one. */
export async function until(ask: () => Promise<Body>, fits: (answer: Body) => boolean): Promise<Body> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const answer = await ask();
    if (fits(answer)) return answer;
    if (Date.now() > deadline) throw new Error(`Waited for another answer than ${JSON.stringify(answer)}`);
    await sleep(100);
  }
}

/** Plants the sample in a copy of the tree, translates what the test reads in German, builds the copy and starts it. */
export async function startPlanted(appSecret: string): Promise<PlantedProduct> {
  const tree = plantSample();
  try {
    return await startTree(tree, appSecret);
  } catch (error) {
    await removeData(tree.root);
    throw error;
  }
}

async function startTree(tree: PlantedTree, appSecret: string): Promise<PlantedProduct> {
  const run = (...command: readonly [string, ...string[]]) => {
    const { isGreen, output } = runIn(tree, ...command);
    if (!isGreen) throw new Error(output);
  };
  run('lingui', 'extract', '--clean');
  const changed = tree.listChanged();
  translate(join(tree.root, 'src/features/sample/web/frame-locales/de.po'), { Sample: 'Muster' });
  translate(join(tree.root, 'src/features/sample/domain/locales/de.po'), { 'plan.sample.free.limit': '3 am Tag' });
  run('tsc', '-b');
  run('biome', 'lint', '--vcs-enabled=false', 'src/features/sample');
  run(process.execPath, 'scripts/build-web.ts');
  const target = await createTestDatabase();
  const database = openDatabase(target, appSecret);
  const user = `${encodeURIComponent(target.user)}:${encodeURIComponent(target.password)}`;
  const host = encodeURIComponent(target.host);
  const environment = {
    DATABASE_URL: `postgres://${user}@localhost:${target.port}/${target.database}?host=${host}`,
    APP_SECRET: appSecret,
  };
  const product = await startProduct(`${tree.root}/.data`, environment, tree.root);

  const call: PlantedProduct['call'] = async (method, path, as, body) => {
    const response = await fetch(`${product.origin}${path}`, {
      method,
      headers: {
        ...(as && { authorization: `Bearer ${as.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        'idempotency-key': randomUUID(),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return { status: response.status, body: isJson ? JSON.parse(strFromU8(bytes)) : undefined, bytes };
  };
  return {
    tree,
    changed,
    product,
    database,
    call,
    signUp: async (email) => {
      const data = { full_name: 'Marieke Koster' };
      const { body } = await call('POST', '/auth/v1/signup', undefined, { email, password: knownPassword, data });
      const token = body.access_token as string;
      const { workspaces } = (await call('GET', '/api/workspaces', { token })).body;
      return { token, workspaceId: workspaces[0].id, email, session: body };
    },
    runScheduled: async (job) => {
      const { host, port, database: name, user, password } = database.target;
      const schema = { schema: 'jobs', supervise: false, schedule: false };
      const boss = new PgBoss({ host, port, database: name, user, password, ...schema });
      await boss.start();
      await boss.send(job, {});
      await boss.stop({ graceful: false });
    },
    stop: async () => {
      await product.stop();
      await database.close();
      await removeData(tree.root);
    },
  };
}

/** Fills in texts of a catalogue by their ids, as a translator does. */
function translate(path: string, texts: Readonly<Record<string, string>>): void {
  let source = readFileSync(path, 'utf8');
  for (const [id, text] of Object.entries(texts)) {
    const empty = `msgid "${id}"\nmsgstr ""`;
    if (!source.includes(empty)) throw new Error(`${path} does not ask for "${id}"`);
    source = source.replace(empty, `msgid "${id}"\nmsgstr "${text}"`);
  }
  writeFileSync(path, source);
}
