import { connect } from 'node:net';

/** Requests a second that `connections` kept connections get answered, one at a time each, over `seconds`. Throws on any answer but 200. */
export async function requestsPerSecond(
  url: string,
  headers: Readonly<Record<string, string>>,
  options: { connections: number; seconds: number },
): Promise<number> {
  const { hostname, port, pathname, search } = new URL(url);
  const lines = Object.entries({ host: `${hostname}:${port}`, ...headers }).map(([name, value]) => `${name}: ${value}`);
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  const until = performance.now() + options.seconds * 1000;
  let answered = 0;
  const keepAsking = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(request));
      let received = '';
      socket.setNoDelay(true);
      socket.once('error', reject);
      socket.on('data', (chunk) => {
        received += chunk.toString('latin1');
        if (!isWhole(received)) return;
        if (!received.startsWith('HTTP/1.1 200')) return reject(new Error(received.slice(0, 400)));
        received = '';
        answered += 1;
        if (performance.now() < until) return socket.write(request);
        socket.end();
        resolve();
      });
    });
  const startedMs = performance.now();
  await Promise.all(Array.from({ length: options.connections }, keepAsking));
  return answered / ((performance.now() - startedMs) / 1000);
}

function isWhole(received: string): boolean {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, end + 2));
  return length ? received.length >= end + 4 + Number(length[1]) : received.endsWith('\r\n0\r\n\r\n');
}
