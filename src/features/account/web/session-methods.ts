/** Whether a session's second factor was a recovery code, as its access token says; false for what cannot be read. */
export function wasOpenedWithRecoveryCode(accessToken: string): boolean {
  try {
    const [, payload = ''] = accessToken.split('.');
    const { amr }: { amr?: unknown } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    return Array.isArray(amr) && amr.some((one) => Object(one).method === 'recovery_code');
  } catch {
    return false;
  }
}
