import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { findFreePort } from '#testing/running-product.ts';

const program = '/usr/sbin/nginx';

/**
 * nginx with one worker, which serves one page from a file, compressed beforehand; undefined where it is not installed. Its answers have the
 * headers a page needs to be asked for again.
 */
export async function startNginx(
  page: Uint8Array,
): Promise<{ readonly url: string; readonly stop: () => Promise<void> } | undefined> {
  if (!existsSync(program)) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'groundwork-nginx-'));
  await chmod(folder, 0o755);
  await mkdir(join(folder, 'root'));
  await writeFile(join(folder, 'root', 'index.html'), page);
  await writeFile(join(folder, 'root', 'index.html.gz'), gzipSync(page, { level: 9 }));
  const port = await findFreePort();
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; gzip_static on;
  open_file_cache max=100 inactive=60s; types { text/html html; }
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
  uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  server { listen 127.0.0.1:${port}; root ${folder}/root; add_header cache-control "public, max-age=0, must-revalidate"; }
}\n`,
  );
  const child = spawn(program, ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = `http://127.0.0.1:${port}/`;
  for (let attempt = 0; attempt < 50; attempt++) {
    if ((await fetch(url).catch(() => undefined))?.ok) break;
    await sleep(100);
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
