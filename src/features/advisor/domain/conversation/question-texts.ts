import type { QuestionId } from '../questions.ts';

/** The questions in English, several ways each, by which the score knows its own questions when they are pasted back. */
export const questionVariants: Readonly<Record<QuestionId, readonly string[]>> = {
  idea: [
    'What do you want to build? Say what you sell, where, and what makes it different.',
    'What is the business? A sentence on what you sell, where, and why it is different is enough.',
    'Tell me about the business: what you sell, where, and what others do not do.',
    'What will you sell, and where? If something sets it apart, say that too.',
  ],
  industry: [
    'Which industry is it? Use the words people in the trade use; your years in it count too.',
    'What industry does this belong to? Name the trade, and how long you have worked in it.',
    'Which trade is this? One or two words will do, with your experience if you have some.',
    'What industry would you file it under? If you have worked in it, say for how long.',
  ],
  audience: [
    'Who is it for? Name the kind of customer you would start with, and what they buy today.',
    'Who are the target customers? Say who comes first, how many there are, and what they use now.',
    'Which customers would you start with? A group one could make a list of, and what it does today.',
    'Who buys first? Name the group, roughly how many there are, and what they make do with now.',
  ],
  revenue: [
    'How will you earn money? Prices help more than names.',
    'What are the revenue streams? Give a price for each, and what it buys.',
    'What will people pay, and for what? Add your costs and your own money if you know them.',
    'How does money come in? A first price with its unit is worth more than a perfect one.',
  ],
  competitors: [
    'Who are the main competitors? Names, what they charge, and what they do worse.',
    'Which competitors would a customer compare you with? Doing nothing counts as one.',
    'Who else could your customers turn to? Name two or three, and where they fall short.',
    'Who are the main rivals? Say who they are and what customers put up with there.',
  ],
};

/** Every wording of every question. */
export const allQuestionTexts: readonly string[] = Object.values(questionVariants).flat();
