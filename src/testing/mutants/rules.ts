/** The rules of the authentication service that must hold whatever is built on it, clause by clause. */
export const rules = [
  'Six-digit codes come from a CSPRNG',
  'Six-digit codes are kept as keyed hash at rest',
  'Six-digit codes live 10 minutes',
  'Six-digit codes take 5 tries',
  'Of six-digit codes the newest only works',
  'Six-digit codes are for single use',
  'Six-digit codes are compared in constant time',
  'Six-digit codes are void after a password change',

  'To a caller without the right password, known, unknown, unconfirmed and password-less addresses get the same answer',
  'Those addresses cost the same number of hash computations',
  'So does sign-up where addresses are confirmed by mail',
  'With the right password an unconfirmed address is told to confirm',

  'Refresh: within 10 s the same successor',
  'Later reuse ends the whole session at once',
  'Later reuse mails the person',
  'Later reuse says so on /signin',
  'Fifty refreshes in parallel give one lineage',

  'Each logout scope really ends its sessions',
  'A logout holds on every route',
  'A logout holds in every process within a second',

  'Factor and password routes respect aal',
  'With a verified factor every /api endpoint refuses an aal1 token',
  'With a verified factor every /auth/v1 route refuses an aal1 token',
  'Reading the user, factor challenge and verify, refresh and logout take an aal1 token',

  "Nobody uses another's factor",
  "Nobody uses another's session",
  "Nobody uses another's identity",
  "Nobody uses another's token",
  'Nobody writes their own app_metadata or role',

  'PKCE S256',
  'PKCE codes are for single use',
  'PKCE codes live 5 minutes',
  '`state` is for single use',
  'Redirects lead only to the allow-list',
  'Redirects to odd hosts are refused',
  'Redirects with `@` are refused',
  'Redirects with backslashes are refused',
  'Redirects to decimal addresses are refused',

  'Unsigned and `alg:none` tokens are refused',
  'Wrong-key tokens are refused',
  'Expired tokens are refused',
  'Tokens without a living session are refused',
  'No admin call without the service key',

  'Limits are on by default',
  'Limits count per network address',
  'Limits count per account',
  'Limits count across processes',
  'Limits count across restarts',
  'Limits answer with Retry-After',
  'Limits are deaf to a forged X-Forwarded-For',
  'No limit keeps an owner on a known device from signing in',
  'An address gets one mail a minute and ten an hour, whoever asks',

  'A reused TOTP time step is refused',
  'Recovery codes work once',
  'Factor secrets are encrypted at rest',
  'What happened to an account is in its audit trail',

  'The JSON half of a split refresh token is useless without its cookie half',
  'The robot check is bound to its form and passes once',
  'What a sign-in was checked for is checked again when its session opens',
] as const;

export type Rule = (typeof rules)[number];
