import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto';

/** What marks a browser, as its cookie holds it. */
export interface DeviceValues {
  /** A value for a browser that has none: 128 random bits and their signature. */
  make(): string;
  /** The value a browser sent, if we made it; undefined for one that somebody made up, and for none. */
  read(sent: string | undefined): string | undefined;
}

/** Makes and knows the values of one installation; told apart without asking the database. `key` is of this use alone. */
export function createDeviceValues(key: Buffer): DeviceValues {
  // Made ready once: each request is asked for its device.
  const prepared = createSecretKey(key);
  const sign = (id: string): Buffer => createHmac('sha256', prepared).update(id).digest().subarray(0, 16);
  return {
    make: () => {
      const id = randomBytes(16).toString('base64url');
      return `${id}.${sign(id).toString('base64url')}`;
    },
    read: (sent) => {
      const [, id, signature] = /^([\w-]{22})\.([\w-]{22})$/.exec(sent ?? '') ?? [];
      if (id === undefined || signature === undefined) return undefined;
      return timingSafeEqual(Buffer.from(signature, 'base64url'), sign(id)) ? sent : undefined;
    },
  };
}
