import { z } from 'zod';
import { isDatabaseAway } from '#server/db/database.ts';
import type { PlainRequestInfo, PlainRoute } from '#server/http/plain-route.ts';
import { robotCheckForms } from '#shared/robot-check-form.ts';
import { AuthError, authErrorResponse } from './auth-errors.ts';
import { forCallers } from './protocol/auth-route.ts';
import type { RobotCheck } from './robot-check.service.ts';

const formSchema = z.enum(robotCheckForms);

interface RobotCheckRouteDependencies {
  /** Where the protocol answers: "/auth/v1". */
  readonly basePath: string;
  readonly robotCheck: Pick<RobotCheck, 'challenge'>;
  /** Counts one more challenge for whoever asks. Throws AuthError over_request_rate_limit when there were too many. */
  countChallenge(request: Request, info: PlainRequestInfo): Promise<void>;
}

/** `GET …/challenge?form=sign-in|sign-up|password-reset|waitlist`: a new challenge of the robot check, never cached. */
export function createRobotCheckRoutes({
  basePath,
  robotCheck,
  countChallenge,
}: RobotCheckRouteDependencies): readonly PlainRoute[] {
  const answer = async (request: Request, info: PlainRequestInfo): Promise<Response> => {
    try {
      const form = formSchema.safeParse(new URL(request.url).searchParams.get('form'));
      if (!form.success)
        throw new AuthError('validation_failed', { message: `form: one of ${robotCheckForms.join(', ')}` });
      await countChallenge(request, info);
      return Response.json(await robotCheck.challenge(form.data, info.now), {
        headers: { 'cache-control': 'no-store' },
      });
    } catch (error) {
      if (error instanceof AuthError) return authErrorResponse(error, request);
      if (isDatabaseAway(error))
        return authErrorResponse(new AuthError('database_away', { retryAfterSeconds: 2 }), request);
      throw error;
    }
  };
  return [
    {
      method: 'GET',
      path: `${basePath}/challenge`,
      access: 'public',
      why: 'the robot check beside the public authentication protocol',
      handle: async (request, info) => forCallers(await answer(request, info), request),
    },
  ];
}
