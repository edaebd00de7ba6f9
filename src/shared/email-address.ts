import { z } from 'zod';

/**
 * A plain address in the one form it is stored in. ASCII before it is made lower case: other scripts have letters that
 * become Latin ones then, as the Kelvin sign does. Lengths are those of RFC 5321 (4.5.3.1.1; 254 is what its path of 256
 * leaves without the brackets).
 */
export const emailAddressSchema = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]*$/)
  .toLowerCase()
  .max(254)
  .regex(/^[^@]{1,64}@/)
  .pipe(z.email());
