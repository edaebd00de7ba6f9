import { dateLocale } from '#shared/date-locale.ts';
import { formatNode } from '#shared/formula-format.ts';
import type { Language } from '#shared/languages.ts';
import { type Inline, inlineText } from '#shared/prose.ts';
import { choose, figure, type Message, quoted, say, type Text, type Value } from './message.ts';
import { unitTexts } from './unit-texts.ts';

/** One language in which messages are said. */
export type Speaker = ReturnType<typeof createSpeaker>;

/** A text in a language with its values put in; values of places are put in as they are. */
type Translate = (text: Text, values: Readonly<Record<string, string | number>>) => string;

/** Marks a place in a translated text; both characters are of the private use area, which no catalogue holds. */
const open = '\u{F0000}';
const close = '\u{F0001}';
const mark = new RegExp(`${open}(\\d+)${close}`, 'u');

/** Says messages in a language. */
export function createSpeaker(language: Language, translate: Translate) {
  const join = new Intl.ListFormat(language, { type: 'conjunction' });
  const dates = {
    day: new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long', timeZone: 'UTC' }),
    month: new Intl.DateTimeFormat(dateLocale(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    monthOfYear: new Intl.DateTimeFormat(dateLocale(language), { month: 'long', timeZone: 'UTC' }),
  };
  const plural = new Intl.PluralRules(language);

  const prose = ({ text, values }: Message): Inline[] => {
    const parts: Inline[][] = [];
    const places = Object.entries(values).map(([name, value]) => {
      if (value.kind === 'select') return [name, value.by] as const;
      parts.push(inlinesOf(value));
      return [name, `${open}${parts.length - 1}${close}`] as const;
    });
    const said = translate(text, Object.fromEntries(places));
    return merge(said.split(mark).flatMap((piece, at) => (at % 2 === 0 ? textOf(piece) : parts[Number(piece)]!)));
  };

  const inlinesOf = (value: Value): Inline[] => {
    switch (value.kind) {
      case 'figure': {
        const { node, value: number, id } = value.term;
        if (!node || number === undefined) throw new Error(`"${id}" is open and cannot be said`);
        const text = formatNode(node, number, value.at, language);
        return [{ kind: 'figure', nodeId: id, text, ...(value.at !== undefined && { at: value.at }) }];
      }
      case 'counted': {
        const number = Number(value.term.value);
        const shown = figure(value.term);
        if (!value.unit) return prose(say(unitTexts.sales, { count: choose(number), shown }));
        const { mention, one, many } = value.unit;
        const name = quoted({ mention, quote: plural.select(number) === 'one' ? one : many });
        return prose(say(unitTexts.counted, { shown, name }));
      }
      case 'quote':
        return [{ kind: 'said', factKey: value.quote.mention, text: value.quote.text }];
      case 'label':
        return textOf(value.term.node?.label ?? '');
      case 'date':
        return [{ kind: 'said', factKey: `day/${value.day}`, text: dates[value.as].format(new Date(value.day)) }];
      case 'message':
        return prose(value.message);
      case 'list': {
        const items = value.items.map(inlinesOf);
        const joined = join.formatToParts(items.map((_, at) => String(at)));
        return joined.flatMap((part) => (part.type === 'element' ? items[Number(part.value)]! : textOf(part.value)));
      }
      case 'select':
        return [];
    }
  };

  return {
    language,
    /** The message as prose: figures and quotations know where they come from. */
    prose,
    /** The same as plain text: for labels and headings. */
    text: (message: Message): string => inlineText(prose(message)),
    /** A text with words put in that are ready as they are: where nothing leads to an origin, as in a document's frame. */
    plain: (text: Text, values: Parameters<Translate>[1] = {}): string => translate(text, values),
  };
}

const textOf = (text: string): Inline[] => (text === '' ? [] : [{ kind: 'text', text }]);

/** Texts that stand side by side become one. */
function merge(inlines: readonly Inline[]): Inline[] {
  const merged: Inline[] = [];
  for (const inline of inlines) {
    const last = merged.at(-1);
    if (last?.kind === 'text' && inline.kind === 'text')
      merged[merged.length - 1] = { kind: 'text', text: last.text + inline.text };
    else merged.push(inline);
  }
  return merged;
}
