import { z } from 'zod';
import type { PlainRoute } from '#server/http/plain-route.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-errors.ts';
import type { AuthCall } from '../protocol/auth-call.ts';
import type { RouteMaker } from '../protocol/auth-route.ts';
import { readBody } from '../protocol/body.ts';
import { answerJson, answerSession } from '../protocol/views.ts';
import { createFactorsService } from './factors.service.ts';
import { createRecoveryCodesService, type RecoveryCodes } from './recovery-codes.service.ts';

const nameSchema = z.string().trim().max(100).nullish();
const enrolSchema = z.object({
  factor_type: z.string().nullish(),
  friendly_name: nameSchema,
  issuer: z.string().trim().max(100).nullish(),
});
const verifySchema = z.object({ challenge_id: z.uuid(), code: z.string().min(1).max(100) });
const recoverySchema = z.object({ friendly_name: nameSchema });
const recoveryVerifySchema = z.object({ code: z.string().max(100).nullish() });
const idFormat = z.uuid();

/** Second factors: authenticator apps, and recovery codes for the day one is lost. */
export function factorRoutes(context: AuthContext, route: RouteMaker): readonly PlainRoute[] {
  const factors = createFactorsService(context);
  const recovery = createRecoveryCodesService(context);
  return [
    // Before the routes with an id: "recovery-codes" would be read as one.
    route.signedIn('GET', '/factors/recovery-codes', async (_call, current) => {
      const status = await recovery.getStatus(current);
      return answerJson({ type: 'recovery_code', ...status });
    }),
    route.signedIn('POST', '/factors/recovery-codes', async (call, current) => {
      const { friendly_name } = await readBody(call.request, recoverySchema);
      return answerCodes(await recovery.make(current, friendly_name || 'Recovery codes', call));
    }),
    route.signedIn('DELETE', '/factors/recovery-codes', async (call, current) =>
      answerJson({ id: await recovery.remove(current, call) }),
    ),
    route.signedIn('POST', '/factors/recovery-codes/regenerate', async (call, current) =>
      answerCodes(await recovery.remake(current, call)),
    ),
    route.anyLevel('POST', '/factors/recovery-codes/verify', async (call, current) => {
      const { code } = await readBody(call.request, recoveryVerifySchema);
      return answerSession(await recovery.verify(current, code ?? '', call), call.now);
    }),
    route.signedIn('POST', '/factors', async (call, current) => {
      if (current.user.isAnonymous)
        throw new AuthError('no_authorization', {
          message: 'Anonymous user not allowed to perform these actions',
        });
      const body = await readBody(call.request, enrolSchema);
      assertTotp(body.factor_type);
      const friendlyName = body.friendly_name ?? '';
      const made = await factors.enrol(current, { friendlyName, issuer: body.issuer || 'Groundwork' }, call);
      return answerJson({
        id: made.id,
        type: 'totp',
        friendly_name: made.friendlyName,
        totp: { qr_code: made.qrCode, secret: made.secret, uri: made.uri },
      });
    }),
    route.anyLevel('POST', '/factors/:id/challenge', async (call, current) => {
      const { id, expiresAt } = await factors.challenge(current, factorIdOf(call), call);
      return answerJson({ id, type: 'totp', expires_at: Math.floor(expiresAt.getTime() / 1000) });
    }),
    route.anyLevel('POST', '/factors/:id/verify', async (call, current) => {
      const factorId = factorIdOf(call);
      const body = await readBody(call.request, verifySchema);
      const input = { challengeId: body.challenge_id, code: body.code };
      return answerSession(await factors.verify(current, factorId, input, call), call.now);
    }),
    route.signedIn('DELETE', '/factors/:id', async (call, current) => {
      const id = factorIdOf(call);
      await factors.remove(current, id, call);
      return answerJson({ id });
    }),
  ];
}

const answerCodes = ({ id, friendlyName, codes }: RecoveryCodes): Response =>
  answerJson({ id, type: 'recovery_code', friendly_name: friendlyName, total: codes.length, codes });

function factorIdOf({ params }: AuthCall): string {
  const id = idFormat.safeParse(params.id);
  if (!id.success) throw new AuthError('mfa_factor_not_found');
  return id.data;
}

/** Throws for the kinds of factor that are not offered. */
function assertTotp(factorType: string | null | undefined): void {
  if (factorType === 'phone') throw new AuthError('mfa_phone_enroll_not_enabled');
  if (factorType === 'webauthn') throw new AuthError('mfa_webauthn_enroll_not_enabled');
  if (factorType !== 'totp')
    throw new AuthError('validation_failed', { message: 'factor_type needs to be totp, phone, or webauthn' });
}
