import { shortQuote } from '#features/advisor/domain/conversation/quote.ts';
import { sectionTitleTexts } from '#features/advisor/domain/document/document-texts.ts';
import { figureAccess } from '#features/advisor/domain/model/figure-access.ts';
import { inlinesOf, readerOf, widenAccess } from '#features/advisor/domain/plan-access.ts';
import type { Tx } from '#server/db/connect.ts';
import type { SearchDocument, SearchSource } from '#server/search/search-source.ts';
import { type PlanName, planNames } from '#shared/plans/plan-names.ts';
import { type Block, inlineText } from '#shared/prose.ts';
import { advisorRepository, type StoredPlan, type StoredSection } from './advisor.repository.ts';
import { speakerOf } from './plan-speaker.ts';
import { accessByPlan } from './plan-view.ts';

/** Conversations, and in them everything the person wrote. */
export const conversationSearch: SearchSource = {
  name: 'conversations',
  version: 1,
  events: ['advisor.answered', 'advisor.plan_completed'],
  load: async (tx, workspaceId) => {
    const written = await advisorRepository.listWritten(tx, workspaceId);
    const byConversation = Map.groupBy(written, ({ conversationId }) => conversationId);
    const conversations = await advisorRepository.listConversations(tx, workspaceId, null);
    return conversations.flatMap(({ id, title, startedAt }): SearchDocument[] => {
      const messages = byConversation.get(id) ?? [];
      const name = title ?? shortQuote(messages[0]?.content ?? '');
      if (name === '') return [];
      const updatedAt = messages.at(-1)?.createdAt ?? startedAt;
      const parts = { conversationId: id };
      return [
        { id, kind: 'conversation', title: name, parts, updatedAt, showsAsRecent: true },
        ...messages.map((message) => ({
          id: message.id,
          kind: 'answer',
          title: shortQuote(message.content, 80),
          context: name,
          body: message.content,
          parts: { ...parts, messageId: message.id, ...(message.question && { question: message.question }) },
          updatedAt: message.createdAt,
        })),
      ];
    });
  },
};

/** Plans, and their sections as far as each billing plan may read them. */
export const planSearch: SearchSource = {
  name: 'plans',
  version: 1,
  events: ['advisor.plan_completed', 'advisor.plan_changed'],
  load: async (tx, workspaceId) => {
    const documents: SearchDocument[] = [];
    for (const id of await advisorRepository.listPlanned(tx, [workspaceId]))
      documents.push(...(await loadPlan(tx, id)));
    return documents;
  },
};

async function loadPlan(tx: Tx, conversationId: string): Promise<SearchDocument[]> {
  const plan = await advisorRepository.findPlan(tx, conversationId);
  if (!plan) return [];
  const { title, generatedAt: updatedAt } = plan;
  const sections = await advisorRepository.listSections(tx, conversationId);
  return [
    { id: conversationId, kind: 'plan', title, parts: { conversationId }, updatedAt, showsAsRecent: true },
    ...sections.flatMap((section) => sectionDocuments(plan, section)),
  ];
}

/** A section once for each text that some plan opens: a richer plan reads more blocks, a locked section is not there. */
function sectionDocuments(plan: StoredPlan, section: StoredSection): SearchDocument[] {
  const byNode = figureAccess(plan.graph);
  const accessOf = (name: PlanName) => widenAccess(accessByPlan(name), plan.openedSections);
  const textFor = (name: PlanName) => {
    const blocks = readerOf(accessOf(name), byNode).blocksOf(section.edited ?? section.composed);
    return blocks.map(blockText).join('\n');
  };
  const readers = planNames.filter((name) => accessOf(name).openSections.has(section.id));
  return [...Map.groupBy(readers, textFor)].map(([body, plans]) => ({
    id: `${plan.conversationId}/${section.id}/${plans[0]}`,
    kind: 'section',
    title: speakerOf(plan.contentLocale).plain(sectionTitleTexts[section.id]),
    context: plan.title,
    body,
    parts: { conversationId: plan.conversationId, sectionId: section.id },
    plans,
    updatedAt: section.updatedAt,
    showsAsRecent: section.edited !== null,
  }));
}

/** What a block says, as a person reads it. */
function blockText(block: Block): string {
  if (block.kind === 'table') return [block.caption, ...block.rows.flat().map(inlineText)].join(' · ');
  if (block.kind === 'list') return block.items.map(inlineText).join('\n');
  if (block.kind === 'chart') return block.chart.title;
  return inlineText(inlinesOf(block));
}
