import { z } from 'zod';
import { advisorProblems } from '#features/advisor/domain/advisor.problems.ts';
import { variants } from '#features/advisor/domain/conversation/reply.ts';
import { sectionIds } from '#features/advisor/domain/plan.ts';
import { questionIds } from '#features/advisor/domain/questions.ts';
import { criterionIds } from '#features/advisor/domain/score/rubric.ts';
import { workspacesProblems } from '#features/workspaces/domain/workspaces.problems.ts';
import { endpoint } from '#shared/endpoint.ts';
import { nodeUnits } from '#shared/formula-graph.ts';
import { idSchema } from '#shared/ids.ts';
import { planNames } from '#shared/plans/plan-names.ts';
import { blockSchema, inlineSchema } from '#shared/prose-schema.ts';
import { multiLineText } from '#shared/text-schema.ts';
import {
  atConversation,
  composing,
  conversationIdSchema,
  readingEndpoints,
  readingSchema,
  refusals,
  replacedVersion,
} from './reading.contract.ts';

const workspaceIdSchema = idSchema('ws');
const questionSchema = z.enum(questionIds);
const sectionIdSchema = z.enum(sectionIds);

/** The longest answer that is taken; more is refused with the limit, and the person keeps what they typed. */
export const maxAnswerLength = 10_000;

const variant = z.literal(variants);

/** One thing the advisor says, as meaning; each can be worded in four ways. */
const replyPartSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('greeting'), variant }),
  z.object({ kind: z.literal('question'), question: questionSchema, variant }),
  z.object({ kind: z.literal('skipped'), question: questionSchema, variant }),
  z.object({ kind: z.literal('read'), quote: z.string(), variant }),
  z.object({ kind: z.literal('quoted'), quote: z.string(), variant }),
  /** In conversations with the first advisor: something was named that it had understood. */
  z.object({ kind: z.literal('noted'), variant }),
  z.object({ kind: z.literal('complete'), variant }),
  z.object({ kind: z.literal('thanks'), quote: z.string(), variant }),
]);
export type ReplyPart = z.infer<typeof replyPartSchema>;

/** What a person writes: whitespace alone is no answer. */
const answerText = multiLineText(maxAnswerLength).pipe(z.string().refine((text) => text.trim() !== '', 'is empty'));

const messageSchema = z.object({
  id: idSchema('msg'),
  role: z.enum(['user', 'assistant']),
  /** The person's words; of the advisor only in replies from before these were kept as meaning. */
  content: z.string(),
  /** What the advisor says; empty for the person's messages. */
  reply: z.array(replyPartSchema),
  createdAt: z.iso.datetime(),
  /** The question asked (assistant) or answered (user), within the five. */
  question: questionSchema.nullable(),
  isSkip: z.boolean(),
});
export type Message = z.infer<typeof messageSchema>;

const conversationSchema = z.object({
  /** Null until the first answer is stored. */
  id: conversationIdSchema.nullable(),
  workspaceId: workspaceIdSchema,
  messages: z.array(messageSchema),
  progress: z.number().int(),
  /** What is asked now; null once the plan is complete. */
  question: questionSchema.nullable(),
});
export type Conversation = z.infer<typeof conversationSchema>;

/** A conversation after an answer, with those of its messages alone that are new. */
const conversationChangeSchema = conversationSchema.extend({ id: conversationIdSchema });
export type ConversationChange = z.infer<typeof conversationChangeSchema>;

const conversationSummarySchema = z.object({
  id: conversationIdSchema,
  /** The plan's once it is complete, else the first words of the idea. */
  title: z.string(),
  progress: z.number().int(),
  startedAt: z.iso.datetime(),
});

const quotaSchema = z.object({
  /** Null: unlimited. */
  limit: z.number().int().nullable(),
  used: z.number().int(),
  reset: z.iso.datetime(),
});

const lostSchema = z.object({ points: z.number().int(), criterionId: z.enum(criterionIds) });
/** `max`: the most these answers could earn with the sections that are open. */
const earned = { points: z.number().int(), max: z.number().int() };

const scoreSchema = z.object({
  ...earned,
  band: z.enum(['Excellent', 'Good', 'Fair']),
  dimensions: z.array(z.object({ id: sectionIdSchema, ...earned, lost: z.array(lostSchema).readonly() })),
});

const openSectionSchema = z.object({
  state: z.literal('open'),
  id: sectionIdSchema,
  revision: z.number().int(),
  blocks: z.array(blockSchema),
  isEdited: z.boolean(),
  /** A fact this text rests on has changed since it was written. */
  isStale: z.boolean(),
  canUndo: z.boolean(),
});
export type OpenSection = z.infer<typeof openSectionSchema>;

/** A locked card names the plan that opens it; its text is never sent. */
const lockedSectionSchema = z.object({
  state: z.literal('locked'),
  id: sectionIdSchema,
  opensWith: z.enum(planNames),
  monthlyPriceCents: z.number().int(),
});

const partsSchema = z.object({
  verdict: z.object({
    kind: z.enum(['carries', 'fails', 'open']),
    /** Null where it rests on figures that the account's plan does not open. */
    because: z.array(inlineSchema).readonly().nullable(),
  }),
  strip: z.array(z.object({ label: z.string(), figure: z.array(inlineSchema).readonly() })),
  fourWeeks: z.array(blockSchema),
  risks: z.array(blockSchema),
  duties: z.array(blockSchema),
  inThisTrade: z.array(blockSchema),
});

const planViewSchema = z.object({
  conversationId: conversationIdSchema,
  title: z.string(),
  /** The language of the plan, as a BCP 47 tag; it may differ from that of the interface. */
  contentLocale: z.string(),
  generatedAt: z.iso.datetime(),
  score: scoreSchema,
  sections: z.array(z.discriminatedUnion('state', [openSectionSchema, lockedSectionSchema])),
  /** Written by the first advisor: it stays as it is until it is written anew. */
  isEarlier: z.boolean(),
  /** What stands beside the sections; null where the first advisor wrote the plan. */
  parts: partsSchema.nullable(),
  figureCount: z.number().int(),
});
export type PlanView = z.infer<typeof planViewSchema>;

const originBadgeSchema = z.enum(['said', 'formula', 'source', 'assumption']);

/** A number that is typed: money in major units, shares in percent. */
const typedNumberSchema = z.number().min(-1e12).max(1e12);

/** How a number can be replaced with the person's own. */
const ownNumberSchema = z.object({
  /** To be sent back with the number, so that two tabs cannot overwrite each other. */
  version: z.number().int(),
  value: typedNumberSchema,
  unit: z.enum(nodeUnits),
  currency: z.string().exactOptional(),
  min: typedNumberSchema,
  max: typedNumberSchema,
  /** What the plan would calculate with, once the person's own number stands here. */
  replaced: z.object({ shown: z.string(), origin: originBadgeSchema }).exactOptional(),
});
export type OwnNumberField = z.infer<typeof ownNumberSchema>;

const shownNumber = { nodeId: z.string(), label: z.string(), shown: z.string(), origin: originBadgeSchema };

/** Where one number comes from. */
const figureSchema = z.object({
  ...shownNumber,
  /** The formula in words, the quote, the source's finding or the basis of the assumption. */
  explanation: z.string(),
  source: z
    .object({
      publisher: z.string(),
      title: z.string(),
      year: z.number().int(),
      address: z.string(),
      readOn: z.string(),
    })
    .exactOptional(),
  inputs: z.array(z.object({ ...shownNumber, isReplaceable: z.boolean() })),
  /** Where the person's own number can stand, or stands. */
  ownNumber: ownNumberSchema.exactOptional(),
});
export type Figure = z.infer<typeof figureSchema>;

const atSection = { ...atConversation, sectionId: sectionIdSchema, revision: z.number().int().min(1) };
const atFigure = { ...atConversation, nodeId: z.string().max(120) };
const ofSection = [...refusals, 'billing.plan_required'] as const;
const ofKeyed = ['request.idempotency_key_required', 'request.idempotency_key_reused'] as const;

const editedTextSchema = z.object({
  blockId: z.string().max(80),
  item: z.number().int().min(0).exactOptional(),
  text: multiLineText(5000),
});

/** The endpoints of the advisor: conversation, reading, facts, plan, figures, documents. */
export const advisorContract = {
  ...readingEndpoints,
  getLatestConversation: endpoint({
    ...composing('GET', '/advisor/conversation'),
    summary: 'The latest conversation about one business, or the greeting of a new one',
    input: z.object({ workspaceId: workspaceIdSchema }),
    output: conversationSchema.extend({ quota: quotaSchema, isNewAllowed: z.boolean() }),
  }),
  listConversations: endpoint({
    method: 'GET',
    path: '/advisor/conversations',
    summary: 'All conversations about one business, the latest first',
    access: 'account',
    input: z.object({ workspaceId: workspaceIdSchema }),
    output: z.object({ conversations: z.array(conversationSummarySchema) }),
  }),
  getConversation: endpoint({
    ...composing('GET', '/advisor/conversations/{conversationId}'),
    summary: 'One conversation with all its messages',
    input: z.object(atConversation),
    output: conversationSchema,
  }),
  sendAnswer: endpoint({
    ...composing('POST', '/advisor/answers'),
    summary: 'Store an answer and get what it adds to the conversation',
    needsIdempotencyKey: true,
    input: z.object({
      workspaceId: workspaceIdSchema,
      /** Null begins a new conversation. */
      conversationId: conversationIdSchema.nullable(),
      /** The question being answered, so that two tabs cannot answer one question twice; null once complete. */
      question: questionSchema.nullable(),
      content: answerText,
      isSkip: z.boolean().default(false),
    }),
    output: conversationChangeSchema.extend({ quota: quotaSchema }),
    errors: [...refusals, ...ofKeyed, advisorProblems.conversation_full, 'billing.quota_exceeded'],
  }),
  replaceAnswer: endpoint({
    ...composing('PATCH', '/advisor/conversations/{conversationId}/answers/{messageId}'),
    summary: 'Put another answer in the place of one, as long as the plan is not complete; it counts as nothing',
    // A message that was replaced has another id: what another tab replaced meanwhile is not there any more.
    input: z.object({ ...atConversation, messageId: idSchema('msg'), content: answerText }),
    output: conversationSchema,
    errors: [advisorProblems.plan_complete, workspacesProblems.archived],
  }),
  getPlan: endpoint({
    ...composing('GET', '/advisor/conversations/{conversationId}/plan'),
    summary: 'The plan, as far as the account may read it',
    input: z.object(atConversation),
    output: planViewSchema,
    errors: [advisorProblems.plan_not_complete],
  }),
  renewPlan: endpoint({
    ...composing('POST', '/advisor/conversations/{conversationId}/plan'),
    summary: 'Write a plan of the first advisor anew; a present one stays as it is',
    input: z.object(atConversation),
    output: planViewSchema,
    errors: [advisorProblems.plan_not_complete, workspacesProblems.archived],
  }),
  editSection: endpoint({
    ...composing('PATCH', '/advisor/conversations/{conversationId}/sections/{sectionId}'),
    summary: 'Save texts edited in place',
    input: z.object({ ...atSection, texts: z.array(editedTextSchema).min(1).max(50) }),
    output: openSectionSchema,
    errors: ofSection,
  }),
  composeSection: endpoint({
    ...composing('POST', '/advisor/conversations/{conversationId}/sections/{sectionId}/compose'),
    summary: 'Write one section anew from the facts as they are now',
    needsIdempotencyKey: true,
    input: z.object(atSection),
    output: openSectionSchema,
    errors: [...ofSection, ...ofKeyed, advisorProblems.earlier_plan],
  }),
  undoSection: endpoint({
    ...composing('POST', '/advisor/conversations/{conversationId}/sections/{sectionId}/undo'),
    summary: 'Bring back the text before the last composing or editing',
    input: z.object(atSection),
    output: openSectionSchema,
    errors: ofSection,
  }),
  listFigures: endpoint({
    ...composing('GET', '/advisor/conversations/{conversationId}/figures'),
    summary: 'Every number of the plan that the account may see',
    input: z.object(atConversation),
    output: z.object({ figures: z.array(figureSchema.omit({ inputs: true, ownNumber: true })) }),
    errors: [advisorProblems.plan_not_complete],
  }),
  getFigure: endpoint({
    ...composing('GET', '/advisor/conversations/{conversationId}/figures/{nodeId}'),
    summary: 'Where one number comes from',
    input: z.object({ ...atFigure, at: z.coerce.number().int().min(0).max(35).optional() }),
    output: figureSchema,
    errors: [advisorProblems.plan_not_complete],
  }),
  setOwnNumber: endpoint({
    ...composing('PATCH', '/advisor/conversations/{conversationId}/figures/{nodeId}'),
    summary: 'Put a number of one’s own in the place of one of the plan, or take it back',
    input: z.object({
      ...atFigure,
      version: replacedVersion,
      /** Null takes the own number back: the plan calculates as before. */
      value: typedNumberSchema.nullable(),
    }),
    output: readingSchema,
    errors: [...refusals, advisorProblems.plan_not_complete],
  }),
  createDownload: endpoint({
    method: 'POST',
    path: '/advisor/conversations/{conversationId}/downloads',
    summary: 'A short-lived address of the plan as a file',
    access: 'account',
    goesOnWhenFull: true,
    input: z.object({ ...atConversation, format: z.enum(['pdf', 'docx']) }),
    output: z.object({ address: z.string(), fileName: z.string(), expiresAt: z.iso.datetime() }),
    errors: [advisorProblems.plan_not_complete],
  }),
};
