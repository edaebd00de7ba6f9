import { formatNode } from '#shared/formula-format.ts';
import type { FormulaGraph, GraphValues } from '#shared/formula-graph.ts';
import type { CostLine, IndustryKnowledge, Risk } from '../knowledge/knowledge.types.ts';
import { type CaseName, caseId, caseNames, type MoveKind, moveKindOf } from './cases.ts';

/** One input that a case moves, and why. */
export interface CaseMove {
  readonly case: CaseName;
  /** The moved node: "worst.ramp.months". */
  readonly nodeId: string;
  /** The input of the base case it moves. */
  readonly baseId: string;
  /** The base input's label. */
  readonly label: string;
  /** Formatted values before and after. */
  readonly from: string;
  readonly to: string;
  /** A clause that can follow "because", without digits. */
  readonly because: string;
}

/** Which inputs each case moves, in graph order, with reasons out of the industry's own ceilings, channels and risks. */
export function caseMoves(
  graph: FormulaGraph,
  values: GraphValues,
  knowledge: IndustryKnowledge | null,
  locale = 'en',
): readonly CaseMove[] {
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  return caseNames.flatMap((name) => {
    const reasons = createReasons(knowledge, name);
    return graph.nodes.flatMap((base): CaseMove[] => {
      const kind = moveKindOf(base.id);
      const moved = nodes.get(caseId(name, base.id));
      if (!kind || !moved || (kind === 'setup' && name === 'best')) {
        return [];
      }
      return [
        {
          case: name,
          nodeId: moved.id,
          baseId: base.id,
          label: base.label,
          from: formatNode(base, values.get(base.id) ?? 0, undefined, locale),
          to: formatNode(moved, values.get(moved.id) ?? 0, undefined, locale),
          because: reasons(kind),
        },
      ];
    });
  });
}

/** Words by which a risk shows what it hits. */
const riskWords: Readonly<Record<Exclude<MoveKind, 'setup'>, RegExp>> = {
  volume: /season|weather|wet|rival|competitor|opens|demand|empty|cancel|quiet|next door|footfall|slow/i,
  ramp: /slow|licen[cs]e|permit|delay|word|trust|review|hire|train/i,
  churn: /leave|churn|drop|lose|loss|switch|cancel|habit|quit/i,
  cost: /\bprices?\b|\bcosts?\b|\brise\b|\bdear|\bwaste|\bspoil|\bfees?\b/i,
};

const generalReasons: Readonly<Record<CaseName, Readonly<Record<MoveKind, string>>>> = {
  best: {
    volume: 'the estimate of demand may be too careful',
    ramp: 'the first customers may bring the next ones sooner',
    churn: 'people who are served well may stay longer',
    cost: 'buying in larger lots may cost less',
    setup: 'some of it may be bought used',
  },
  worst: {
    volume: 'no one has bought yet, so demand is only an estimate',
    ramp: 'a new name takes time to be known',
    churn: 'the first offer may not suit everyone it draws',
    cost: 'suppliers may ask more of a small buyer',
    setup: 'first offers seldom hold everything that is needed',
  },
};

/** Gives one reason after the other and repeats none of the industry's while it has others. */
function createReasons(knowledge: IndustryKnowledge | null, name: CaseName): (kind: MoveKind) => string {
  const used = new Set<string>();
  return (kind) => (knowledge && reasonOf(knowledge, kind, name, used)) ?? generalReasons[name][kind];
}

function reasonOf(knowledge: IndustryKnowledge, kind: MoveKind, name: CaseName, used: Set<string>): string | undefined {
  if (name === 'worst' && kind === 'ramp') {
    return `the first months may fall into ${knowledge.lowSeason}`;
  }
  if (kind === 'setup') {
    const thing = takeCost(knowledge, ['once'], used);
    return thing && `the first offer for ${thing} may not hold`;
  }
  if (kind === 'cost') {
    const risk = takeRisk(knowledge, riskWords.cost, used, 'matching');
    const thing = risk ? undefined : takeCost(knowledge, ['per-unit', 'percent-of-revenue'], used);
    if (thing) {
      return `${thing} may take ${name === 'best' ? 'less' : 'more'} than such a business usually counts on`;
    }
    return (
      risk &&
      (name === 'best' ? `the owner may ${risk.response}` : `it should survive ${risk.name}, since ${risk.because}`)
    );
  }
  if (name === 'worst') {
    const risk = takeRisk(knowledge, riskWords[kind], used);
    return risk && `it should survive ${risk.name}, since ${risk.because}`;
  }
  if (kind === 'volume') {
    const ceiling = take(knowledge.bottlenecks, used);
    return ceiling && `the true ceiling is ${ceiling}, and it may allow more`;
  }
  if (kind === 'ramp') {
    const channel = take(
      knowledge.channels.map((entry) => entry.name),
      used,
    );
    return channel && `${channel} may work from the start`;
  }
  const reason = take(knowledge.buyingReasons, used);
  return reason && `customers may stay for ${reason}`;
}

/** A cost line's label as it reads inside a sentence. */
function takeCost(
  knowledge: IndustryKnowledge,
  timings: readonly CostLine['timing'][],
  used: Set<string>,
): string | undefined {
  const labels = knowledge.costs.filter((line) => timings.includes(line.timing)).map((line) => line.label);
  const label = take(labels, used);
  return label && (/^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label);
}

function take(items: readonly string[], used: Set<string>): string | undefined {
  const found = items.find((item) => !used.has(item));
  if (found !== undefined) {
    used.add(found);
  }
  return found;
}

function takeRisk(
  knowledge: IndustryKnowledge,
  words: RegExp,
  used: Set<string>,
  mode: 'matching' | 'any' = 'any',
): Risk | undefined {
  const free = knowledge.risks.filter((risk) => !used.has(risk.id));
  const found =
    free.find((risk) => words.test(`${risk.name} ${risk.because}`)) ?? (mode === 'any' ? free[0] : undefined);
  if (found) {
    used.add(found.id);
  }
  return found;
}
