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
  /** Customers order again and again without a subscription: a basket a week. */
  readonly isStanding: boolean;
  readonly per: string | undefined;
  readonly time: TimeUnit | undefined;
  /** Hours of one unit where the price is by the hour and the volume counts longer visits. */
  readonly hours: number | undefined;
  readonly price: { readonly amount: PricedAmount; readonly fact: Fact } | undefined;
  readonly volume: { readonly count: number; readonly per: TimeUnit | undefined; readonly fact: Fact } | undefined;
}

const recurringModels: ReadonlySet<string> = new Set(['subscription', 'membership', 'retainer']);
const recurringByTime: ReadonlySet<string> = new Set(['rental', 'licence', 'advertising']);
const longTimes: ReadonlySet<TimeUnit | undefined> = new Set<TimeUnit>(['week', 'month', 'year']);
const maxNameLength = 40;
/** Hours a month one person can bill; the rest goes into travel, offers and paperwork. */
const billedHours = 130;
const leastVisitHours = 2;

/** The streams in the order they were said; one of the industry's own when no price is known. */
export function planStreams(input: ModelInput, start: StartingPoints): readonly Stream[] {
  const said = findSaid(input.facts, 'revenue.streams', 'amounts');
  const excluded = new Set(chosen(input.facts, 'revenue.excluded'));
  const models = chosen(input.facts, 'revenue.model').filter((model) => !excluded.has(model));
  const items = said?.value.items ?? [];
  const bare = { hours: undefined, volume: undefined };
  if (!said || items.length === 0) {
    const kind = models[0] !== undefined && recurringModels.has(models[0]) ? 'stock' : 'flow';
    const name = kind === 'stock' ? 'customers' : start.unitMany;
    const per = kind === 'stock' ? 'month' : start.unitOne;
    const time = findTimeUnit(per);
    return withVolume(input, start, [
      { ...bare, index: 1, name, kind, isStanding: false, per, time, price: undefined },
    ]);
  }
  const streams = items.map((item, position): Stream => {
    const named = item.model ?? (models.length === 1 || items.length === 1 ? models[0] : undefined);
    const model = named !== undefined && excluded.has(named) ? undefined : named;
    const time = findTimeUnit(item.per) ?? (item.per === undefined && isRecurring(model) ? 'month' : undefined);
    const kind = kindOf(model, time);
    return {
      ...bare,
      index: position + 1,
      name: shorten(item.name) || (item.per && !time ? item.per : start.unitMany),
      kind,
      isStanding: kind === 'stock' && (model === 'one-off' || (model === undefined && named !== undefined)),
      per: item.per ?? time,
      time,
      price: { amount: item, fact: said.fact },
    };
  });
  return withVolume(input, start, streams);
}

function isRecurring(model: string | undefined): boolean {
  return model !== undefined && recurringModels.has(model);
}

/** A single sale priced by the week, month or year is a standing order: its customers are counted, not its sales. */
function kindOf(model: string | undefined, time: TimeUnit | undefined): Stream['kind'] {
  if (time === 'hour') {
    return 'flow';
  }
  if (model === undefined || model === 'one-off' || recurringByTime.has(model)) {
    return longTimes.has(time) ? 'stock' : 'flow';
  }
  return recurringModels.has(model) ? 'stock' : 'flow';
}

/** The said volume belongs to the stream whose words it shares, otherwise to the first. */
function withVolume(input: ModelInput, start: StartingPoints, streams: readonly Stream[]): readonly Stream[] {
  const said = findSaid(input.facts, 'revenue.volume', 'count');
  if (!said) {
    return streams;
  }
  const { count, of = '', per } = said.value;
  const named = streams.find((stream) => sharesWord(of, `${stream.name} ${stream.per ?? ''}`)) ?? streams[0];
  return streams.map((stream) =>
    stream === named
      ? {
          ...stream,
          hours: stream.time === 'hour' ? visitHours(of, start) : undefined,
          volume: { count, per: findTimeUnit(per), fact: said.fact },
        }
      : stream,
  );
}

/** How long a visit lasts in a trade where a person makes few of them a month; undefined where a unit is about an hour. */
function visitHours(of: string, start: StartingPoints): number | undefined {
  if (!start.hasUnits || of === '' || /\b(hours?|hrs?|lessons?|sessions?|class(es)?)\b/i.test(of)) {
    return undefined;
  }
  const hours = Math.round((start.pay.people * billedHours * 2) / start.economics.fullVolume) / 2;
  return hours >= leastVisitHours && hours <= 8 ? hours : undefined;
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
