import type { ZodType } from 'zod';

/** An endpoint of a contract, as `endpoint()` declares it. */
interface WithInput<Schema extends ZodType> {
  readonly '~orpc': { readonly inputSchema?: Schema | undefined };
}

/**
 * The schema of what an endpoint takes, so that a form checks with the rules of the server. A form takes the part of it
 * that the person fills in: `inputSchemaOf(contract.rename).pick({ name: true })`.
 */
export function inputSchemaOf<Schema extends ZodType>(endpoint: WithInput<Schema>): Schema {
  const schema = endpoint['~orpc'].inputSchema;
  if (schema === undefined) throw new Error('The endpoint takes no input');
  return schema;
}
