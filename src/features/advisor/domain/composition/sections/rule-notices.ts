import type { NoticeBlock } from '#shared/prose.ts';
import { blockSlots, withSlots } from '../context/block-slots.ts';
import { oneOf, sentence, words } from '../grammar/combinators.ts';
import type { BlockMaker } from './block-makers.ts';

const ruleLine = oneOf(
  '[On {subject}|As to {subject}]: {name} must {duty}[; this falls under {authority}|; look it up under {authority}]',
  '{name} must {duty}; this [concerns|is about] {subject} and falls under {authority}',
);

const withoutArticle = /^(?:HM Revenue|REACH|Ofsted|UK Visas|PPL PRS|ASCAP|Schengen|EU rules|the )/;
const manyOffices = /\b(?:laws|departments|boards|agencies|offices|authorities)\b/;

/** "the Food Standards Agency", "the county health department", but "Ofsted" and "state tax departments". */
export function authorityInSentence(authority: string): string {
  if (withoutArticle.test(authority)) return authority;
  const isOneOffice = /^(?:city|county|local|state) /.test(authority) && !manyOffices.test(authority);
  return /^\p{Lu}/u.test(authority) || isOneOffice ? `the ${authority}` : authority;
}

/**
 * The rules of the trade that hold where the business is: those of its region and those that hold nearly everywhere.
 * Without a known region only the latter, and a notice says that rules of the country have to be checked.
 */
export function ruleNotices(id: string): BlockMaker {
  return (context) => {
    const { subject } = context;
    const slots = blockSlots(context, 0, false);
    const rules = (subject.input.knowledge?.rules ?? []).filter(
      (rule) => rule.region === 'any' || rule.region === subject.region,
    );
    const notices = rules.map((rule, at): NoticeBlock => {
      const extra = {
        subject: words(rule.subject, ['industry.id']),
        duty: words(rule.duty, ['industry.id', 'business.country']),
        authority: words(authorityInSentence(rule.authority), ['industry.id']),
      };
      const made = sentence(ruleLine, withSlots(slots, extra), context.random.fork(`${id}/${rule.id}`));
      return {
        kind: 'notice',
        id: `${id}.${rule.id}`,
        label: 'Rule',
        tone: 'rule',
        rank: at < 2 ? 1 : 2,
        facts: ['industry.id', 'business.country'],
        content: made?.content ?? [],
      };
    });
    if (subject.region !== undefined && subject.input.knowledge) return notices;
    const isTradeKnown = subject.input.knowledge !== null;
    return [...notices, openRules(`${id}.open`, isTradeKnown && subject.country !== undefined)];
  };
}

function openRules(id: string, isOnlyRegionMissing: boolean): NoticeBlock {
  const text = isOnlyRegionMissing
    ? 'The rules of this country are not in the product yet. Ask the local chamber or the town before the first sale.'
    : 'Rules depend on the country and on the trade, and one of them is open here. Ask the local chamber before the first sale.';
  return {
    kind: 'notice',
    id,
    label: 'Rules not covered',
    tone: 'attention',
    rank: 1,
    facts: ['business.country'],
    content: [{ kind: 'text', text }],
  };
}

/** Says that no industry profile fits, where none does. */
export function generalNotice(id: string): BlockMaker {
  return ({ subject, named }) => {
    if (subject.input.knowledge) return [];
    const own = named.get('tradeWords');
    const content: NoticeBlock['content'] = own
      ? [
          { kind: 'text', text: 'None of our industry profiles fits ' },
          ...own.content,
          { kind: 'text', text: '. The plan rests on the five answers and on general estimates, each marked as one.' },
        ]
      : [
          {
            kind: 'text',
            text: 'No industry profile fits the answers. The plan rests on them and on general estimates, each marked as one.',
          },
        ];
    return [
      {
        kind: 'notice',
        id,
        label: 'No industry fits',
        tone: 'attention',
        rank: 1,
        facts: ['industry.id', 'industry.words'],
        content,
      },
    ];
  };
}
