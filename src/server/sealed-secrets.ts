import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Database } from './db/database.ts';
import { deriveSecret } from './secrets.ts';

/** Encrypts under APP_SECRET (AES-256-GCM): 12 bytes nonce, 16 bytes tag, then the text. */
export function seal(appSecret: string, name: string, plain: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', deriveSecret(appSecret, 'sealed secrets'), nonce);
  cipher.setAAD(Buffer.from(name));
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** The inverse of `seal`. Throws if the secret or the name is another. */
export function unseal(appSecret: string, name: string, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', deriveSecret(appSecret, 'sealed secrets'), sealed.subarray(0, 12));
  decipher.setAAD(Buffer.from(name));
  decipher.setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8');
}

/** A secret all processes of one installation share: the first to ask makes it, everybody reads the same one. */
export async function loadSharedSecret(
  database: Database,
  appSecret: string,
  options: { name: string; now: Date; make: () => Promise<string> },
): Promise<string> {
  const { name, now, make } = options;
  const read = async (): Promise<string | undefined> => {
    const [row] = await database.system<
      { sealed: Buffer }[]
    >`select sealed from installation_secret where name = ${name}`;
    return row && unseal(appSecret, name, row.sealed);
  };
  const existing = await read();
  if (existing) return existing;
  const made = seal(appSecret, name, await make());
  await database.system`insert into installation_secret (name, sealed, created_at) values (${name}, ${made}, ${now})
    on conflict (name) do nothing`;
  return (await read())!;
}
