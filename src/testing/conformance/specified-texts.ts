/**
 * Every exact message about signing in (docs/pages.md, "Messages") and who says it: the public client by itself, one of our
 * pages, by its name, or the security tab. Each is looked for where it is said: texts.api.test.ts calls the client,
 * specified-texts.test.tsx renders the pages, security-tab.test.tsx uses the tab.
 *
 * Two specified texts are not here, because nobody sees them on a page: "No authenticated user found" and "Error fetching
 * user data:" are for the browser's console. The account settings write them, and settings-tabs.test.tsx reads them there.
 */
export interface SpecifiedText {
  readonly text: string;
  readonly about: 'input' | 'result';
  readonly by: 'client' | 'forgot-password' | 'auth-callback' | 'auth-confirm' | 'security tab';
}

export const specifiedTexts: readonly SpecifiedText[] = [
  { about: 'input', by: 'client', text: 'You must provide either an email or phone number.' },
  { about: 'input', by: 'client', text: 'No session defined in URL' },
  { about: 'input', by: 'client', text: 'No code detected.' },
  { about: 'input', by: 'client', text: 'Not a valid PKCE flow url.' },
  { about: 'input', by: 'client', text: 'Not a valid implicit grant flow url.' },
  // Named without their words: "needs an email or phone plus a password", "plus a type", "needs both", "aborts with".
  { about: 'input', by: 'client', text: 'You must provide either an email or phone number and a password' },
  { about: 'input', by: 'client', text: 'You must provide either an email or phone number and a type' },
  { about: 'input', by: 'client', text: 'Auth session missing!' },
  { about: 'input', by: 'client', text: 'Email link is invalid or has expired' },
  { about: 'result', by: 'client', text: 'Auth session missing!' },
  { about: 'result', by: 'client', text: 'Auth session or user missing' },
  { about: 'result', by: 'client', text: 'supabaseUrl is required.' },
  { about: 'result', by: 'client', text: 'supabaseKey is required.' },
  { about: 'result', by: 'client', text: 'No browser detected.' },
  // The installed client answers "neither user nor session" to an empty answer; our page says it in its place.
  { about: 'result', by: 'forgot-password', text: 'An error occurred on token verification.' },
  { about: 'input', by: 'forgot-password', text: 'Please verify that you are not a robot' },
  { about: 'input', by: 'forgot-password', text: 'Please enter your email address' },
  { about: 'input', by: 'forgot-password', text: 'Too many attempts. Please try again in {n} seconds.' },
  { about: 'input', by: 'forgot-password', text: 'Please enter the verification code' },
  { about: 'input', by: 'forgot-password', text: 'Invalid verification code. Please try again.' },
  { about: 'input', by: 'forgot-password', text: 'Passwords do not match' },
  { about: 'input', by: 'forgot-password', text: 'Password must be at least 8 characters long' },
  { about: 'input', by: 'security tab', text: "New passwords don't match" },
  { about: 'result', by: 'security tab', text: 'Password successfully updated' },
  { about: 'result', by: 'security tab', text: "New passwords don't match" },
  { about: 'result', by: 'forgot-password', text: 'An error occurred while processing your request.' },
  { about: 'result', by: 'forgot-password', text: 'An error occurred while resetting your password.' },
  { about: 'result', by: 'auth-callback', text: 'Failed to sign in. Please try again.' },
  { about: 'result', by: 'auth-callback', text: 'An error occurred during account setup.' },
  { about: 'result', by: 'auth-callback', text: 'An unexpected error occurred.' },
  { about: 'result', by: 'auth-callback', text: 'Something went wrong. Please try again.' },
  { about: 'result', by: 'auth-confirm', text: 'Authentication failed. Please try again.' },
  { about: 'result', by: 'forgot-password', text: 'Verification code sent.' },
  { about: 'result', by: 'forgot-password', text: 'New verification code sent.' },
  { about: 'result', by: 'forgot-password', text: 'Code verified successfully. Please set your new password.' },
  {
    about: 'result',
    by: 'forgot-password',
    text: 'Your password has been reset successfully. Redirecting to login...',
  },
];
