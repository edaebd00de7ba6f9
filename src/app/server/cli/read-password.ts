import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Reads the new password: typed unseen at a terminal, else the whole of standard input without its last line break. */
export async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) {
    const chunks: Buffer[] = [];
    for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks)
      .toString('utf8')
      .replace(/\r?\n$/, '');
  }
  process.stderr.write('New password: ');
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const line = createInterface({ input: process.stdin, output: unseen, terminal: true });
  line.once('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  try {
    return await line.question('');
  } finally {
    line.close();
    process.stderr.write('\n');
  }
}
