import type { QuestionId } from '../questions.ts';

/** The chip that skips a question. */
export const skipChip = "I don't know yet";

const placeholders: Readonly<Record<QuestionId, string>> = {
  idea: 'What do you want to build?',
  industry: 'Which industry is it?',
  audience: 'Who is it for?',
  revenue: 'How will you earn money?',
  competitors: 'Who are the main competitors?',
};

const suggestions: Readonly<Record<QuestionId, readonly string[]>> = {
  idea: [],
  industry: ['Food and drink', 'Trades and repair', 'Software'],
  audience: ['Families nearby', 'Small offices', 'Homeowners'],
  revenue: ['Subscription', 'One-off orders', 'Day rate'],
  competitors: ['A big chain', 'Local independents', 'Doing it oneself'],
};

/** What the empty field says while a question is open; after the last one it invites a note. */
export function placeholder(questionId: QuestionId | null): string {
  return questionId === null ? 'Write a message' : placeholders[questionId];
}

/** At most four short answers to tap; the last one skips the question. */
export function chipsFor(questionId: QuestionId): readonly string[] {
  return [...suggestions[questionId], skipChip];
}
