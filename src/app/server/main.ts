import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { type Config, ConfigurationError, parseConfig } from '#server/config.ts';
import { endLaunched } from '#server/db/embedded.ts';
import { AlreadyRunningError, prepareDatabase } from '#server/db/prepare.ts';
import { createDocumentRenderer } from '#server/documents/renderer.ts';
import { listen } from '#server/http/listen.ts';
import { createLogger } from '#server/logger.ts';
import { loadSecrets } from '#server/secrets.ts';
import { createProduct } from './product.ts';

/** What is still open when a stop takes longer than this is cut off; a second is left for the database to end. */
const stopWithinMs = 8500;
/** What still waits for its turn after this is handed back; until then as much as can be is finished. */
const handBackAfterMs = 1000;
/** How long the door is watched for a moment in which nobody comes, and how short that moment is. */
const acceptWaitingForMs = 300;
const quietTurnMs = 0.1;

async function main(config: Config): Promise<void> {
  const startedMs = performance.now();
  // Asked to stop while starting, the start is finished first. Asked again it gives up and takes the database along, but
  // not at once: a terminal and `npm start` both pass on the same Ctrl-C.
  let stopAskedMs = 0;
  let onSignal = (): void => {
    if (stopAskedMs > 0 && performance.now() - stopAskedMs > 500) {
      endLaunched();
      process.exit(1);
    }
    stopAskedMs ||= performance.now();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => onSignal());
  const log = createLogger(config.logLevel);
  const secrets = await loadSecrets(config);
  const prepared = await prepareDatabase(config, secrets, { log, exclusive: true });
  prepared.embedded?.supervise((error) =>
    log.warn({ error: error?.message }, 'the database was gone and is being started again'),
  );
  let isToldToStop = false;
  let isStopping = false;
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const documents = createDocumentRenderer();
  const start = async () => {
    const product = await createProduct({
      config,
      secrets,
      prepared,
      publicUrl,
      log,
      documents,
      now: () => new Date(),
      isStopping: () => isStopping,
    });
    return { product, worker: config.role === 'web' ? undefined : await product.startWorker() };
  };
  const { product, worker } = await start().catch(async (error: unknown) => {
    // The database would live on alone.
    await prepared.release();
    throw error;
  });
  const server =
    config.role === 'worker'
      ? undefined
      : listen({ fetch: product.app.fetch, takeRequest: product.takeRequest, port: config.port, host: config.host });
  server?.once('error', (error: NodeJS.ErrnoException) => {
    say(error.code === 'EADDRINUSE' ? `Port ${config.port} is taken. Set PORT to another one.` : error.message);
    void stop(1);
  });
  server?.once('listening', () => {
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
    say(
      `\n  Groundwork is ready (${seconds} s):  ${publicUrl}\n\n  Create your account there; there is no default one. Data: ${config.databaseUrl ? 'DATABASE_URL' : config.dataDir}\n  Stop with Ctrl-C.\n`,
    );
  });

  const stop = async (exitCode: number): Promise<void> => {
    if (isToldToStop) return;
    isToldToStop = true;
    const cutOff = async (): Promise<never> => {
      // It would live on alone.
      await Promise.race([prepared.release(), sleep(1000)]);
      process.exit(exitCode || 1);
    };
    setTimeout(() => void cutOff(), stopWithinMs).unref();
    // Before any answer is the last one of its connection, which would make the other side come in anew.
    if (server?.listening) await acceptWaiting(server);
    // New connections are refused, what is under way is finished, then the parts close from the outside in.
    isStopping = true;
    product.endStreams();
    setTimeout(() => {
      documents.endWaiting();
      product.endWaiting();
    }, handBackAfterMs).unref();
    if (server?.listening) await closeServer(server);
    await worker?.stop();
    await documents.close();
    await product.close();
    await prepared.release();
    process.exit(exitCode);
  };
  onSignal = () => void stop(0);
  if (stopAskedMs > 0) onSignal();
}

/**
 * Takes in the connections that the system has already made for us: closing would reset them, though for the other side
 * they were open before the stop. Resolves in a turn of the event loop that was too short for another to have come in.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let hasAccepted = false;
  const note = (): void => {
    hasAccepted = true;
  };
  server.on('connection', note);
  // Under a load that never pauses there is no such turn, and the stop has its own time to keep.
  const untilMs = performance.now() + acceptWaitingForMs;
  for (let turnMs = performance.now(); turnMs < untilMs; turnMs = performance.now()) {
    hasAccepted = false;
    await setImmediate();
    if (!hasAccepted && performance.now() - turnMs < quietTurnMs) break;
  }
  server.off('connection', note);
}

/**
 * Refuses new connections at once and resolves when the last one has gone. A kept connection may have a request on its
 * way while it still looks idle, so those are left a moment; the answer then tells the other side that it is the last.
 */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(() => server.closeIdleConnections(), 300);
    // Its own `close` would end whatever looks idle first.
    NetServer.prototype.close.call(server, () => {
      clearInterval(timer);
      resolve();
    });
  });
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

try {
  await main(parseConfig(process.env));
} catch (error) {
  if (!(error instanceof ConfigurationError || error instanceof AlreadyRunningError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(78);
}
