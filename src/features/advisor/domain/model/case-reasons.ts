import type { CostLine, IndustryKnowledge, Risk } from '../knowledge/knowledge.types.ts';
import type { CaseName, MoveKind } from './cases.ts';
import { isPayLine } from './usual-pay.ts';

/** Words by which a risk shows what it hits. */
const riskWords: Readonly<Record<'volume' | 'cost', RegExp>> = {
  volume: /season|weather|wet|rival|competitor|opens|opening|demand|empty|cancel|quiet|next door|footfall|slow/i,
  cost: /\b(jump|spike|rise|rising|surge|climbs?|double|run away|cost too much|spoil\w*|dearer)\b/i,
};

/** What an owner can do about prices before they move. */
const fixesPrice = /^(agree|fix|lock|buy|order)\b/i;
/** Ceilings that a good year does not lift. */
const isStuck = /\b(tied up|waiting|wait|unpaid|budget|takes? to|review)\b/i;

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

/** Gives one clause after "because" for each move and repeats none of the industry's while it has others. */
export function createReasons(knowledge: IndustryKnowledge | null, name: CaseName): (kind: MoveKind) => string {
  const used = new Set<string>();
  const reasonOf = name === 'best' ? bestReason : worstReason;
  return (kind) => (knowledge && reasonOf(knowledge, kind, used)) ?? generalReasons[name][kind];
}

function bestReason(knowledge: IndustryKnowledge, kind: MoveKind, used: Set<string>): string | undefined {
  switch (kind) {
    case 'volume': {
      const ceiling = take(
        knowledge.bottlenecks.filter((item) => !isStuck.test(item)),
        used,
      );
      return ceiling && `${ceiling} may leave more room than planned`;
    }
    case 'ramp': {
      const channel = take(
        knowledge.channels.map((entry) => entry.name),
        used,
      );
      return channel && `${channel} may bring ${knowledge.customer.many} from the first weeks`;
    }
    case 'churn': {
      const reason = take(knowledge.buyingReasons, used);
      return reason && `${knowledge.customer.many} may stay for ${reason}`;
    }
    case 'cost': {
      const thing = takeCost(knowledge, ['per-unit', 'percent-of-revenue'], used);
      const risk = thing && takeCostRisk(knowledge, used);
      const how = risk && fixesPrice.test(risk.response) ? `if the owner decides to ${risk.response}` : 'than planned';
      return thing && `${thing} may cost less ${how}`;
    }
    case 'setup':
      return undefined;
  }
}

function worstReason(knowledge: IndustryKnowledge, kind: MoveKind, used: Set<string>): string | undefined {
  switch (kind) {
    case 'ramp':
      return `the first months may fall into ${knowledge.lowSeason}`;
    case 'setup': {
      const thing = takeCost(knowledge, ['once'], used);
      return thing && `${thing} may cost more than the first offer says`;
    }
    case 'cost': {
      const risk = takeCostRisk(knowledge, used);
      const thing = risk ? undefined : takeCost(knowledge, ['per-unit', 'percent-of-revenue'], used);
      return risk ? hit(risk, 'raise the bill') : thing && `${thing} may cost more than planned`;
    }
    case 'volume': {
      const risk = takeSalesRisk(knowledge, used);
      return risk && hit(risk, 'cost sales');
    }
    case 'churn': {
      const reason = take(knowledge.buyingReasons.toReversed(), used);
      return reason && `${knowledge.customer.many} may leave if they no longer find ${reason}`;
    }
  }
}

/** "a jump in flour prices can raise the bill: contracts with mills are short". */
function hit(risk: Risk, effect: string): string {
  return `${risk.name} can ${effect}: ${risk.because}`;
}

/** A cost line's label as it reads inside a sentence. */
function takeCost(
  knowledge: IndustryKnowledge,
  timings: readonly CostLine['timing'][],
  used: Set<string>,
): string | undefined {
  const lines = knowledge.costs.filter((line) => timings.includes(line.timing) && !isPayLine(line));
  const labels = lines.map((line) => line.label.replace(/, used$/, ''));
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

/** A risk to sales, by its words before any other that is not one of prices. */
function takeSalesRisk(knowledge: IndustryKnowledge, used: Set<string>): Risk | undefined {
  const free = knowledge.risks.filter((risk) => !used.has(risk.id) && !riskWords.cost.test(risk.name));
  return use(free.find((risk) => riskWords.volume.test(`${risk.name} ${risk.because}`)) ?? free[0], used);
}

/** A risk whose name mentions prices or costs. */
function takeCostRisk(knowledge: IndustryKnowledge, used: Set<string>): Risk | undefined {
  return use(
    knowledge.risks.find((risk) => !used.has(risk.id) && riskWords.cost.test(risk.name)),
    used,
  );
}

function use(risk: Risk | undefined, used: Set<string>): Risk | undefined {
  if (risk) {
    used.add(risk.id);
  }
  return risk;
}
