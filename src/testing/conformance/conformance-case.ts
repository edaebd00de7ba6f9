import type { Answer } from '#testing/test-product.ts';
import type { ConformanceContext, ProductName } from './conformance-context.ts';

/** The endpoint of what never reaches the server, or has done so before. */
export const inClient = 'in the client';

/** What a method of the public client answers; its success tells no status. */
export interface ClientAnswer {
  readonly error: unknown;
}

/** One thing the protocol promises: asked in this way, in this state, it answers so. */
export interface ConformanceCase {
  /** "POST /token", or "in the client" for what never reaches the server. */
  readonly endpoint: string;
  /** The grant, the type, or the shape of the request. */
  readonly variant: string;
  /** What was true before. */
  readonly state: string;
  readonly status: number;
  /** The error code; null for success. */
  readonly code: string | null;
  /** The method of the public client that asks; undefined for raw HTTP. */
  readonly method: string | undefined;
  readonly product: ProductName;
  run(context: ConformanceContext): Promise<Answer | ClientAnswer>;
}

type Run = ConformanceCase['run'];
type Row = readonly [variant: string, state: string, status: number, code: string | null, run: Run];

/** Cases of one endpoint, asked over raw HTTP. */
export function casesFor(
  endpoint: string,
  rows: readonly Row[],
  product: ProductName = 'plain',
): readonly ConformanceCase[] {
  return rows.map(([variant, state, status, code, run]) => ({
    endpoint,
    variant,
    state,
    status,
    code,
    method: undefined,
    product,
    run,
  }));
}

/** Cases of one method of the public client; the variant says what follows its name. */
export function clientCasesFor(
  method: string,
  endpoint: string,
  rows: readonly Row[],
  product: ProductName = 'plain',
): readonly ConformanceCase[] {
  return rows.map(([variant, state, status, code, run]) => ({
    endpoint,
    variant: variant === '' ? method : `${method}: ${variant}`,
    state,
    status,
    code,
    method,
    product,
    run,
  }));
}

/** What makes a case the same as another one. */
export const tupleOf = ({ endpoint, variant, state, status, code }: ConformanceCase): string =>
  [endpoint, variant, state, status, code ?? 'ok'].join(' | ');

/** Status and code of an answer, however it was asked for. A redirect carries its code in the address. */
export function outcomeOf(
  answer: Answer | ClientAnswer,
  lastStatus: number,
): { readonly status: number; readonly code: string | null } {
  if ('headers' in answer) {
    const location = answer.headers.get('location');
    const code = location === null ? codeOf(answer) : errorCodeIn(location);
    return { status: answer.status, code };
  }
  if (answer.error === null) return { status: lastStatus, code: null };
  const { status, code, name, message } = answer.error as Partial<Record<'code' | 'name' | 'message', string>> & {
    status?: number;
  };
  return { status: status ?? 0, code: code ?? name ?? message ?? 'an error without a name' };
}

function codeOf({ status, body }: Answer): string | null {
  if (status < 400) return null;
  return body?.error_code ?? body?.code ?? 'an error without a code';
}

function errorCodeIn(location: string): string | null {
  const url = new URL(location);
  return new URLSearchParams(url.hash.slice(1)).get('error_code') ?? url.searchParams.get('error_code');
}
