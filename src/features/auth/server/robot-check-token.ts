import { z } from 'zod';
import { robotCheckForms } from '#shared/robot-check-form.ts';

/** A token of ours has about 900 characters. */
const maxTokenLength = 4096;

const hex = z.string().regex(/^[0-9a-f]{8,256}$/);

/** Strict throughout: the signature covers exactly these parameters, so one more is a forged one. */
const tokenSchema = z.strictObject({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      cost: z.int().positive(),
      data: z.strictObject({ form: z.enum(robotCheckForms), expiresAt: z.int().positive() }),
      keyLength: z.literal(32),
      keyPrefix: hex,
      keySignature: hex,
      nonce: hex,
      salt: hex,
    }),
    signature: hex,
  }),
  solution: z.strictObject({
    counter: z.int().nonnegative(),
    derivedKey: hex,
    time: z.number().optional(),
  }),
});

/** A challenge with its solution, as the browser sends it: base64 of JSON. Nothing of it is to be believed yet. */
export type RobotCheckToken = z.infer<typeof tokenSchema>;

/** Reads a token; undefined for anything that has not its shape. */
export function parseRobotCheckToken(text: string): RobotCheckToken | undefined {
  if (text.length > maxTokenLength) return undefined;
  try {
    return tokenSchema.safeParse(JSON.parse(Buffer.from(text, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
