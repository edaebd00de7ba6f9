import type { Inline } from '#shared/prose.ts';
import type { SeededRandom } from '#shared/seeded-random.ts';

/** What a slot puts into a sentence, and which facts decided it. */
export interface Slot {
  readonly content: readonly Inline[];
  readonly facts: readonly string[];
  /** Whether verbs after it take the plural. */
  readonly plural?: boolean;
}

/** Where templates get their slots from. `has` never uses up a fragment; `take` may. */
export interface SlotSource {
  has(name: string): boolean;
  take(name: string): Slot;
}

type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'slot'; readonly name: string }
  | { readonly kind: 'agree'; readonly name: string; readonly many: string; readonly one: string }
  | { readonly kind: 'choice'; readonly options: readonly (readonly Part[])[] };

const parsed = new Map<string, readonly Part[]>();

/**
 * Reads a template: `{slot}`, `{slot#plural/singular}` for a word that agrees with the slot, `[this|that]` for a choice
 * that may nest and may have an empty branch, and `a(n)` for the article that fits what follows.
 * Throws on an unbalanced bracket.
 */
export function parseTemplate(template: string): readonly Part[] {
  const known = parsed.get(template);
  if (known) return known;
  const reader = { template, at: 0 };
  const options = readOptions(reader);
  if (reader.at < template.length) throw new SyntaxError(`Unbalanced "]" in template: ${template}`);
  const parts: readonly Part[] = options.length === 1 ? options[0]! : [{ kind: 'choice', options }];
  parsed.set(template, parts);
  return parts;
}

interface Reader {
  readonly template: string;
  at: number;
}

function readOptions(reader: Reader): (readonly Part[])[] {
  const options: (readonly Part[])[] = [];
  let parts: Part[] = [];
  while (reader.at < reader.template.length) {
    const next = reader.template[reader.at]!;
    if (next === ']') break;
    if (next === '|') {
      options.push(parts);
      parts = [];
      reader.at++;
    } else if (next === '[') {
      reader.at++;
      parts.push({ kind: 'choice', options: readOptions(reader) });
      if (reader.template[reader.at] !== ']') throw new SyntaxError(`Missing "]" in template: ${reader.template}`);
      reader.at++;
    } else if (next === '{') {
      parts.push(readSlot(reader));
    } else {
      parts.push({ kind: 'text', text: readText(reader) });
    }
  }
  return [...options, parts];
}

function readSlot(reader: Reader): Part {
  const end = reader.template.indexOf('}', reader.at);
  if (end < 0) throw new SyntaxError(`Missing "}" in template: ${reader.template}`);
  const body = reader.template.slice(reader.at + 1, end);
  reader.at = end + 1;
  const [name, forms] = body.split('#');
  if (forms === undefined) return { kind: 'slot', name: body };
  const [many, one] = forms.split('/');
  return { kind: 'agree', name: name!, many: many!, one: one ?? many! };
}

function readText(reader: Reader): string {
  const start = reader.at;
  while (reader.at < reader.template.length && !'[]{}|'.includes(reader.template[reader.at]!)) reader.at++;
  return reader.template.slice(start, reader.at);
}

/** Whether every slot the template cannot do without is there. */
export function isPossible(template: string, slots: SlotSource): boolean {
  return parseTemplate(template).every((part) => isPartPossible(part, slots));
}

function isPartPossible(part: Part, slots: SlotSource): boolean {
  if (part.kind === 'text') return true;
  if (part.kind === 'choice')
    return part.options.some((option) => option.every((inner) => isPartPossible(inner, slots)));
  return slots.has(part.name);
}

/** What came out of a template: raw inlines (not yet finished as a sentence) and the facts that decided them. */
export interface Expansion {
  readonly content: readonly Inline[];
  readonly facts: readonly string[];
}

/** Fills a template; choices are drawn from `random` among the branches whose slots are there. Throws if none is. */
export function expandTemplate(template: string, slots: SlotSource, random: SeededRandom): Expansion {
  const content: Inline[] = [];
  const facts = new Set<string>();
  const walk = (parts: readonly Part[]): void => {
    for (const part of parts) {
      if (part.kind === 'text') {
        content.push({ kind: 'text', text: part.text });
      } else if (part.kind === 'choice') {
        walk(random.pick(part.options.filter((option) => option.every((inner) => isPartPossible(inner, slots)))));
      } else {
        const slot = slots.take(part.name);
        for (const key of slot.facts) facts.add(key);
        if (part.kind === 'slot') content.push(...slot.content);
        else content.push({ kind: 'text', text: slot.plural ? part.many : part.one });
      }
    }
  };
  walk(parseTemplate(template));
  return { content, facts: [...facts] };
}
