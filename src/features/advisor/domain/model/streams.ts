import type { Fact, PricedAmount } from '#features/workspaces/domain/fact-value.ts';
import type { ModelInput } from './model-input.ts';
import { chosen, findSaid } from './said.ts';
import type { StartingPoints } from './starting-points.ts';
import { findTimeUnit, type TimeUnit } from './time-units.ts';

/** One thing the business sells, before it becomes nodes. */
export interface Stream {
  readonly index: number;
  /** As the person named it, or what the industry sells. */
  readonly name: string;
  /** 'stock': customers who stay and leave; 'flow': sales that each stand alone. */
  readonly kind: 'stock' | 'flow';
  readonly per: string | undefined;
  readonly time: TimeUnit | undefined;
  readonly price: { readonly amount: PricedAmount; readonly fact: Fact } | undefined;
  readonly volume: { readonly count: number; readonly per: TimeUnit | undefined; readonly fact: Fact } | undefined;
}

const recurringModels: ReadonlySet<string> = new Set(['subscription', 'membership', 'retainer']);
const recurringByTime: ReadonlySet<string> = new Set(['rental', 'licence', 'advertising']);
const maxNameLength = 40;

/** The streams in the order they were said; one of the industry's own when no price is known. */
export function planStreams(input: ModelInput, start: StartingPoints): readonly Stream[] {
  const said = findSaid(input.facts, 'revenue.streams', 'amounts');
  const models = chosen(input.facts, 'revenue.model');
  const items = said?.value.items ?? [];
  if (!said || items.length === 0) {
    const kind = models[0] !== undefined && recurringModels.has(models[0]) ? 'stock' : 'flow';
    const name = kind === 'stock' ? 'customers' : start.unitMany;
    const per = kind === 'stock' ? 'month' : start.unitOne;
    return withVolume(input, [
      { index: 1, name, kind, per, time: findTimeUnit(per), price: undefined, volume: undefined },
    ]);
  }
  const streams = items.map((item, position): Stream => {
    const model = item.model ?? (models.length === 1 || items.length === 1 ? models[0] : undefined);
    const time = findTimeUnit(item.per) ?? (item.per === undefined && isRecurring(model) ? 'month' : undefined);
    return {
      index: position + 1,
      name: shorten(item.name) || (item.per && !time ? item.per : start.unitMany),
      kind: kindOf(model, time),
      per: item.per ?? time,
      time,
      price: { amount: item, fact: said.fact },
      volume: undefined,
    };
  });
  return withVolume(input, streams);
}

function isRecurring(model: string | undefined): boolean {
  return model !== undefined && recurringModels.has(model);
}

function kindOf(model: string | undefined, time: TimeUnit | undefined): Stream['kind'] {
  const isLong = time === 'week' || time === 'month' || time === 'year';
  if (time === 'hour') {
    return 'flow';
  }
  if (model === undefined) {
    return isLong ? 'stock' : 'flow';
  }
  return recurringModels.has(model) || (recurringByTime.has(model) && isLong) ? 'stock' : 'flow';
}

/** The said volume belongs to the stream whose words it shares, otherwise to the first. */
function withVolume(input: ModelInput, streams: readonly Stream[]): readonly Stream[] {
  const said = findSaid(input.facts, 'revenue.volume', 'count');
  if (!said) {
    return streams;
  }
  const { count, of = '', per } = said.value;
  const named = streams.find((stream) => sharesWord(of, `${stream.name} ${stream.per ?? ''}`)) ?? streams[0];
  return streams.map((stream) =>
    stream === named ? { ...stream, volume: { count, per: findTimeUnit(per), fact: said.fact } } : stream,
  );
}

/** Whether two texts share a word of three letters or more, plural or not. */
export function sharesWord(a: string, b: string): boolean {
  const stems = new Set(stemsOf(a));
  return stemsOf(b).some((stem) => stems.has(stem));
}

function stemsOf(text: string): string[] {
  const found = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return found.map((word) =>
    word
      .replace(/ves$/, 'f')
      .replace(/(ies)$/, 'y')
      .replace(/s$/, ''),
  );
}

function shorten(name: string): string {
  const clean = name.trim().replace(/\s+/g, ' ');
  return clean.length > maxNameLength ? `${clean.slice(0, maxNameLength - 1).trimEnd()}…` : clean;
}
