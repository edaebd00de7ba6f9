import { z } from 'zod';
import { AuthError } from './auth-errors.ts';

/** What a client sends along that will exchange the link it asks for itself. */
export const challengeFields = {
  code_challenge: z.string().max(200).nullish(),
  code_challenge_method: z.string().max(10).nullish(),
};

interface ChallengeFields {
  readonly code_challenge?: string | null | undefined;
  readonly code_challenge_method?: string | null | undefined;
}

/** The S256 challenge of a request, or null. Throws validation_failed for any other method and for half a pair. */
export function readCodeChallenge({
  code_challenge: challenge,
  code_challenge_method: method,
}: ChallengeFields): string | null {
  if (!challenge && !method) return null;
  if (!challenge || !method)
    throw new AuthError('validation_failed', {
      message: 'PKCE flow requires code_challenge_method and code_challenge',
    });
  if (method.toLowerCase() !== 's256')
    throw new AuthError('validation_failed', { message: 'code_challenge_method must be S256' });
  // RFC 7636, section 4.2: 43 characters for SHA-256; the protocol lets up to 128 pass.
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(challenge))
    throw new AuthError('validation_failed', { message: 'code_challenge has to be 43 to 128 characters' });
  return challenge;
}
