import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from './running-product.ts';

/** How long a proxy may take to listen, and to end, in milliseconds: a hang is ended. */
const mostMs = 30_000;

/** A proxy that runs with the sample of the documents. */
export interface SampleProxy {
  /** Where it listens on 127.0.0.1. */
  readonly httpPort: number;
  readonly httpsPort: number;
  /** The certificate that vouches for those it shows. */
  readonly authority: Buffer;
  /** The hosts for which it keeps a certificate. */
  hosts(): readonly string[];
  /** Ends it and takes its folder away. */
  stop(): Promise<void>;
}

/** The sample for a proxy as docs/domains.md has it: the first block of code below its heading. */
function sampleOf(name: 'Caddy' | 'nginx'): string {
  const text = readFileSync(join(import.meta.dirname, '../../docs/domains.md'), 'utf8');
  const sample = new RegExp(`^### ${name}\\n[^]*?^\`\`\`\\n([^]*?)^\`\`\`$`, 'm').exec(text)?.[1];
  if (sample === undefined) throw new Error(`docs/domains.md has no sample for ${name}`);
  return sample;
}

/** Puts something else in the place of parts of a sample. Throws where one of them is not there. */
function changed(sample: string, parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduce((text, [part, other]) => {
    if (!text.includes(part)) throw new Error(`The sample has no ${JSON.stringify(part)} any more`);
    return text.replaceAll(part, other);
  }, sample);
}

/** Caddy in front of a product at a port of this computer; in the place of a public authority it has one of its own. */
export async function startCaddy(productPort: number): Promise<SampleProxy> {
  const { folder, httpPort, httpsPort, run } = await prepare();
  const own = [
    'local_certs',
    'skip_install_trust',
    'admin off',
    `http_port ${httpPort}`,
    `https_port ${httpsPort}`,
    `storage file_system ${folder}/storage`,
  ];
  const file = join(folder, 'Caddyfile');
  const withOwn = changed(sampleOf('Caddy'), { '127.0.0.1:18400': `127.0.0.1:${productPort}` }).replace(
    /^\{\n/,
    `{\n${own.map((line) => `\t${line}\n`).join('')}`,
  );
  writeFileSync(file, withOwn);
  const stop = await run('caddy', ['run', '--config', file, '--adapter', 'caddyfile']);
  const kept = join(folder, 'storage/certificates/local');
  return {
    httpPort,
    httpsPort,
    authority: readFileSync(join(folder, 'storage/pki/authorities/local/root.crt')),
    hosts: () => (existsSync(kept) ? readdirSync(kept) : []),
    stop,
  };
}

/** nginx in front of a product at a port of this computer, with a certificate of its own making. */
export async function startNginx(productPort: number): Promise<SampleProxy> {
  const { folder, httpPort, httpsPort, run } = await prepare();
  const hosts = ['groundwork.example', '*.sites.example'];
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
  const names = hosts.map((host) => `DNS:${host}`).join(',');
  const made = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  const about = ['-subj', '/CN=groundwork.example', '-addext', `subjectAltName=${names}`];
  execFileSync('openssl', ['req', ...made, ...about, '-keyout', key, '-out', certificate], { stdio: 'pipe' });
  const sample = changed(sampleOf('nginx'), {
    '127.0.0.1:18400': `127.0.0.1:${productPort}`,
    'listen 80': `listen 127.0.0.1:${httpPort}`,
    'listen 443': `listen 127.0.0.1:${httpsPort}`,
    '/etc/ssl/groundwork': folder,
  });
  // It keeps nothing outside its folder.
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (what) => `${what}_temp_path ${folder}/${what};`,
  );
  const file = join(folder, 'nginx.conf');
  const around = [
    `pid ${folder}/nginx.pid;`,
    'worker_processes 1;',
    'events {}',
    'http {',
    'access_log off;',
    ...places,
  ];
  writeFileSync(file, [...around, sample, '}\n'].join('\n'));
  const stop = await run('nginx', ['-c', file, '-p', folder, '-g', 'daemon off; error_log stderr;']);
  return { httpPort, httpsPort, authority: readFileSync(certificate), hosts: () => hosts, stop };
}

interface Prepared {
  readonly folder: string;
  readonly httpPort: number;
  readonly httpsPort: number;
  /** Starts a program and waits until it listens; returns how to stop it. */
  readonly run: (program: string, args: readonly string[]) => Promise<() => Promise<void>>;
}

async function prepare(): Promise<Prepared> {
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-proxy-'));
  // Started by root, nginx works as somebody else.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'home'));
  const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()];
  return {
    folder,
    httpPort,
    httpsPort,
    run: async (program, args) => {
      const env = { PATH: `${process.env.PATH}:/usr/sbin`, HOME: join(folder, 'home') };
      const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
      const said: Buffer[] = [];
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => said.push(piece));
      const failed = new Promise<never>((_resolve, reject) => child.once('error', reject));
      const stop = async (): Promise<void> => {
        await end(child);
        rmSync(folder, { recursive: true, force: true });
      };
      try {
        await Promise.race([failed, waitUntilListening(child, [httpPort, httpsPort])]);
      } catch (error) {
        await stop();
        throw new Error(`${program} did not start: ${Buffer.concat(said)}`, { cause: error });
      }
      return stop;
    },
  };
}

async function waitUntilListening(child: ChildProcess, ports: readonly number[]): Promise<void> {
  const deadline = Date.now() + mostMs;
  for (const port of ports)
    while (!(await isListening(port))) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`Nothing listens at port ${port}`);
      await sleep(50);
    }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('connect', () => socket.destroy());
    socket.once('error', () => resolve(false));
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 5000);
  await ended;
  clearTimeout(timer);
}
