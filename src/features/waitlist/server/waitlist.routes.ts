import { z } from 'zod';
import type { PlainRequestInfo, PlainRoute } from '#server/http/plain-route.ts';
import { emailAddressSchema } from '#shared/email-address.ts';
import { languages } from '#shared/languages.ts';
import { invalid } from '#shared/problem.ts';
import type { CountMail, WaitlistService } from './waitlist.service.ts';

interface WaitlistRouteDependencies {
  readonly waitlist: Pick<WaitlistService, 'join' | 'confirm' | 'leave'>;
  /** Checks the robot check and the limits. Throws ProblemError. */
  assertAllowed(robotToken: string | undefined, info: PlainRequestInfo): Promise<void>;
  readonly countMail: CountMail;
}

const joinSchema = z.object({
  email: emailAddressSchema,
  language: z.enum(languages).catch('en'),
  robotCheck: z.string().max(20_000).optional(),
});

/**
 * Entering the list (from the form's script), and the two things its mails link to. The links lead to pages that ask for
 * a click, and the click is a plain form: scanners of mail only read. A mail client's own button posts to the same
 * address (RFC 8058), and needs neither cookie nor script.
 */
export function createWaitlistRoutes({
  waitlist,
  assertAllowed,
  countMail,
}: WaitlistRouteDependencies): readonly PlainRoute[] {
  const route = (path: string, why: string, handle: PlainRoute['handle']): PlainRoute => ({
    method: 'POST',
    path,
    access: 'public',
    why,
    handle,
  });
  return [
    route('/waitlist', 'the waitlist, for people without an account', async (request, info) => {
      const body = joinSchema.safeParse(await request.json().catch(() => undefined));
      if (!body.success) throw invalid({ email: 'is not an email address' });
      await assertAllowed(body.data.robotCheck, info);
      const { email, language } = body.data;
      // The same answer for an address that had a mail just now: nobody learns of it here.
      await waitlist.join({ email, language }, countMail, info.now);
      return Response.json({ status: 'accepted' }, { status: 202, headers: { 'cache-control': 'no-store' } });
    }),
    route('/waitlist/confirm', 'the click that confirms an address on the waitlist', async (request, info) =>
      leadTo((await waitlist.confirm(tokenOf(request), info.now)) ? '/waitlist/confirmed' : '/waitlist/expired'),
    ),
    route('/waitlist/leave', 'the click that leaves the waitlist, on the page or in a mail client', async (request) => {
      // Sent as a form in either encoding.
      const isOneClick = (await request.text()).includes('One-Click');
      const hasLeft = await waitlist.leave(tokenOf(request));
      if (!isOneClick) return leadTo(hasLeft ? '/waitlist/left' : '/waitlist/expired');
      return new Response(hasLeft ? 'done\n' : 'unknown link\n', {
        status: hasLeft ? 200 : 404,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
      });
    }),
  ];
}

const tokenOf = (request: Request): string => (new URL(request.url).searchParams.get('token') ?? '').slice(0, 200);

/** To a page that says what happened; going back or loading again sends nothing twice. */
const leadTo = (path: string): Response =>
  new Response(null, { status: 303, headers: { location: path, 'cache-control': 'no-store' } });
