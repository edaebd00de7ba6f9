/**
 * The error codes of the authentication protocol that we answer, with status and text as its public client knows them
 * (see "Error codes" of the protocol's documentation). `{}` in a text is filled in by the caller.
 */
const authErrors = {
  anonymous_provider_disabled: { status: 422, message: 'Anonymous sign-ins are disabled' },
  bad_code_verifier: { status: 400, message: 'code challenge does not match previously saved code verifier' },
  bad_json: { status: 400, message: 'Could not parse request body as JSON' },
  bad_jwt: { status: 403, message: 'invalid JWT: unable to parse or verify signature' },
  bad_oauth_callback: { status: 400, message: 'OAuth callback with missing or unknown state' },
  bad_oauth_state: { status: 400, message: 'OAuth state is invalid or was used already' },
  captcha_failed: { status: 400, message: 'captcha protection: request disallowed' },
  current_password_invalid: { status: 400, message: 'Current password is not valid' },
  database_away: { status: 503, message: 'The service is not available right now. Please try again.' },
  email_address_invalid: { status: 400, message: 'Unable to validate email address: invalid format' },
  email_exists: { status: 422, message: 'A user with this email address has already been registered' },
  email_not_confirmed: { status: 400, message: 'Email not confirmed' },
  feature_disabled: { status: 404, message: 'This feature is disabled' },
  flow_state_expired: { status: 404, message: 'invalid flow state, flow state has expired' },
  flow_state_not_found: { status: 404, message: 'invalid flow state, no valid flow state found' },
  identity_already_exists: { status: 422, message: 'Identity is already linked to another user' },
  identity_not_found: { status: 422, message: "Identity doesn't exist" },
  insufficient_aal: { status: 403, message: 'AAL2 session is required for this request' },
  invalid_credentials: { status: 400, message: 'Invalid login credentials' },
  mfa_challenge_expired: {
    status: 422,
    message: 'MFA challenge has expired, verify against another challenge or create a new one.',
  },
  mfa_factor_name_conflict: { status: 422, message: 'A factor with this friendly name already exists' },
  mfa_factor_not_found: { status: 404, message: 'Factor not found' },
  mfa_phone_enroll_not_enabled: { status: 422, message: 'MFA enroll is disabled for phone' },
  mfa_recovery_codes_locked: { status: 429, message: 'Too many failed verification attempts, try again later' },
  mfa_recovery_codes_sole_factor: {
    status: 422,
    message: 'At least one other verified factor is required to generate recovery codes',
  },
  mfa_verification_failed: { status: 422, message: 'Invalid TOTP code entered' },
  mfa_verified_factor_exists: {
    status: 422,
    message: 'Recovery codes are already enrolled for this user, use regenerate to rotate them',
  },
  mfa_webauthn_enroll_not_enabled: { status: 422, message: 'MFA enroll is disabled for WebAuthn' },
  no_authorization: { status: 401, message: 'This endpoint requires a valid Bearer token' },
  not_admin: { status: 403, message: 'User not allowed' },
  not_found: { status: 404, message: 'There is no such endpoint' },
  oauth_provider_not_supported: { status: 400, message: 'Unsupported provider: provider is not enabled' },
  otp_expired: { status: 403, message: 'Token has expired or is invalid' },
  over_email_send_rate_limit: {
    status: 429,
    message: 'For security purposes, you can only request this after {} seconds.',
  },
  over_request_rate_limit: { status: 429, message: 'Request rate limit reached' },
  passkey_disabled: { status: 404, message: 'Passkeys are disabled' },
  phone_provider_disabled: { status: 400, message: 'Unsupported phone provider' },
  provider_disabled: { status: 400, message: 'Unsupported provider: provider is not enabled' },
  provider_email_needs_verification: {
    status: 403,
    message: 'The email address of this provider has not been verified',
  },
  reauthentication_needed: { status: 400, message: 'Password update requires reauthentication' },
  reauthentication_not_valid: { status: 422, message: 'Nonce has expired or is invalid' },
  refresh_token_already_used: { status: 400, message: 'Invalid Refresh Token: Already Used' },
  refresh_token_not_found: { status: 400, message: 'Invalid Refresh Token: Refresh Token Not Found' },
  request_too_large: { status: 413, message: 'Request body is too large' },
  same_password: { status: 422, message: 'New password should be different from the old password.' },
  saml_provider_disabled: { status: 404, message: 'SAML 2.0 is disabled' },
  session_not_found: { status: 403, message: 'Session from session_id claim in JWT does not exist' },
  signup_disabled: { status: 422, message: 'Signups not allowed for this instance' },
  single_identity_not_deletable: { status: 422, message: 'User must have at least 1 identity after unlinking' },
  storage_full: { status: 507, message: 'There is no room to store anything at the moment. Please try again later.' },
  too_many_enrolled_mfa_factors: {
    status: 422,
    message: 'Maximum number of verified factors reached, unenroll to continue',
  },
  unexpected_failure: { status: 500, message: 'Unexpected failure, please check server logs for more information' },
  unsupported_grant_type: { status: 400, message: 'unsupported_grant_type' },
  user_already_exists: { status: 422, message: 'User already registered' },
  user_banned: { status: 400, message: 'User is banned' },
  user_not_found: { status: 404, message: 'User not found' },
  validation_failed: { status: 400, message: 'The request is not valid' },
  weak_password: { status: 422, message: 'Password should be at least {} characters.' },
  web3_provider_disabled: { status: 422, message: 'Web3 provider is disabled' },
} as const;

export type AuthErrorCode = keyof typeof authErrors;

interface AuthErrorOptions {
  /** Replaces the whole text. */
  readonly message?: string;
  /** Fills the `{}` of the text. */
  readonly value?: string | number;
  readonly retryAfterSeconds?: number;
}

/** An expected refusal of the protocol. */
export class AuthError extends Error {
  readonly code: AuthErrorCode;
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;
  constructor(code: AuthErrorCode, options: AuthErrorOptions = {}) {
    super(options.message ?? authErrors[code].message.replace('{}', String(options.value ?? '')));
    this.name = 'AuthError';
    this.code = code;
    this.status = authErrors[code].status;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** The version of the protocol whose callers get the short error envelope. */
export const apiVersion = '2024-01-01';

/** Both envelopes of the protocol: callers that name the API version get `{code, message}`, older ones the long form. */
export function authErrorResponse(error: AuthError, request: Request): Response {
  const isVersioned = request.headers.get('x-supabase-api-version') === apiVersion;
  const weak = error.code === 'weak_password' ? { weak_password: { reasons: ['length'] } } : {};
  const body = isVersioned
    ? { code: error.code, message: error.message, ...weak }
    : { code: error.status, error_code: error.code, msg: error.message, ...weak };
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' });
  if (error.retryAfterSeconds) headers.set('retry-after', String(error.retryAfterSeconds));
  return new Response(JSON.stringify(body), { status: error.status, headers });
}
