import type { Sql, Tx } from '#server/db/connect.ts';
import type { AuthFactor, AuthIdentity, WholeUser } from '../auth-user.ts';

/**
 * The row `u` of auth_user with its identities and factors as one JSON value, so that a person is read by one statement.
 * Read it back with `readWholeUser`.
 */
export const selectWholeUser = (sql: Sql | Tx) => sql`json_build_object(
  'id', u.id, 'email', u.email, 'passwordHash', u.password_hash, 'userMetadata', u.user_metadata,
  'appMetadata', u.app_metadata, 'isAnonymous', u.is_anonymous, 'emailConfirmedAt', u.email_confirmed_at,
  'newEmail', u.new_email, 'invitedAt', u.invited_at, 'confirmationSentAt', u.confirmation_sent_at,
  'recoverySentAt', u.recovery_sent_at, 'reauthenticationSentAt', u.reauthentication_sent_at,
  'emailChangeSentAt', u.email_change_sent_at, 'bannedUntil', u.banned_until, 'createdAt', u.created_at,
  'updatedAt', u.updated_at, 'lastSignInAt', u.last_sign_in_at,
  'identities', (
    select coalesce(json_agg(json_build_object('id', i.id, 'userId', i.user_id, 'provider', i.provider,
      'providerId', i.provider_id, 'identityData', i.identity_data, 'createdAt', i.created_at,
      'updatedAt', i.updated_at, 'lastSignInAt', i.last_sign_in_at) order by i.created_at, i.provider), '[]')
    from auth_identity i where i.user_id = u.id),
  'factors', (
    select coalesce(json_agg(json_build_object('id', f.id, 'userId', f.user_id, 'factorType', f.factor_type,
      'friendlyName', f.friendly_name, 'status', f.status, 'createdAt', f.created_at,
      'updatedAt', f.updated_at) order by f.created_at, f.id), '[]')
    from auth_factor f where f.user_id = u.id))`;

/** A value as JSON carries it: times are ISO texts. */
type InJson<T> = {
  readonly [Key in keyof T]: T[Key] extends Date
    ? string
    : T[Key] extends Date | null
      ? string | null
      : T[Key] extends readonly (infer Item extends AuthIdentity | AuthFactor)[]
        ? readonly InJson<Item>[]
        : T[Key];
};

export type WholeUserJson = InJson<WholeUser>;

function toDate<Time extends string | null>(time: Time): Time extends string ? Date : Date | null;
function toDate(time: string | null): Date | null {
  return time === null ? null : new Date(time);
}

/** The person that `selectWholeUser` selected. */
export function readWholeUser(json: WholeUserJson): WholeUser {
  return {
    ...json,
    emailConfirmedAt: toDate(json.emailConfirmedAt),
    invitedAt: toDate(json.invitedAt),
    confirmationSentAt: toDate(json.confirmationSentAt),
    recoverySentAt: toDate(json.recoverySentAt),
    reauthenticationSentAt: toDate(json.reauthenticationSentAt),
    emailChangeSentAt: toDate(json.emailChangeSentAt),
    bannedUntil: toDate(json.bannedUntil),
    createdAt: toDate(json.createdAt),
    updatedAt: toDate(json.updatedAt),
    lastSignInAt: toDate(json.lastSignInAt),
    identities: json.identities.map((identity) => ({
      ...identity,
      createdAt: toDate(identity.createdAt),
      updatedAt: toDate(identity.updatedAt),
      lastSignInAt: toDate(identity.lastSignInAt),
    })),
    factors: json.factors.map((factor) => ({
      ...factor,
      createdAt: toDate(factor.createdAt),
      updatedAt: toDate(factor.updatedAt),
    })),
  };
}
