import { Resolver } from 'node:dns/promises';

/** Asks name servers. Each answer is empty where there is no such record, and rejects with NoAnswerError where nobody says. */
export interface ResolveDomain {
  /** The texts at a name (TXT), each whole. */
  texts(name: string): Promise<readonly string[]>;
  /** The names that a name stands for (CNAME). */
  names(name: string): Promise<readonly string[]>;
  /** The addresses that a name leads to in the end (A and AAAA). */
  addresses(name: string): Promise<readonly string[]>;
}

/** No name server answered, or none that knows: whether there is a record is not known. */
export class NoAnswerError extends Error {
  constructor(name: string, cause: unknown) {
    super(`No name server answered for ${name}`, { cause });
    this.name = 'NoAnswerError';
  }
}

/** A server that does not answer in this time is asked once more, and the next one then. */
const answersWithinMs = 2000;
const tries = 2;

/** There is no such name, or no such record at it. */
const noRecordCodes: readonly unknown[] = ['ENODATA', 'ENOTFOUND'];

async function orNone<Record>(name: string, ask: Promise<readonly Record[]>): Promise<readonly Record[]> {
  try {
    return await ask;
  } catch (error) {
    if (noRecordCodes.includes((error as { code?: unknown }).code)) return [];
    throw new NoAnswerError(name, error);
  }
}

interface ResolveOptions {
  /** Given by tests: name servers to ask in the place of this computer's, and how patiently. */
  readonly servers?: readonly string[];
  readonly timeoutMs?: number;
}

/** Asks the name servers of this computer. What they said before is not kept here. */
export function createResolveDomain({ servers, timeoutMs = answersWithinMs }: ResolveOptions = {}): ResolveDomain {
  // One for each question: the servers of this computer may be others by then.
  const open = (): Resolver => {
    const resolver = new Resolver({ timeout: timeoutMs, tries });
    if (servers) resolver.setServers(servers);
    return resolver;
  };
  return {
    texts: async (name) => (await orNone(name, open().resolveTxt(name))).map((parts) => parts.join('')),
    names: (name) => orNone(name, open().resolveCname(name)),
    addresses: async (name) => {
      const resolver = open();
      const [four, six] = await Promise.all([
        orNone(name, resolver.resolve4(name)),
        orNone(name, resolver.resolve6(name)),
      ]);
      return [...four, ...six];
    },
  };
}
