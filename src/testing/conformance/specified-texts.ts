/**
 * Every exact message about signing in (docs/pages.md, "Messages") and who says it: the public client by itself, one of our
 * pages, by its name, or the security tab. Each is looked for where it is said: texts.api.test.ts calls the client,
 * specified-texts.test.tsx renders the pages, security-tab.test.tsx uses the tab. `paragraph` groups them: '5' for messages
 * about input, '8' for errors and results.
 *
 * Two specified texts are not here: "No authenticated user found" and "Error fetching user data:" are for the log of a
 * client that loads profiles by itself. Ours asks the API, which answers 401, and no code of the product says them.
 */
export interface SpecifiedText {
  readonly text: string;
  readonly paragraph: '5' | '8';
  readonly by: 'client' | 'forgot-password' | 'auth-callback' | 'auth-confirm' | 'security tab';
}

export const specifiedTexts: readonly SpecifiedText[] = [
  { paragraph: '5', by: 'client', text: 'You must provide either an email or phone number.' },
  { paragraph: '5', by: 'client', text: 'No session defined in URL' },
  { paragraph: '5', by: 'client', text: 'No code detected.' },
  { paragraph: '5', by: 'client', text: 'Not a valid PKCE flow url.' },
  { paragraph: '5', by: 'client', text: 'Not a valid implicit grant flow url.' },
  // Named without their words: "needs an email or phone plus a password", "plus a type", "needs both", "aborts with".
  { paragraph: '5', by: 'client', text: 'You must provide either an email or phone number and a password' },
  { paragraph: '5', by: 'client', text: 'You must provide either an email or phone number and a type' },
  { paragraph: '5', by: 'client', text: 'Auth session missing!' },
  { paragraph: '5', by: 'client', text: 'Email link is invalid or has expired' },
  { paragraph: '8', by: 'client', text: 'Auth session missing!' },
  { paragraph: '8', by: 'client', text: 'Auth session or user missing' },
  { paragraph: '8', by: 'client', text: 'supabaseUrl is required.' },
  { paragraph: '8', by: 'client', text: 'supabaseKey is required.' },
  { paragraph: '8', by: 'client', text: 'No browser detected.' },
  // The installed client answers "neither user nor session" to an empty answer; our page says it in its place.
  { paragraph: '8', by: 'forgot-password', text: 'An error occurred on token verification.' },
  { paragraph: '5', by: 'forgot-password', text: 'Please verify that you are not a robot' },
  { paragraph: '5', by: 'forgot-password', text: 'Please enter your email address' },
  { paragraph: '5', by: 'forgot-password', text: 'Too many attempts. Please try again in {n} seconds.' },
  { paragraph: '5', by: 'forgot-password', text: 'Please enter the verification code' },
  { paragraph: '5', by: 'forgot-password', text: 'Invalid verification code. Please try again.' },
  { paragraph: '5', by: 'forgot-password', text: 'Passwords do not match' },
  { paragraph: '5', by: 'forgot-password', text: 'Password must be at least 8 characters long' },
  { paragraph: '5', by: 'security tab', text: "New passwords don't match" },
  { paragraph: '8', by: 'security tab', text: 'Password successfully updated' },
  { paragraph: '8', by: 'security tab', text: "New passwords don't match" },
  { paragraph: '8', by: 'forgot-password', text: 'An error occurred while processing your request.' },
  { paragraph: '8', by: 'forgot-password', text: 'An error occurred while resetting your password.' },
  { paragraph: '8', by: 'auth-callback', text: 'Failed to sign in. Please try again.' },
  { paragraph: '8', by: 'auth-callback', text: 'An error occurred during account setup.' },
  { paragraph: '8', by: 'auth-callback', text: 'An unexpected error occurred.' },
  { paragraph: '8', by: 'auth-callback', text: 'Something went wrong. Please try again.' },
  { paragraph: '8', by: 'auth-confirm', text: 'Authentication failed. Please try again.' },
  { paragraph: '8', by: 'forgot-password', text: 'Verification code sent.' },
  { paragraph: '8', by: 'forgot-password', text: 'New verification code sent.' },
  { paragraph: '8', by: 'forgot-password', text: 'Code verified successfully. Please set your new password.' },
  { paragraph: '8', by: 'forgot-password', text: 'Your password has been reset successfully. Redirecting to login...' },
];
