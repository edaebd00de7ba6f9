import { isDeepStrictEqual } from 'node:util';
import type { advisorContract, OpenSection } from '#features/advisor/advisor.contract.ts';
import { featureOfSection } from '#features/advisor/domain/advisor.plan.ts';
import { advisorProblems } from '#features/advisor/domain/advisor.problems.ts';
import { wordsOf } from '#features/advisor/domain/business/business.ts';
import { foldBusiness } from '#features/advisor/domain/business/fold.ts';
import { shortQuote } from '#features/advisor/domain/conversation/quote.ts';
import { type SectionId, sectionIds } from '#features/advisor/domain/plan.ts';
import { markOpened } from '#features/advisor/domain/plan-access.ts';
import { refreshFigures, wordingOf } from '#features/advisor/domain/refresh-figures.ts';
import { relinkText } from '#features/advisor/domain/relink.ts';
import { scoreReading } from '#features/advisor/domain/score/score.ts';
import { writePlan } from '#features/advisor/domain/writing/compose.ts';
import { workspacesService } from '#features/workspaces/server/workspaces.service.ts';
import { publish } from '#server/events/outbox.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { planRequired } from '#server/plans/require-plan.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import { invalid, notFound, ProblemError, refusal, staleRevision } from '#shared/problem.ts';
import {
  advisorRepository,
  presentEngine,
  type SectionText,
  type StoredPlan,
  type StoredSection,
} from './advisor.repository.ts';
import { announce, type HeardConversation, hear } from './heard-conversation.ts';
import { speakerOf } from './plan-speaker.ts';
import {
  accessByPlan,
  findOpenSection,
  listFigures,
  type ReadablePlan,
  readPlan,
  readPlanForWriting,
  viewPlan,
  viewSection,
} from './plan-view.ts';

/**
 * Writes the whole plan of a conversation that has all five answers, and announces it. What the account's plan opens
 * now counts as opened, read or not.
 */
export async function completePlan(context: UseCaseContext, heard: HeardConversation): Promise<void> {
  const { plan, sections } = await composePlan(context, heard, context.now);
  await advisorRepository.savePlan(context.tx, plan);
  for (const id of sectionIds) {
    const section = { ...asWritten, id, composed: sections[id], previous: null };
    await advisorRepository.saveSection(context.tx, plan, section, context.now);
  }
  const opened = markOpened(plan.openedSections, accessByPlan(context.actor.plan));
  await advisorRepository.markOpened(context.tx, plan.conversationId, opened);
  await announce(context, 'advisor.plan_completed', heard.conversation);
}

/**
 * After a label or an answer: everything is reckoned and written again. Sections nobody edited are replaced; edited ones keep
 * their words, get the new figures, and are stale where their section would now be written in other words, which is announced.
 * Plans of the first advisor stay as they are.
 */
export async function followPlan(context: UseCaseContext, heard: HeardConversation): Promise<void> {
  const { id: conversationId, workspaceId } = heard.conversation;
  const stored = await advisorRepository.findPlan(context.tx, conversationId);
  if (stored?.engine !== presentEngine) return;
  const { plan, sections } = await composePlan(context, heard, stored.generatedAt);
  await advisorRepository.savePlan(context.tx, plan);
  const stale: SectionId[] = [];
  for (const section of await advisorRepository.listSections(context.tx, conversationId)) {
    const composed = sections[section.id];
    if (isDeepStrictEqual(section.composed, composed)) continue;
    const isNews = section.edited !== null && !isDeepStrictEqual(wordingOf(section.composed), wordingOf(composed));
    if (isNews) stale.push(section.id);
    const edited = section.edited && refreshFigures(section.edited, composed, plan);
    const next = { ...section, composed, edited, isStale: section.isStale || isNews };
    await advisorRepository.saveSection(context.tx, plan, next, context.now);
  }
  await announce(context, 'advisor.plan_changed', heard.conversation);
  if (stale.length === 0) return;
  const payload = { conversationId, sectionIds: stale };
  await publish(context, { type: 'advisor.sections_went_stale', workspaceId, payload });
}

/**
 * The plan of a conversation as it is written now from what is certain, and the text of its sections. The same conversation gives the
 * same on the same day.
 */
async function composePlan(context: UseCaseContext, heard: HeardConversation, generatedAt: Date) {
  const { conversation, messages, gathered } = heard;
  const { reading, proposals } = gathered;
  const today = context.now.toISOString().slice(0, 10);
  const { graph, parts, sections } = writePlan({ reading, today, speaker: speakerOf(reading.language) });
  const { name, isNameChosen } = await workspacesService.get(context, conversation.workspaceId);
  // Without a name that a person gave the business what is sold, or the first words of the idea.
  const [offer] = wordsOf(foldBusiness(reading), 'offer');
  const said = shortQuote(offer?.quote ?? messages[0]?.text ?? '');
  const plan: StoredPlan = {
    conversationId: conversation.id,
    workspaceId: conversation.workspaceId,
    engine: presentEngine,
    title: isNameChosen ? name : said || name,
    contentLocale: reading.language,
    graph,
    parts,
    score: scoreReading({ proposals, labels: reading.labels, trade: reading.trade }),
    openedSections: [],
    generatedAt,
  };
  return { plan, sections };
}

/** How many numbers of a plan that this account may see are assumptions. */
export async function countAssumptions(context: UseCaseContext, conversationId: string): Promise<number> {
  const readable = await readPlan(context, conversationId);
  return listFigures(readable).filter(({ origin }) => origin === 'assumption').length;
}

/** The plan: edited in place, written again, and shown as far as the account may read it. */
export const planService = {
  /** The plan as this account may read it; what is open now stays open. */
  async getPlan(context, { conversationId }) {
    return showPlan(context, await readPlan(context, conversationId));
  },

  /** Writes a plan of the first advisor anew with the present one. The one it was is gone; any other stays as it is. */
  async renewPlan(context, { conversationId }) {
    const { conversation, plan, access } = await readPlanForWriting(context, conversationId);
    if (plan.engine !== presentEngine) {
      await completePlan(context, await hear(context, conversation));
      await advisorRepository.markOpened(context.tx, plan.conversationId, markOpened(plan.openedSections, access));
    }
    return showPlan(context, await readPlan(context, conversationId));
  },

  /**
   * Saves texts edited in place. Numbers that stand unchanged keep their origin; others become the person's own. A text
   * the account may not read is answered like one that is not there: whether a guess is right shows nowhere.
   */
  async editSection(context, { conversationId, texts, ...at }) {
    const readable = await readPlanForWriting(context, conversationId);
    return changeSection(context, readable, at, (section) => {
      const blocks = [...(section.edited ?? section.composed)];
      const readableIds = new Set(readable.reader.blocksOf(blocks).map(({ id }) => id));
      for (const { blockId, item = -1, text } of texts) {
        const place = readableIds.has(blockId) ? blocks.findIndex(({ id }) => id === blockId) : -1;
        const block = blocks[place];
        if (block?.kind === 'paragraph') blocks[place] = { ...block, content: relinkText(text, block.content) };
        else if (block?.kind === 'list' && block.items[item])
          blocks[place] = { ...block, items: block.items.with(item, relinkText(text, block.items[item])) };
        else
          throw new ProblemError(400, {
            code: 'request.invalid',
            message: 'Not a text of this section',
            fields: { texts: blockId },
          });
      }
      return { ...textOf(section), edited: blocks, previous: section.edited ? section.previous : textOf(section) };
    });
  },

  composeSection: {
    /**
     * Writes one section again from what is certain now, in the place of the person's own words, which can be brought back. A plan
     * of the first advisor is written anew as a whole, or stays as it is.
     */
    async first(context, { conversationId, ...at }) {
      const readable = await readPlanForWriting(context, conversationId);
      if (readable.plan.engine !== presentEngine)
        throw refusal(advisorProblems.earlier_plan, 'Write the whole plan anew instead');
      const heard = await hear(context, readable.conversation);
      const { sections } = await composePlan(context, heard, context.now);
      return changeSection(context, readable, at, (section) => {
        return { ...asWritten, composed: sections[section.id], previous: textOf(section) };
      });
    },
    refer: () => ({}),
    async again(context, { conversationId, sectionId }) {
      const readable = await readPlan(context, conversationId);
      assertOpen(readable, sectionId);
      const section = findOpenSection(readable, sectionId);
      if (!section) throw notFound('There is no such section');
      return viewSection(section, readable);
    },
  },

  /** Brings back what the last composing or editing replaced; doing it twice returns to where it began. */
  async undoSection(context, { conversationId, ...at }) {
    return changeSection(context, await readPlanForWriting(context, conversationId), at, (section) => {
      if (!section.previous) throw invalid({ sectionId: 'nothing to bring back' });
      return { ...section.previous, previous: textOf(section) };
    });
  },

  async listFigures(context, { conversationId }) {
    return { figures: listFigures(await readPlan(context, conversationId)) };
  },

  async getFigure(context, { conversationId, ...wanted }) {
    const readable = await readPlan(context, conversationId);
    const [figure] = listFigures(readable, wanted);
    if (!figure) throw notFound('There is no such number');
    return figure;
  },
} satisfies Partial<Handlers<typeof advisorContract>>;

const textOf = ({ composed, edited, isStale }: StoredSection): SectionText => ({ composed, edited, isStale });

const asWritten = { edited: null, isStale: false } as const;

async function showPlan(context: UseCaseContext, readable: ReadablePlan) {
  const { conversation, plan, access } = readable;
  const opened = markOpened(plan.openedSections, access);
  if (opened.length > plan.openedSections.length) {
    await advisorRepository.markOpened(context.tx, plan.conversationId, opened);
    await announce(context, 'advisor.plan_changed', conversation);
  }
  return viewPlan(readable, context.actor.plan);
}

/** One change to one open section under its lock and revision. Throws billing.plan_required for a locked one. */
async function changeSection(
  context: UseCaseContext,
  readable: ReadablePlan,
  { sectionId, revision }: { readonly sectionId: SectionId; readonly revision: number },
  change: (section: StoredSection) => Pick<StoredSection, keyof SectionText | 'previous'>,
): Promise<OpenSection> {
  const { plan } = readable;
  assertOpen(readable, sectionId);
  const [section] = await advisorRepository.listSections(context.tx, plan.conversationId, sectionId);
  if (!section) throw notFound('There is no such section');
  if (section.revision !== revision) throw staleRevision(viewSection(section, readable));
  const next = { ...section, ...change(section), revision: revision + 1 };
  await advisorRepository.saveSection(context.tx, plan, next, context.now);
  await announce(context, 'advisor.plan_changed', readable.conversation);
  return viewSection(next, readable);
}

function assertOpen({ access }: ReadablePlan, sectionId: SectionId): void {
  if (!access.openSections.has(sectionId)) throw planRequired(featureOfSection(sectionId));
}
