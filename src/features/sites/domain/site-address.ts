import { z } from 'zod';
import { isReservedSegment } from '#shared/reserved-segments.ts';

/** Names by which a page of somebody's would pass for one of ours. */
const takesUsFor =
  /groundwork|^(?:account|admin|billing|help|log-?in|password|payment|security|sign-?(?:in|up)|support)$/;

/** What the address of a site ends with: a label as host names have them (RFC 1035 §2.3.1), so that it can be one. */
export const addressSchema = z
  .string()
  .regex(/^[a-z\d](?:[a-z\d-]{1,38}[a-z\d])$/, 'Small letters, digits and hyphens, three to forty of them')
  .refine(
    (text) => !isReservedSegment(text) && !/^..--/.test(text) && !takesUsFor.test(text),
    'Is kept for something else',
  );
