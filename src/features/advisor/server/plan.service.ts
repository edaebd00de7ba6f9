import { isDeepStrictEqual } from 'node:util';
import type { advisorContract, OpenSection } from '#features/advisor/advisor.contract.ts';
import type { SectionId } from '#features/advisor/domain/plan.ts';
import { markOpened } from '#features/advisor/domain/plan-access.ts';
import { relinkText } from '#features/advisor/domain/relink.ts';
import { publish } from '#server/events/outbox.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import type { Inputs, Outputs } from '#shared/endpoint.ts';
import { evaluate } from '#shared/formula-evaluate.ts';
import { invalid, notFound, ProblemError, staleRevision } from '#shared/problem.ts';
import type { Block } from '#shared/prose.ts';
import {
  advisorRepository,
  presentEngine,
  type SectionText,
  type StoredConversation,
  type StoredPlan,
  type StoredSection,
} from './advisor.repository.ts';
import type { HeardConversation } from './heard-conversation.ts';
import { composePlan, refreshEdited, saysTheSame } from './plan-composing.ts';
import {
  accessByPlan,
  findFigure,
  listVisibleNodes,
  lockOf,
  readPlan,
  viewBlocks,
  viewPlan,
  viewSection,
} from './plan-view.ts';
import type { ReadablePlan } from './readable-plan.ts';

type In = Inputs<typeof advisorContract>;
type Out = Outputs<typeof advisorContract>;

/** The plan: written from what is certain of a conversation, edited in place, shown as far as the account may read it. */
export const planService = {
  /**
   * Writes the whole plan of a conversation that has all five answers, and announces it. What the account's plan opens
   * now counts as opened, read or not.
   */
  async compose(context: UseCaseContext, heard: HeardConversation): Promise<void> {
    const { conversation } = heard;
    const { plan, sections } = await composePlan(context, heard, context.now);
    await advisorRepository.savePlan(context.tx, plan);
    for (const [sectionId, composed] of sections)
      await advisorRepository.saveSection(context.tx, placeOf(context, plan, sectionId), {
        ...written(composed),
        previous: null,
      });
    const opened = markOpened(plan.openedSections, accessByPlan(context.actor.plan));
    await advisorRepository.markOpened(context.tx, conversation.id, opened);
    const payload = { conversationId: conversation.id };
    await publish(context, { type: 'advisor.plan_completed', workspaceId: conversation.workspaceId, payload });
  },

  /**
   * After a label or an answer: everything is reckoned and written again. Sections nobody edited are replaced; edited ones keep
   * their words, get the new figures, and are stale where their section would now be written in other words, which is announced.
   * Plans of the first advisor stay as they are.
   */
  async follow(context: UseCaseContext, heard: HeardConversation): Promise<void> {
    const { conversation } = heard;
    const stored = await advisorRepository.findPlan(context.tx, conversation.id);
    if (!stored || stored.engine !== presentEngine) return;
    const { plan, sections } = await composePlan(context, heard, stored.generatedAt);
    await advisorRepository.savePlan(context.tx, plan);
    const stale: SectionId[] = [];
    for (const section of await advisorRepository.listSections(context.tx, conversation.id)) {
      const composed = sections.get(section.id)!;
      if (isDeepStrictEqual(section.composed, composed)) continue;
      const isNews = section.edited !== null && !saysTheSame(section.composed, composed);
      if (isNews) stale.push(section.id);
      const edited = section.edited && refreshEdited(section.edited, plan, composed);
      await advisorRepository.saveSection(context.tx, placeOf(context, plan, section.id), {
        composed,
        edited,
        isStale: section.isStale || isNews,
        previous: section.previous,
      });
    }
    await announceChange(context, conversation);
    if (stale.length === 0) return;
    const payload = { conversationId: conversation.id, sectionIds: stale };
    await publish(context, { type: 'advisor.sections_went_stale', workspaceId: conversation.workspaceId, payload });
  },

  /** How many numbers that this account may see are assumptions. */
  async countAssumptions(context: UseCaseContext, conversation: StoredConversation): Promise<number> {
    const readable = await readPlan(context, conversation);
    const values = evaluate(readable.plan.graph);
    return listVisibleNodes(readable).filter(
      (id) => findFigure(readable, id, undefined, values)?.origin === 'assumption',
    ).length;
  },

  /** The plan as this account may read it; what is open now stays open. */
  async get(context: UseCaseContext, conversation: StoredConversation): Promise<Out['getPlan']> {
    const readable = await readPlan(context, conversation);
    const { plan, access } = readable;
    const opened = markOpened(plan.openedSections, access);
    if (opened.length > plan.openedSections.length) {
      await advisorRepository.markOpened(context.tx, conversation.id, opened);
      await announceChange(context, conversation);
    }
    return viewPlan({ ...readable, planName: context.actor.plan });
  },

  /** One open section as this account may read it. Throws billing.plan_required for a locked one. */
  async getSection(
    context: UseCaseContext,
    conversation: StoredConversation,
    sectionId: SectionId,
  ): Promise<OpenSection> {
    const readable = await readPlan(context, conversation);
    if (!readable.access.openSections.has(sectionId)) throw lockOf(sectionId);
    const section = readable.sections.find(({ id }) => id === sectionId);
    if (!section) throw notFound('There is no such section');
    return viewSection(section, readable);
  },

  /**
   * Saves texts edited in place. Numbers that stand unchanged keep their origin; others become the person's own. A text
   * the account may not read is answered like one that is not there: whether a guess is right shows nowhere.
   */
  async editSection(
    context: UseCaseContext,
    conversation: StoredConversation,
    input: In['editSection'],
  ): Promise<OpenSection> {
    return changeSection(context, conversation, input, (section, readable) => {
      const blocks = [...(section.edited ?? section.composed)];
      const readableIds = new Set(viewBlocks(section, readable).map(({ id }) => id));
      for (const change of input.texts) {
        if (!readableIds.has(change.blockId)) throw notAText(change.blockId);
        applyText(blocks, change);
      }
      const before = section.edited ? section.previous : textOf(section);
      return { composed: section.composed, edited: blocks, isStale: section.isStale, previous: before };
    });
  },

  /**
   * Writes one section again from what is certain now, in the place of the person's own words, which can be brought back. A plan of
   * the first advisor is written anew as a whole, or stays as it is.
   */
  async composeSection(
    context: UseCaseContext,
    heard: HeardConversation,
    input: In['composeSection'],
  ): Promise<OpenSection> {
    const { conversation } = heard;
    const stored = await advisorRepository.findPlan(context.tx, conversation.id);
    if (stored && stored.engine !== presentEngine)
      throw new ProblemError(409, { code: 'advisor.earlier_plan', message: 'Write the whole plan anew instead' });
    const { sections } = await composePlan(context, heard, context.now);
    return changeSection(context, conversation, input, (section) => ({
      ...written(sections.get(section.id)!),
      previous: textOf(section),
    }));
  },

  /** Writes a plan of the first advisor anew with the present one. The one it was is gone; any other stays as it is. */
  async renew(context: UseCaseContext, heard: HeardConversation): Promise<Out['getPlan']> {
    const { plan, access } = await readPlan(context, heard.conversation);
    if (plan.engine !== presentEngine) {
      await this.compose(context, heard);
      await advisorRepository.markOpened(context.tx, heard.conversation.id, markOpened(plan.openedSections, access));
    }
    return this.get(context, heard.conversation);
  },

  /** Brings back what the last composing or editing replaced; doing it twice returns to where it began. */
  async undoSection(
    context: UseCaseContext,
    conversation: StoredConversation,
    input: In['undoSection'],
  ): Promise<OpenSection> {
    return changeSection(context, conversation, input, (section) => {
      if (!section.previous) throw invalid({ sectionId: 'nothing to bring back' });
      return { ...section.previous, previous: textOf(section) };
    });
  },
};

const textOf = ({ composed, edited, isStale }: StoredSection): SectionText => ({ composed, edited, isStale });

const written = (composed: readonly Block[]): SectionText => ({ composed, edited: null, isStale: false });

const placeOf = ({ now }: UseCaseContext, plan: StoredPlan, sectionId: SectionId) => ({
  conversationId: plan.conversationId,
  workspaceId: plan.workspaceId,
  sectionId,
  now,
});

async function announceChange(context: UseCaseContext, { id, workspaceId }: StoredConversation): Promise<void> {
  await publish(context, { type: 'advisor.plan_changed', workspaceId, payload: { conversationId: id } });
}

/** One change to one open section under its lock and revision. */
async function changeSection(
  context: UseCaseContext,
  conversation: StoredConversation,
  at: { sectionId: SectionId; revision: number },
  change: (section: StoredSection, readable: ReadablePlan) => SectionText & { previous: SectionText | null },
): Promise<OpenSection> {
  const readable = await readPlan(context, conversation);
  const { plan, access } = readable;
  if (!access.openSections.has(at.sectionId)) throw lockOf(at.sectionId);
  const section = await advisorRepository.lockSection(context.tx, conversation.id, at.sectionId);
  if (!section) throw notFound('There is no such section');
  if (section.revision !== at.revision) throw staleRevision(viewSection(section, readable));
  const next = change(section, readable);
  await advisorRepository.saveSection(context.tx, placeOf(context, plan, at.sectionId), next);
  await announceChange(context, conversation);
  return viewSection({ ...next, id: at.sectionId, revision: section.revision + 1 }, readable);
}

function applyText(blocks: Block[], change: { blockId: string; item?: number | undefined; text: string }): void {
  const at = blocks.findIndex((block) => block.id === change.blockId);
  const block = blocks[at];
  if (block?.kind === 'paragraph') blocks[at] = { ...block, content: relinkText(change.text, block.content) };
  else if (block?.kind === 'list' && block.items[change.item ?? -1]) {
    const items = block.items.map((item, index) => (index === change.item ? relinkText(change.text, item) : item));
    blocks[at] = { ...block, items };
  } else throw notAText(change.blockId);
}

const notAText = (blockId: string): ProblemError =>
  new ProblemError(400, {
    code: 'request.invalid',
    message: 'Not a text of this section',
    fields: { texts: blockId },
  });
