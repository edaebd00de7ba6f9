/** How somebody proved who they are, and when (seconds): what the protocol calls `amr`. */
export interface AuthMethodRecord {
  readonly method: AuthMethod;
  readonly timestamp: number;
}

export type AuthMethod =
  | 'password'
  | 'otp'
  | 'recovery'
  | 'invite'
  | 'magiclink'
  | 'email/signup'
  | 'email_change'
  | 'oauth'
  | 'anonymous'
  | 'totp'
  | 'recovery_code';

/** A person as the protocol knows them. */
export interface AuthUser {
  readonly id: string;
  /** Lower case; null for an anonymous person. */
  readonly email: string | null;
  readonly passwordHash: string | null;
  readonly userMetadata: Readonly<Record<string, unknown>>;
  readonly appMetadata: Readonly<Record<string, unknown>>;
  readonly isAnonymous: boolean;
  readonly emailConfirmedAt: Date | null;
  readonly newEmail: string | null;
  readonly invitedAt: Date | null;
  readonly confirmationSentAt: Date | null;
  readonly recoverySentAt: Date | null;
  readonly reauthenticationSentAt: Date | null;
  readonly emailChangeSentAt: Date | null;
  readonly bannedUntil: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly lastSignInAt: Date | null;
}

/** A way to sign in that belongs to a person. */
export interface AuthIdentity {
  readonly id: string;
  readonly userId: string;
  /** "email", "google". */
  readonly provider: string;
  readonly providerId: string;
  readonly identityData: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly lastSignInAt: Date | null;
}

/** A second factor, without its secret. */
export interface AuthFactor {
  readonly id: string;
  readonly userId: string;
  readonly factorType: 'totp' | 'recovery_code';
  readonly friendlyName: string;
  readonly status: 'unverified' | 'verified';
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A person with everything their token and their user object tell. */
export interface WholeUser extends AuthUser {
  readonly identities: readonly AuthIdentity[];
  readonly factors: readonly AuthFactor[];
}

/** Whether a second factor has to be shown before anything opens. */
export const needsSecondFactor = ({ factors }: Pick<WholeUser, 'factors'>): boolean =>
  factors.some(({ factorType, status }) => factorType === 'totp' && status === 'verified');

/** What the server says of a person: their providers, and whatever an administrator added. */
export function appMetadataOf(user: WholeUser): Readonly<Record<string, unknown>> {
  const providers = [...new Set(user.identities.map(({ provider }) => provider))];
  return { ...user.appMetadata, ...(providers[0] && { provider: providers[0], providers }) };
}
