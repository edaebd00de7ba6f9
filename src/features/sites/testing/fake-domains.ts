import { NoAnswerError, type ResolveDomain } from '#server/dns/resolve-domain.ts';

type RecordType = 'TXT' | 'CNAME' | 'A';

/** Name servers that say what a test writes. */
export interface FakeDomains extends ResolveDomain {
  /** Says what stands at a name, in the place of what stood there. */
  set(type: RecordType, name: string, values: readonly string[]): void;
  /** From then on nobody answers for these names, or again. */
  silence(names: readonly string[]): void;
  /** Called with each name whose texts are asked for, before they are answered. */
  onAsked: (name: string) => Promise<unknown>;
  /** The names whose texts were asked for. */
  readonly asked: readonly string[];
}

export function createFakeDomains(): FakeDomains {
  const records = new Map<string, readonly string[]>();
  const asked: string[] = [];
  let silent: readonly string[] = [];
  const read = (type: RecordType, name: string): readonly string[] => {
    if (silent.includes(name)) throw new NoAnswerError(name, new Error('silent'));
    return records.get(`${type} ${name}`) ?? [];
  };
  const fake: FakeDomains = {
    set: (type, name, values) => void records.set(`${type} ${name}`, values),
    silence: (names) => {
      silent = names;
    },
    onAsked: async () => {},
    asked,
    texts: async (name) => {
      asked.push(name);
      await fake.onAsked(name);
      return read('TXT', name);
    },
    names: async (name) => read('CNAME', name),
    addresses: async (name) => read('A', name),
  };
  return fake;
}
