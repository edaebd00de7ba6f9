import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AuthError } from '@supabase/auth-js';

/** Known refusals by code, in the words of the service. */
const texts: Readonly<Record<string, MessageDescriptor>> = {
  current_password_invalid: msg`Current password is not valid`,
  same_password: msg`New password should be different from the old password.`,
  reauthentication_needed: msg`Password update requires reauthentication`,
  reauthentication_not_valid: msg`Invalid verification code. Please try again.`,
  otp_expired: msg`Token has expired or is invalid`,
  mfa_verification_failed: msg`Invalid TOTP code entered`,
  mfa_challenge_expired: msg`MFA challenge has expired, verify against another challenge or create a new one.`,
  mfa_factor_name_conflict: msg`A factor with this friendly name already exists`,
  too_many_enrolled_mfa_factors: msg`Maximum number of verified factors reached, unenroll to continue`,
  mfa_recovery_codes_locked: msg`Too many failed verification attempts, try again later`,
  over_request_rate_limit: msg`Request rate limit reached`,
  insufficient_aal: msg`AAL2 session is required for this request`,
  session_not_found: msg`Your session has ended. Sign in again.`,
};

/** What a person reads when the authentication service refuses: known codes, then its own text, then the fallback. */
export function authErrorText(i18n: I18n, error: Pick<AuthError, 'code' | 'message' | 'name'>): string {
  if (error.name === 'AuthRetryableFetchError')
    return i18n._(msg`Groundwork cannot be reached. Check your connection and try again.`);
  const known = texts[error.code ?? ''];
  if (known !== undefined) return i18n._(known);
  return error.message.trim() || i18n._(msg`An error occurred while processing your request.`);
}
