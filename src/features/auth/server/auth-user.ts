/** A person as the protocol knows them. */
export interface AuthUser {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly userMetadata: { readonly full_name?: string };
  readonly emailConfirmedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly lastSignInAt: Date | null;
}
