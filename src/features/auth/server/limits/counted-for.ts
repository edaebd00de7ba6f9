import type { AuthContext } from '../auth-context.ts';
import type { AuthCall } from '../protocol/auth-call.ts';
import type { LimitName } from './limits.ts';

/**
 * Whom a use is counted for: the caller's device where it signed in before (to the account of the address, if one is
 * named), else their network address. So strangers at the same address use nothing of the owner's up.
 */
export async function countedFor(
  { sessions }: Pick<AuthContext, 'sessions'>,
  name: 'code' | 'flow' | 'challenge',
  call: AuthCall,
  email?: string,
): Promise<readonly [LimitName, string]> {
  const device = await sessions.findKnownDevice(call, email);
  return device === undefined ? [`${name}.address`, call.address] : [`${name}.device`, device];
}
