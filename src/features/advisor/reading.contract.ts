import { z } from 'zod';
import { advisorProblems } from '#features/advisor/domain/advisor.problems.ts';
import { premiseIds } from '#features/advisor/domain/business/premise-ids.ts';
import { shortQuote } from '#features/advisor/domain/conversation/quote.ts';
import { questionIds } from '#features/advisor/domain/questions.ts';
import { amountRoles, wordRoles } from '#features/advisor/domain/reading/roles.ts';
import { timeUnits } from '#features/advisor/domain/reading/units.ts';
import { workspacesProblems } from '#features/workspaces/domain/workspaces.problems.ts';
import { endpoint } from '#shared/endpoint.ts';
import { nodeUnits } from '#shared/formula-graph.ts';
import { idSchema } from '#shared/ids.ts';
import { languages } from '#shared/languages.ts';
import { singleLineText } from '#shared/text-schema.ts';

export const conversationIdSchema = idSchema('conv');
/** What names a conversation in the input of an endpoint. */
export const atConversation = { conversationId: conversationIdSchema };
const roleSchema = z.enum([...amountRoles, ...wordRoles, 'none']);
const mentionIdSchema = z.string().max(60);

/** What one of something is called: a few words on one line, without markup and hidden characters. */
const unitWordSchema = z
  .string()
  .max(40)
  .transform((text) => shortQuote(text, 40))
  .pipe(z.string().min(1));
const unitSchema = z.object({ one: unitWordSchema, many: unitWordSchema });

const mentionSchema = z.object({
  id: z.string(),
  messageId: idSchema('msg'),
  question: z.enum(questionIds).nullable(),
  quote: z.string(),
  /** Of amounts alone: what it is by its form. */
  amount: z.looseObject({ kind: z.string() }).nullable(),
  /** False where the form can be read in two ways. */
  isCertain: z.boolean(),
  /** The likeliest roles, the best guess first; every other role of its kind can be given as well. */
  guesses: z.array(roleSchema).readonly(),
  /** What it counts as; null while it is a guess, which is not used. */
  taken: z
    .object({
      role: roleSchema,
      by: z.enum(['person', 'ranker']),
      of: z.string().nullable(),
      unit: z.object({ one: z.string(), many: z.string() }).nullable(),
    })
    .nullable(),
  /** Of what the person said that it is; 0 where they said nothing. */
  version: z.number().int(),
});
export type MentionView = z.infer<typeof mentionSchema>;

/** An answer to a question: money in minor units of the business's currency, everything else as it is read. */
const answerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('amount'), value: z.number().min(-1e13).max(1e13) }),
  z.object({ kind: z.literal('choice'), choice: z.string().max(120) }),
  z.object({ kind: z.literal('choices'), choices: z.array(z.string().max(120)).max(60).readonly() }),
  z.object({ kind: z.literal('date'), date: z.iso.date() }),
  z.object({ kind: z.literal('unknown') }),
]);

const fieldSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('choices'),
    options: z.array(z.object({ id: z.string(), text: z.string() }).readonly()).readonly(),
    isMany: z.literal(true).exactOptional(),
  }),
  z.object({
    kind: z.literal('amount'),
    unit: z.enum(nodeUnits),
    per: z.enum(timeUnits).exactOptional(),
    min: z.number(),
    max: z.number(),
  }),
  z.object({ kind: z.literal('date') }),
]);

/** A question in the language of the plan. */
const questionSchema = z.object({
  key: z.string(),
  asks: z.string(),
  /** What the answer decides. */
  because: z.string(),
  field: fieldSchema,
  /** Null while it is open. */
  answer: answerSchema.nullable(),
  /** To be sent back with the answer; 0 where none was given yet. */
  version: z.number().int(),
});
export type QuestionView = z.infer<typeof questionSchema>;

const premiseSchema = z.object({
  id: z.enum(premiseIds),
  /** What the plan goes by; null while that is unknown. Of a trade "none" where none of ours fits. */
  value: z.string().nullable(),
  /** Whether the person chose it, or the answers leave no doubt. */
  isChosen: z.boolean(),
  /** Whether something that was said waits for it. */
  isNeeded: z.boolean(),
  suggestions: z.array(z.object({ id: z.string(), name: z.string() })),
  version: z.number().int(),
});
export type PremiseView = z.infer<typeof premiseSchema>;

export const readingSchema = z.object({
  conversationId: conversationIdSchema,
  /** In which the plan is written. */
  language: z.enum(languages),
  /** The currency the answers are in; null until it is certain. */
  currency: z.string().nullable(),
  premises: z.array(premiseSchema),
  /** Everything that was found in the messages, in the order of the words. */
  mentions: z.array(mentionSchema),
  /** The open questions that matter most, the first first; none before the fifth answer. */
  questions: z.array(questionSchema),
  /** How many are open in all, as far as the account's plan shows what they are for. */
  openCount: z.number().int(),
  answered: z.array(questionSchema),
});
export type ReadingView = z.infer<typeof readingSchema>;

/** An endpoint of the account that reckons a conversation or its plan through. */
export const composing = (method: 'GET' | 'POST' | 'PATCH', path: `/${string}`) =>
  ({ method, path, access: 'account', cost: 'composing' }) as const;
/** What refuses a change: another tab was first, or the workspace is archived. */
export const refusals = ['request.stale_revision', workspacesProblems.archived] as const;

/** The version of what a change replaces, so that two tabs cannot overwrite each other; 0 where there is none. */
export const replacedVersion = z.number().int().min(0);

const givenLabelSchema = z.object({
  mention: mentionIdSchema,
  version: replacedVersion,
  /** Null takes it back: it is a guess again. */
  role: roleSchema.nullable(),
  /** The mention of the words it belongs to. */
  of: mentionIdSchema.exactOptional(),
  unit: unitSchema.exactOptional(),
});

/** The endpoints of how a conversation is read: what words mean, what is asked, and the answers. None counts as a message. */
export const readingEndpoints = {
  getReading: endpoint({
    ...composing('GET', '/advisor/conversations/{conversationId}/reading'),
    summary: 'How the answers of a conversation are read, and what is asked',
    input: z.object(atConversation),
    output: readingSchema,
  }),
  setLabels: endpoint({
    ...composing('PATCH', '/advisor/conversations/{conversationId}/labels'),
    summary: 'Say what some of the words mean, or take it back',
    input: z.object({
      ...atConversation,
      labels: z
        .array(givenLabelSchema)
        .min(1)
        .max(100)
        .refine((labels) => new Set(labels.map(({ mention }) => mention)).size === labels.length, 'each mention once'),
    }),
    output: readingSchema,
    errors: refusals,
  }),
  answerQuestion: endpoint({
    ...composing('PATCH', '/advisor/conversations/{conversationId}/questions'),
    summary: 'Answer a question of the advisor, choose a premise, or take an answer back',
    input: z.object({
      ...atConversation,
      key: z.string().min(1).max(200),
      version: replacedVersion,
      /** Null takes the answer back: the question is open again. */
      answer: answerSchema.nullable(),
    }),
    output: readingSchema,
    errors: [...refusals, advisorProblems.conversation_full],
  }),
  searchTrades: endpoint({
    method: 'GET',
    path: '/advisor/trades',
    summary: 'Trades that what somebody types can mean',
    access: 'account',
    input: z.object({ query: singleLineText(80), language: z.enum(languages) }),
    output: z.object({ trades: z.array(z.object({ id: z.string(), name: z.string() })) }),
  }),
};
