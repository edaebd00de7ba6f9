/**
 * What the advisor makes of a file of answers, as text: for reading plans aloud and for rounds of readers (docs/reading/plans.md).
 *
 *   npx node scripts/plan-of.ts reading answers.json     the words that were found, with what each may be
 *   npx node scripts/plan-of.ts questions answers.json   what is asked, what matters most first
 *   npx node scripts/plan-of.ts plan answers.json        the whole plan, as Pro shows it
 *
 * The file: {"answers": {idea, industry, audience, revenue, competitors}, "premises": {country, currency, trade},
 * "labels": {"<mention>": {"role", "of", "unit"}}, "replies": {"<question>": answer}}. Money in replies is in minor units.
 */
import { readFileSync } from 'node:fs';
import type { Answer, Answers } from '#features/advisor/domain/business/business.ts';
import { type GivenLabel, gather, type Heard, readingInput } from '#features/advisor/domain/business/gather.ts';
import { premiseKey } from '#features/advisor/domain/business/premise-ids.ts';
import type { OpenQuestion } from '#features/advisor/domain/coach/open-questions.ts';
import { sectionIds } from '#features/advisor/domain/plan.ts';
import { type QuestionId, questionIds } from '#features/advisor/domain/questions.ts';
import { counts, type Role } from '#features/advisor/domain/reading/label.ts';
import { builtInReader } from '#features/advisor/domain/reading/read-answers.ts';
import { suggestTrades } from '#features/advisor/domain/trades/find-trades.ts';
import { writePlan } from '#features/advisor/domain/writing/compose.ts';
import { speakerOf } from '#features/advisor/server/plan-speaker.ts';
import { nameTrades, speakQuestion } from '#features/advisor/server/reading-view.ts';
import { languages } from '#shared/languages.ts';
import { isCurrencyCode } from '#shared/money.ts';
import { type Block, inlineText } from '#shared/prose.ts';

interface AnswerFile {
  readonly answers: Readonly<Record<QuestionId, string>>;
  readonly premises?: Readonly<Record<string, string>>;
  readonly labels?: Readonly<Record<string, { role: Role; of?: string; unit?: { one: string; many: string } }>>;
  readonly replies?: Readonly<Record<string, Answer | number | string | null>>;
  /** ISO day; the plan's day. */
  readonly today?: string;
}

const [mode = '', path = ''] = process.argv.slice(2);
const file = JSON.parse(readFileSync(path, 'utf8')) as AnswerFile;
const today = file.today ?? new Date().toISOString().slice(0, 10);
const { currency = '' } = file.premises ?? {};
if (currency !== '' && !isCurrencyCode(currency))
  throw new Error(`"${currency}" is none of the currencies to choose from`);
const messages = questionIds.map((question, at) => ({
  id: `m${at + 1}`,
  question,
  text: file.answers[question] ?? '',
}));

const asAnswer = (reply: Answer | number | string | null): Answer => {
  if (reply === null) return { kind: 'unknown' };
  if (typeof reply === 'number') return { kind: 'amount', value: reply };
  return typeof reply === 'string' ? { kind: 'choice', choice: reply } : reply;
};
const answers: Answers = new Map(
  Object.entries({
    ...Object.fromEntries(
      Object.entries(file.premises ?? {}).map(([id, choice]) => [premiseKey(id as 'trade'), choice]),
    ),
    ...file.replies,
  }).map(([key, reply]) => [key, asAnswer(reply)]),
);

async function read() {
  const bare: Heard = { messages, given: [], answers, fallback: languages[0] };
  const input = readingInput(bare);
  const found = await builtInReader.read(input);
  const mentions = new Map(found.map(({ mention }) => [mention.id, mention]));
  const given = Object.entries(file.labels ?? {}).map(([id, label]): GivenLabel => {
    const mention = mentions.get(id);
    if (!mention) throw new Error(`there is no mention "${id}"`);
    return { mention, ...label };
  });
  return gather({ ...bare, given }, input, found);
}

const { reading, proposals } = await read();
const speaker = speakerOf(reading.language);
const written = writePlan({ reading, today, speaker });

const lines: string[] = [];
const print = (...more: readonly string[]): void => void lines.push(...more);

function printReading(): void {
  print(`Language: ${reading.language}. Currency: ${reading.currency ?? 'open'}.`);
  const trades = suggestTrades(Object.values(file.answers), reading.language);
  print(
    `Trades that are offered: ${
      nameTrades(trades, reading.language)
        .map(({ id, name }) => `${name} (${id})`)
        .join(', ') || 'none'
    }`,
  );
  const labels = new Map(reading.labels.map((label) => [label.mention, label]));
  for (const question of questionIds) {
    print('', `## ${question}: ${file.answers[question]}`);
    for (const { mention, roles } of proposals.filter((one) => one.mention.question === question)) {
      const label = labels.get(mention.id);
      const state = label && counts(label) ? `taken: ${label.role}` : `guesses: ${roles.slice(0, 3).join(', ')}`;
      const amount = mention.amount ? ` [${JSON.stringify(mention.amount.form)}]` : '';
      print(`  ${mention.id}  “${mention.quote}”${amount}  ${state}`);
    }
  }
}

function printQuestion(question: OpenQuestion): void {
  const { asks, because, field } = speakQuestion(question, speaker);
  print(`- ${question.key}: ${asks}  (${because})`);
  if (field.kind === 'choices')
    print(...field.options.map(({ id, text }) => `    ${field.isMany ? '[ ]' : '( )'} ${id}: ${text}`));
  else print(`    ${JSON.stringify(field)}`);
}

function printBlock(block: Block): void {
  switch (block.kind) {
    case 'table': {
      print('', `**${block.caption}**`, '');
      print(`| ${block.head.join(' | ')} |`, `|${block.head.map(() => '---|').join('')}`);
      print(...block.rows.map((row) => `| ${row.map(inlineText).join(' | ')} |`));
      return;
    }
    case 'list':
      print('', ...block.items.map((item, at) => `${block.ordered ? `${at + 1}.` : '-'} ${inlineText(item)}`));
      return;
    case 'chart':
      print('', `[Chart: ${block.chart.title}]`);
      return;
    default:
      print('', inlineText(block.content));
  }
}

function printPlan(): void {
  const { sections, parts, questions } = written;
  print(`Verdict (${parts.verdict.kind}): ${inlineText(parts.verdict.because)}`, '');
  print(...parts.strip.map(({ label, figure }) => `- ${label}: ${inlineText(figure)}`));
  for (const id of sectionIds) {
    print('', `## ${id}`);
    sections[id].forEach(printBlock);
  }
  for (const [name, blocks] of Object.entries({
    'four weeks': parts.fourWeeks,
    risks: parts.risks,
    duties: parts.duties,
    'in this trade': parts.inThisTrade,
  })) {
    if (blocks.length > 0) print('', `## ${name}`);
    blocks.forEach(printBlock);
  }
  if (questions.length > 0) print('', '## Open questions', '');
  // As on the screen, with what can be chosen.
  for (const question of questions.slice(0, 5)) {
    const { asks, field } = speakQuestion(question, speaker);
    const options = field.kind === 'choices' ? ` [ ${field.options.map(({ text }) => text).join(' | ')} ]` : '';
    print(`- ${asks}${options}`);
  }
}

if (mode === 'reading') printReading();
else if (mode === 'questions') written.questions.slice(0, 5).forEach(printQuestion);
else if (mode === 'plan') printPlan();
else throw new Error('reading, questions or plan?');
process.stdout.write(`${lines.join('\n')}\n`);
