import { z } from 'zod';
import { emailAddressSchema } from '#shared/email-address.ts';
import { isPlainJson } from '#shared/plain-json.ts';
import { AuthError } from '../auth-errors.ts';
import { maxPasswordLength } from '../passwords.ts';

/** An address in the one form it is stored in. Throws email_address_invalid. */
export function parseEmail(email: string): string {
  const parsed = emailAddressSchema.safeParse(email);
  if (!parsed.success) throw new AuthError('email_address_invalid');
  return parsed.data;
}

/** An address, or undefined where it is none: for answers that must not tell. */
export function findEmail(email: string): string | undefined {
  return emailAddressSchema.safeParse(email).data;
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
  if (!isPlainJson(body))
    throw new AuthError('validation_failed', { message: 'body: holds NUL, half a character, or is nested too deeply' });
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new AuthError('validation_failed', { message: `${issue?.path.join('.') || 'body'}: ${issue?.message}` });
}
