import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A server of this folder in a process of its own; it prints its port once it listens. */
export async function startChildServer(
  file: string,
  options: unknown,
): Promise<{ readonly origin: string; stop(): Promise<void> }> {
  const script = join(import.meta.dirname, file);
  const child = spawn(process.execPath, [script, JSON.stringify(options)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    origin: `http://localhost:${port.toString('utf8').trim()}`,
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill();
      await exited;
    },
  };
}
