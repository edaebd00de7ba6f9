import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ProblemError } from '#shared/problem.ts';
import type { AppEnvironment } from './request.ts';

/** The largest body of a route that declares no limit of its own; the protocol of authentication asks for this one. */
const defaultBodyLimitBytes = 1024 * 1024;

/** What of a route decides how its body is taken. */
export interface BodyRule {
  readonly bodyLimitBytes?: number;
  /** Its handler reads the body as a stream; nothing of it is collected before. */
  readonly streamsBody?: boolean;
}

const tooLarge = (limitBytes: number): ProblemError =>
  new ProblemError(413, {
    code: 'request.too_large',
    message: `The request is larger than ${describe(limitBytes)}`,
  });

const describe = (bytes: number): string =>
  bytes % 2 ** 20 === 0 ? `${bytes / 2 ** 20} MiB` : bytes % 1024 === 0 ? `${bytes / 1024} KiB` : `${bytes} bytes`;

/**
 * Refuses bodies larger than the limit with 413: at once where the length is announced, else at the byte that is one too
 * many. A streaming route gets the body as it comes; reading on fails at that byte, and whoever stores it forgets what
 * there is. `refuse` answers in the shape of a protocol of its own.
 */
export function limitBody(
  { bodyLimitBytes: limit = defaultBodyLimitBytes, streamsBody = false }: BodyRule,
  refuse: (request: Request) => Response | undefined,
): MiddlewareHandler<AppEnvironment> {
  if (!streamsBody) {
    const refuseAsTooLarge = (context: Context): Response => {
      const refusal = refuse(context.req.raw);
      if (refusal) return refusal;
      throw tooLarge(limit);
    };
    const collect = bodyLimit({ maxSize: limit, onError: refuseAsTooLarge });
    return async (context, next) => {
      const { headers } = context.req.raw;
      const announced = headers.get('content-length');
      // Node takes no byte more than was announced. Asking for the body would make a stream of what arrives as one piece.
      if (announced === null || headers.has('transfer-encoding')) return collect(context, next);
      return Number(announced) > limit ? refuseAsTooLarge(context) : next();
    };
  }
  return async (context, next) => {
    const { raw } = context.req;
    if (Number(raw.headers.get('content-length') ?? 0) > limit) throw tooLarge(limit);
    if (raw.body) context.req.raw = new Request(raw, { body: counted(raw.body, limit), duplex: 'half' });
    return next();
  };
}

/** The same bytes, as long as there are no more than the limit. */
function counted(body: ReadableStream<Uint8Array>, limit: number): ReadableStream<Uint8Array> {
  let size = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size > limit) controller.error(tooLarge(limit));
        else controller.enqueue(chunk);
      },
    }),
  );
}
