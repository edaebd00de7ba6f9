import type { GroundworkAuthClient } from './auth-client.ts';
import { mountRobotCheck, solveRobotCheck } from './mount-robot-check.ts';

/** What came of asking: the error of the auth client, null where the mail was accepted, or that the box has to be ticked. */
export type ResendAnswer = Awaited<ReturnType<GroundworkAuthClient['resend']>>['error'] | 'robot check';

/**
 * Asks for another confirmation mail. The box of the form before was ticked, so a new challenge is solved without a box
 * at first. Where the server does not accept it, the robot check in `place` (a hidden `ResendRobotCheck`) is shown, and
 * nothing is sent before it is ticked. Rejects where the client or the challenge cannot be fetched.
 */
export function createConfirmationResend(
  place: HTMLElement,
  getClient: () => Promise<GroundworkAuthClient>,
): (email: string) => Promise<ResendAnswer> {
  const robot = mountRobotCheck(place, 'sign-up');
  const demand = (): ResendAnswer => {
    place.hidden = false;
    robot.showRequired();
    return 'robot check';
  };
  return async (email) => {
    const client = await getClient();
    const isBoxShown = !place.hidden;
    if (isBoxShown && !robot.isVerified()) return demand();
    const captchaToken = (await (isBoxShown ? robot.token() : solveRobotCheck('sign-up'))) ?? '';
    const { error } = await client.resend({ type: 'signup', email, options: { captchaToken } });
    // A token is good for one attempt. The box stays ticked, and the next attempt finds a new one behind it.
    robot.renew();
    return error?.code === 'captcha_failed' && !isBoxShown ? demand() : error;
  };
}
