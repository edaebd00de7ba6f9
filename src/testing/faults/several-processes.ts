import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type Database, openDatabase } from '#server/db/database.ts';
import { findFreePort, type RunningProduct, startProduct } from '#testing/running-product.ts';
import { createTestDatabase } from '#testing/test-database.ts';

export interface SocketAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape
  readonly body: any;
}

/** Several processes of the system on one database, which stand behind one address. */
export interface SeveralProcesses {
  readonly processes: readonly RunningProduct[];
  readonly database: Database;
  /** Asks one of them. */
  call(at: number, method: string, path: string, body?: unknown, as?: string, key?: string): Promise<SocketAnswer>;
  /** A new account, made at one of them. */
  signUp(
    at: number,
  ): Promise<{ readonly email: string; readonly userId: string; readonly token: string; readonly refresh: string }>;
  /** Starts one again that was stopped. */
  restart(at: number): Promise<void>;
  close(): Promise<void>;
}

export const processPassword = 'correct horse battery';

/** Starts so many of them. */
export async function startSeveral(count: number, more: Record<string, string> = {}): Promise<SeveralProcesses> {
  const folder = await mkdtemp(join(tmpdir(), 'groundwork-processes-'));
  const ports: number[] = [];
  for (let at = 0; at < count; at++) ports.push(await findFreePort());
  const target = await createTestDatabase();
  const user = `${encodeURIComponent(target.user)}:${encodeURIComponent(target.password)}`;
  const environment = {
    DATABASE_URL: `postgres://${user}@localhost:${target.port}/${target.database}?host=${encodeURIComponent(target.host)}`,
    APP_SECRET: inject('appSecret'),
    PUBLIC_URL: `http://localhost:${ports[0]}`,
    AUTH_LIMITS: 'on',
    ...more,
  };
  const database = openDatabase(target, inject('appSecret'), { app: 1, system: 2 });
  const processes: RunningProduct[] = [];
  const restart = async (at: number): Promise<void> => {
    processes[at] = await startProduct(join(folder, `${at}`), { ...environment, PORT: `${ports[at]}` });
  };
  for (let at = 0; at < count; at++) await restart(at);

  const call: SeveralProcesses['call'] = async (at, method, path, body, as, key) => {
    const answer = await fetch(processes[at]!.origin + path, {
      method,
      headers: {
        ...(as !== undefined && { authorization: `Bearer ${as}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        'idempotency-key': key ?? randomUUID(),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
  };
  let people = 0;
  return {
    processes,
    database,
    call,
    signUp: async (at) => {
      people += 1;
      const email = `person-${people}@example.com`;
      const person = { email, password: processPassword, data: { full_name: 'Both' } };
      const { body, status } = await call(at, 'POST', '/auth/v1/signup', person);
      if (status !== 200) throw new Error(`Signing up was refused: ${status} ${JSON.stringify(body)}`);
      return { email, userId: body.user.id, token: body.access_token, refresh: body.refresh_token };
    },
    restart,
    close: async () => {
      for (const one of processes) await one.stop();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
