import { isPlainJson } from '#shared/plain-json.ts';
import { singleLineText } from '#shared/text-schema.ts';
import { findEmail } from './protocol/body.ts';

/** Who somebody is at another provider, as far as we take it over. */
export interface ProviderProfile {
  readonly provider: string;
  /** What the provider calls them for ever; an address may change hands, a subject does not. */
  readonly subject: string;
  /** In the form addresses are stored in; undefined where there is none. */
  readonly email: string | undefined;
  readonly isEmailVerified: boolean;
  readonly fullName: string | undefined;
  /** The identity's data in the protocol. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Reads the claims of a verified ID token; undefined for a subject nobody could have (OpenID Connect Core, section 2). */
export function readProfile(provider: string, claims: Readonly<Record<string, unknown>>): ProviderProfile | undefined {
  const { sub: subject } = claims;
  if (typeof subject !== 'string' || subject === '' || subject.length > 255 || !isPlainJson(subject)) return undefined;
  const email = typeof claims.email === 'string' ? findEmail(claims.email) : undefined;
  // Some providers write the boolean as text.
  const isEmailVerified = email !== undefined && (claims.email_verified === true || claims.email_verified === 'true');
  const fullName = singleLineText(120).safeParse(claims.name).data || undefined;
  const picture = readPicture(claims.picture);
  const data = {
    iss: claims.iss,
    sub: subject,
    provider_id: subject,
    ...(email !== undefined && { email }),
    email_verified: isEmailVerified,
    phone_verified: false,
    ...(fullName !== undefined && { name: fullName, full_name: fullName }),
    ...(picture !== undefined && { picture, avatar_url: picture }),
  };
  return { provider, subject, email, isEmailVerified, fullName, data };
}

/** The address of a picture is passed on, never fetched. */
function readPicture(picture: unknown): string | undefined {
  if (typeof picture !== 'string' || picture.length > 500 || !URL.canParse(picture)) return undefined;
  return new URL(picture).protocol === 'https:' ? picture : undefined;
}
