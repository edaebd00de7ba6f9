/** The shape in which the service refuses. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: { readonly error: Readonly<Record<string, string>> };
  constructor(status: number, error: Readonly<Record<string, string>>) {
    super(error.message);
    this.name = 'Refusal';
    this.status = status;
    this.body = { error };
  }
}

const request = (code: string, message: string, param?: string): Refusal =>
  new Refusal(400, { type: 'invalid_request_error', code, message, ...(param !== undefined && { param }) });

/** The refusals the stand-in knows, worded as the service words them. */
export const refuse = {
  request,
  unknown: (param: string) => request('parameter_unknown', `Received unknown parameter: ${param}`, param),
  missing: (param: string) => request('parameter_missing', `Missing required param: ${param}.`, param),
  invalid: (param: string) => request('parameter_invalid', `Invalid value for ${param}`, param),
  notThere: (what: string, id: string) =>
    new Refusal(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such ${what}: '${id}'`,
      param: 'id',
    }),
  card: () =>
    new Refusal(402, {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card was declined.',
    }),
  unconfirmed: () =>
    new Refusal(402, {
      type: 'card_error',
      code: 'subscription_payment_intent_requires_action',
      message: 'Payment for this subscription requires additional user action before it can be completed successfully.',
    }),
  key: () => new Refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' }),
  version: (version: string) =>
    new Refusal(400, { type: 'invalid_request_error', message: `Invalid Stripe API version: ${version}` }),
  idempotency: () =>
    new Refusal(400, {
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    }),
} as const;
