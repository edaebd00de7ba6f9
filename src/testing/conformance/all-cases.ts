import { adminCases } from './admin-cases.ts';
import { clientFactorCases } from './client-factor-cases.ts';
import { clientLocalCases } from './client-local-cases.ts';
import { clientOauthCases } from './client-oauth-cases.ts';
import { clientRefusedCases } from './client-refused-cases.ts';
import { clientSessionCases } from './client-session-cases.ts';
import { clientSignInCases } from './client-sign-in-cases.ts';
import type { ConformanceCase } from './conformance-case.ts';
import { factorCases } from './factor-cases.ts';
import { mailedCases } from './mailed-cases.ts';
import { oauthCases } from './oauth-cases.ts';
import { oauthTokenCases } from './oauth-token-cases.ts';
import { recoveryCodeCases } from './recovery-code-cases.ts';
import { signUpCases } from './sign-up-cases.ts';
import { tokenCases } from './token-cases.ts';
import { userCases } from './user-cases.ts';
import { verifyCases } from './verify-cases.ts';
import { verifyLinkCases } from './verify-link-cases.ts';
import { verifyRefusedCases } from './verify-refused-cases.ts';

/** Everything the suite says of the protocol; what it generates from the routes comes on top. */
export const allCases: readonly ConformanceCase[] = [
  ...signUpCases,
  ...tokenCases,
  ...mailedCases,
  ...verifyCases,
  ...verifyRefusedCases,
  ...verifyLinkCases,
  ...userCases,
  ...factorCases,
  ...recoveryCodeCases,
  ...adminCases,
  ...clientSignInCases,
  ...clientSessionCases,
  ...clientLocalCases,
  ...clientFactorCases,
  ...clientRefusedCases,
  ...oauthCases,
  ...oauthTokenCases,
  ...clientOauthCases,
];
