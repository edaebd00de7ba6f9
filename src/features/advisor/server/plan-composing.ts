import type { ComposeInput } from '#features/advisor/domain/composition/compose-input.ts';
import { composePlan, composeSection } from '#features/advisor/domain/composition/compose-plan.ts';
import { getIndustry } from '#features/advisor/domain/knowledge/index.ts';
import { buildModel } from '#features/advisor/domain/model/build-model.ts';
import { caseMoves } from '#features/advisor/domain/model/case-moves.ts';
import { cashChart } from '#features/advisor/domain/model/cash-chart.ts';
import { figureAccess } from '#features/advisor/domain/model/figure-access.ts';
import type { ComposedSection, SectionId } from '#features/advisor/domain/plan.ts';
import { type QuestionId, questionIds } from '#features/advisor/domain/questions.ts';
import { refreshFigures } from '#features/advisor/domain/refresh-figures.ts';
import { scoreAnswers } from '#features/advisor/domain/score/score-answers.ts';
import { sourceFigures } from '#features/advisor/domain/source-figures.ts';
import { sources } from '#features/advisor/domain/sources.ts';
import type { FactSet } from '#features/workspaces/domain/fact-value.ts';
import { type OwnNumber, ownNumberKey } from '#features/workspaces/domain/own-number.ts';
import { workspacesService } from '#features/workspaces/server/workspaces.service.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import { evaluate } from '#shared/formula-evaluate.ts';
import { formatNode } from '#shared/formula-format.ts';
import type { FormulaGraph } from '#shared/formula-graph.ts';
import type { CurrencyCode } from '#shared/money.ts';
import type { Block } from '#shared/prose.ts';
import { advisorRepository, type SectionText, type StoredConversation, type StoredPlan } from './advisor.repository.ts';

/** What was said in one conversation, gathered for composing. */
export interface ComposingInput {
  readonly conversation: StoredConversation;
  readonly workspaceName: string;
  readonly currency: CurrencyCode;
  readonly facts: FactSet;
  /** Numbers the person put into the model; none when absent. */
  readonly ownNumbers?: readonly OwnNumber[];
  readonly answers: Readonly<Record<QuestionId, string | null>>;
  readonly now: Date;
}

/** Loads facts and answers. The currency is the one the person named a price in, kept by the workspace from then on. */
export async function gatherInput(context: UseCaseContext, conversation: StoredConversation): Promise<ComposingInput> {
  const workspace = await workspacesService.get(context, conversation.workspaceId);
  const facts = await workspacesService.getFacts(context, conversation.workspaceId);
  const messages = await advisorRepository.listMessages(context.tx, conversation.id);
  const answerTo = (question: QuestionId): string | null => {
    const answer = messages.find((message) => message.role === 'user' && message.question === question);
    return answer && !answer.isSkip ? answer.content : null;
  };
  const currency = saidCurrency(facts) ?? workspace.currency;
  await workspacesService.setCurrency(context, workspace.id, currency);
  const answers = Object.fromEntries(
    questionIds.map((question) => [question, answerTo(question)]),
  ) as ComposingInput['answers'];
  const ownNumbers = await workspacesService.listOwnNumbers(context, conversation.workspaceId);
  return { conversation, workspaceName: workspace.name, currency, facts, ownNumbers, answers, now: context.now };
}

function saidCurrency(facts: FactSet): CurrencyCode | undefined {
  const streams = facts.get('revenue.streams')?.value;
  if (streams?.type === 'amounts') return streams.items[0]?.currency;
  for (const key of ['revenue.unitCost', 'finance.cash', 'competitors.price'] as const) {
    const value = facts.get(key)?.value;
    if (value?.type === 'money') return value.currency;
  }
  return undefined;
}

/** Composes everything: model, score and sections. A section with a seed of its own keeps it. */
export function composeWhole(
  input: ComposingInput,
  generatedAt: Date,
  sectionSeeds: ReadonlyMap<SectionId, string> = new Map(),
): { plan: StoredPlan; sections: Map<SectionId, SectionText> } {
  const { conversation } = input;
  const composing = toComposeInput(input);
  const composed = composePlan(composing);
  const sections = composed.sections.map((section): [SectionId, SectionText] => {
    const seed = sectionSeeds.get(section.id) ?? conversation.seed;
    const own = seed === conversation.seed ? section : composeSection(section.id, { ...composing, seed });
    return [section.id, toText(own, seed, input)];
  });
  const plan: StoredPlan = {
    conversationId: conversation.id,
    workspaceId: conversation.workspaceId,
    title: composed.title,
    contentLocale: composed.contentLocale,
    knowledgeId: composed.knowledgeId,
    graph: composed.graph,
    caseMoves: caseMoves(composed.graph, composing.values, composing.knowledge),
    score: scoreAnswers({ answers: input.answers, facts: input.facts }),
    openedSections: [],
    generatedAt,
  };
  return { plan, sections: new Map(sections) };
}

/** Composes one section again under its own seed. */
export function composeOne(input: ComposingInput, sectionId: SectionId, seed: string): SectionText {
  return toText(composeSection(sectionId, { ...toComposeInput(input), seed }), seed, input);
}

/** Gives the figures of an edited text their present values. */
export function refreshEdited(blocks: readonly Block[], graph: FormulaGraph): Block[] {
  const values = evaluate(graph);
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  return refreshFigures(blocks, (nodeId, at) => {
    const node = nodes.get(nodeId);
    return node && formatNode(node, values.get(nodeId) ?? 0, at);
  });
}

function toText(section: ComposedSection, seed: string, { ownNumbers = [] }: ComposingInput): SectionText {
  const own = Object.fromEntries(ownNumbers.map(({ inputId, version }) => [ownNumberKey(inputId), version]));
  return { seed, composed: section.blocks, edited: null, factVersions: { ...section.factVersions, ...own } };
}

function toComposeInput({ facts, ownNumbers = [], currency, conversation, now }: ComposingInput): ComposeInput {
  const industry = facts.get('industry.id')?.value;
  const knowledge = industry?.type === 'choice' ? (getIndustry(industry.choice) ?? null) : null;
  // The model begins with the month after the plan was written.
  const startMonth = ((now.getUTCMonth() + 1) % 12) + 1;
  const figures = sourceFigures;
  const graph = buildModel({ facts, knowledge, sources, figures, startMonth, currency, ownNumbers });
  const values = evaluate(graph);
  return {
    facts,
    knowledge,
    graph,
    values,
    sources,
    seed: conversation.seed,
    contentLocale: 'en',
    today: now.toISOString().slice(0, 10),
    figureAccess: figureAccess(graph),
    caseMoves: caseMoves(graph, values, knowledge),
    chart: cashChart(graph, values, currency),
  };
}
