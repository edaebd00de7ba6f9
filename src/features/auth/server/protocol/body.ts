import { z } from 'zod';
import { isPlainJson } from '#shared/plain-json.ts';
import { AuthError } from '../auth-errors.ts';
import { maxPasswordLength } from '../passwords.ts';

/** ASCII before it is made lower case: other scripts have letters that become Latin ones then, as the Kelvin sign does. */
const emailFormat = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]*$/)
  .toLowerCase()
  .max(254)
  .pipe(z.email());

/** An address in the one form it is stored in. Throws email_address_invalid. */
export function parseEmail(email: string): string {
  const parsed = emailFormat.safeParse(email);
  if (!parsed.success) throw new AuthError('email_address_invalid');
  return parsed.data;
}

/** An address, or undefined where it is none: for answers that must not tell. */
export function findEmail(email: string): string | undefined {
  return emailFormat.safeParse(email).data;
}

/** What a robot check and other protections send along. */
export const securitySchema = {
  gotrue_meta_security: z.object({ captcha_token: z.string().max(20_000).nullish() }).nullish(),
};

/** A password to be set; how short it may be is the instance's to say. */
export const newPasswordSchema = z.string().max(maxPasswordLength);

/** A password to be compared: one too long to have been accepted is simply a wrong one. */
export const triedPasswordSchema = z.string().transform((text) => text.slice(0, maxPasswordLength + 1));

/**
 * Reads a JSON body. Throws bad_json, or validation_failed with the field named, or for what could not be stored. An
 * empty body counts as `{}`.
 */
export async function readBody<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.infer<Schema>> {
  const text = await request.text();
  let body: unknown = {};
  try {
    if (text.trim() !== '') body = JSON.parse(text);
  } catch {
    throw new AuthError('bad_json');
  }
  if (!isPlainJson(withoutPassword(body)))
    throw new AuthError('validation_failed', { message: 'body: holds NUL, half a character, or is nested too deeply' });
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new AuthError('validation_failed', { message: `${issue?.path.join('.') || 'body'}: ${issue?.message}` });
}

/** A password is hashed and never stored, so whatever somebody types is simply right or wrong. */
function withoutPassword(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'password' in body && typeof body.password === 'string'
    ? { ...body, password: '' }
    : body;
}
