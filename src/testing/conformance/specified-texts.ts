/**
 * Every specified text about signing in (5: rules for input, 8: errors), and what shows it: the public client, one of our
 * pages (tested in the browser, not here), or the log.
 */
export interface SpecifiedText {
  readonly text: string;
  readonly paragraph: '5' | '8';
  readonly by: 'client' | 'screen' | 'log';
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
  // The installed client answers "neither user nor session" to an empty answer; our screens say it in its place.
  { paragraph: '8', by: 'screen', text: 'An error occurred on token verification.' },
  { paragraph: '5', by: 'screen', text: 'Please verify that you are not a robot' },
  { paragraph: '5', by: 'screen', text: 'Please enter your email address' },
  { paragraph: '5', by: 'screen', text: 'Too many attempts. Please try again in {n} seconds.' },
  { paragraph: '5', by: 'screen', text: 'Please enter the verification code' },
  { paragraph: '5', by: 'screen', text: 'Invalid verification code. Please try again.' },
  { paragraph: '5', by: 'screen', text: 'Passwords do not match' },
  { paragraph: '5', by: 'screen', text: 'Password must be at least 8 characters long' },
  { paragraph: '5', by: 'screen', text: "New passwords don't match" },
  { paragraph: '5', by: 'log', text: 'No authenticated user found' },
  { paragraph: '8', by: 'log', text: 'Error fetching user data:' },
  { paragraph: '8', by: 'screen', text: 'Password successfully updated' },
  { paragraph: '8', by: 'screen', text: "New passwords don't match" },
  { paragraph: '8', by: 'screen', text: 'An error occurred while processing your request.' },
  { paragraph: '8', by: 'screen', text: 'An error occurred while resetting your password.' },
  { paragraph: '8', by: 'screen', text: 'Failed to sign in. Please try again.' },
  { paragraph: '8', by: 'screen', text: 'An error occurred during account setup.' },
  { paragraph: '8', by: 'screen', text: 'An unexpected error occurred.' },
  { paragraph: '8', by: 'screen', text: 'Something went wrong. Please try again.' },
  { paragraph: '8', by: 'screen', text: 'Authentication failed. Please try again.' },
  { paragraph: '8', by: 'screen', text: 'Verification code sent.' },
  { paragraph: '8', by: 'screen', text: 'New verification code sent.' },
  { paragraph: '8', by: 'screen', text: 'Code verified successfully. Please set your new password.' },
  { paragraph: '8', by: 'screen', text: 'Your password has been reset successfully. Redirecting to login...' },
];
