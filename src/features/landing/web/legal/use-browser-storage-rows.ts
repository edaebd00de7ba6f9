import { useLingui } from '@lingui/react/macro';
import { LANGUAGE_COOKIE } from '#shared/languages.ts';
import { LOOK_COOKIE } from '#shared/look.ts';

/** Everything the product puts into a browser, by name, and what for. Names are never translated. */
export function useBrowserStorageRows(): readonly (readonly [name: string, use: string])[] {
  const { t } = useLingui();
  return [
    [
      'gw-session-…',
      t`Cookie. One half of what keeps you signed in; no script can read it. Ends with the session, at the latest after 400 days.`,
    ],
    [
      'gw-device',
      t`Cookie. A random number that tells us this browser signed in before, so that a stranger's attempts do not lock you out. 400 days.`,
    ],
    [LANGUAGE_COOKIE, t`Cookie. The language you chose; set only if you choose one. One year.`],
    [LOOK_COOKIE, t`Cookie. The theme and layout of your account; set only if you choose some. One year.`],
    ['gw-kept', t`Cookie. Lets the page say that signing in undid a planned deletion. Five minutes at most.`],
    ['gw-journey-…', t`Cookie. Ties a sign-in with Google to the browser it began in. Ten minutes.`],
    ['sb-…-auth-token', t`Local storage. The other half of your session. Removed when you sign out.`],
    [
      'isAuthenticated, userName, userPlan, userProfileImage',
      t`Local storage. What the first paint of a page needs, until the server has answered. Removed when you sign out.`,
    ],
    [
      'groundwork.*',
      t`Local and session storage. Your language and layout, the business open in a tab, and an answer you have begun to type.`,
    ],
    ['password_reset_last_attempt', t`Local storage. When this browser last asked for a new password.`],
  ];
}
