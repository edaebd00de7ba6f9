import type { PlainRoute } from '#server/http/plain-route.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-errors.ts';
import type { RouteMaker } from './protocol/auth-route.ts';
import { answerJson } from './protocol/views.ts';
import { createReauthentication } from './reauthenticate.service.ts';

/** GET /reauthenticate: mails six digits to the person who is signed in. */
export function reauthenticateRoutes(context: AuthContext, route: RouteMaker): readonly PlainRoute[] {
  const send = createReauthentication(context);
  return [
    route.signedIn('GET', '/reauthenticate', async (call, current) => {
      if (current.user.email === null)
        throw new AuthError('validation_failed', {
          message: 'Reauthentication requires the user to have an email or a phone number',
        });
      await send(current, call);
      return answerJson({});
    }),
  ];
}
