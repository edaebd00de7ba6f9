import { thirdPersonOf as thirdPersonOfBase } from '../../extraction/gerund.ts';
import { findOfferVerb } from '../../extraction/offer-verbs.ts';
import { midSentence } from './phrase-shape.ts';

/** How a stated difference enters a sentence. */
export type PromiseShape = 'manner' | 'made' | 'quality' | 'open' | 'act' | 'clause' | 'thing';

const manner =
  /^(?:to|on|in|at|by|before|after|until|till|within|without|from|with|while|for|during|as|under|over|through|all|around|every (?:day|week|morning|evening)|always on|same.day|next.day|overnight|online)\b/i;
const participle =
  /^(?:always |freshly |hand-?)?(?:\p{L}{2,}ed|cut|made|done|taught|paid|built|grown|sold|sent|sewn|woven|kept|run|written|drawn|chosen)(?:$| (?:the|in|by|with|within|from|at|to|on|only|for|and|out|over|each|every|after|before|dry|fresh|daily|here|locally)\b)/iu;
const open = /^(?:open|free of|free from|specialist in|specialised in|specialized in)\b/i;
const act =
  /^(?!(?:always|glass|less|this|business|class|express|dress|access|fitness|wellness|progress)\b)\p{L}{3,}[^s\W]s \p{L}/u;
const clause =
  /^(?:each|every|the|all|you|they|we|it|no one|nobody)\b.* (?:\p{L}+s|is|are|can|have|get|take|hold|leave)\b/iu;
const pluralStart = /^\p{L}+s (?:made|trained|roasted|of|that|who|from|for|with|in|and|at|by|to|on)\b/iu;

/** The shape of a stated difference, by its first words; a noun phrase where nothing else shows. */
export function promiseShape(text: string): PromiseShape {
  const phrase = midSentence(text);
  if (open.test(phrase)) return 'open';
  if (participle.test(phrase) && !/^\p{L}+-/u.test(phrase)) return 'made';
  if (manner.test(phrase)) return 'manner';
  if (clause.test(phrase) && /^(?:each|every|you|they|we|it|nobody|no one) /i.test(phrase)) return 'clause';
  if (act.test(phrase) && !pluralStart.test(phrase)) return 'act';
  if (!/ /.test(phrase) || /^\p{L}+-(?:grown|free|made|based|friendly|built)$/u.test(phrase)) return 'quality';
  return 'thing';
}

/** What stands before the stated words, after "it" (finite) or as a noun (gerund): "offers", "offering". */
export const promiseVerbs: Readonly<Record<PromiseShape, { readonly finite: string; readonly gerund: string }>> = {
  manner: { finite: 'does its work', gerund: 'doing its work' },
  made: { finite: 'has everything', gerund: 'having everything' },
  quality: { finite: 'keeps everything', gerund: 'keeping everything' },
  open: { finite: 'is', gerund: 'being' },
  act: { finite: '', gerund: '' },
  clause: { finite: 'sees to it that', gerund: 'seeing to it that' },
  thing: { finite: 'offers', gerund: 'offering' },
};

/** "measures each step" as "measuring each step". */
export function asGerund(act: string): string {
  const [verb = '', ...rest] = act.split(' ');
  const bare = verb.replace(/(?<=ss|sh|ch|x|zz)es$|ies$|s$/i, (end) => (end === 'ies' ? 'y' : ''));
  const stem = /[^aeioy]e$/i.test(bare) && !/ee$/.test(bare) ? bare.slice(0, -1) : bare;
  const doubled = /^[^aeiou]*[aeiou][bdgmnprt]$/i.test(stem) && stem === bare ? stem + stem.at(-1)! : stem;
  return [`${doubled}ing`, ...rest].join(' ');
}

const droppedE =
  /(?:ak|ik|iv|av|ov|os|us|is|iz|at|ut|ut|ur|ir|ar|or|id|ad|in|ag|uc|ic|ang|erv|arg|uid|rit|ot|om|as|am)$/;
const keptWhole = /(?:er|it|et|el|en|on|op|ain|ean|air|oil|eat|oot|our|ook|each|each)$/;

/**
 * "repairing bikes" as "repairs bikes": the third person of work that was named by a gerund, or by several that share an
 * object ("washing, drying and folding laundry").
 */
export function asThirdPerson(work: string): string {
  const [gerund = '', ...rest] = work.split(' ');
  const first = `${thirdPersonOfGerund(gerund.replace(/,$/, ''))}${gerund.endsWith(',') ? ',' : ''}`;
  const result = [first];
  let isOpen = gerund.endsWith(',') || rest[0] === 'and';
  for (const [at, word] of rest.entries()) {
    const bare = word.replace(/,$/, '');
    const isListed = word.endsWith(',') || rest[at + 1] === 'and';
    const isKnown = findOfferVerb(bare.toLowerCase())?.form === 'gerund';
    const isVerb = isOpen && (isKnown || (isListed && /.{3}ing$/i.test(bare)));
    result.push(isVerb ? `${thirdPersonOfGerund(bare)}${word.slice(bare.length)}` : word);
    // The list of verbs goes on behind a comma and around "and"; what follows is their object.
    isOpen = isOpen && (word === 'and' || (isVerb && result.at(-2) !== 'and'));
  }
  return result.join(' ');
}

function thirdPersonOfGerund(gerund: string): string {
  const known = findOfferVerb(gerund.toLowerCase());
  return known?.form === 'gerund' ? thirdPersonOfBase(known.base) : thirdPersonOf(gerund.replace(/ing$/i, ''));
}

function thirdPersonOf(stem: string): string {
  if (/([bdgmnprt])\1$/.test(stem)) return `${stem.slice(0, -1)}s`;
  if (/(?:ss|sh|ch|x|zz)$/.test(stem)) return `${stem}es`;
  if (/[^aeiou]y$/.test(stem)) return `${stem.slice(0, -1)}ies`;
  if (stem === 'writ' || (droppedE.test(stem) && !keptWhole.test(stem))) return `${stem}es`;
  return `${stem}s`;
}

const weakClause =
  /^(?:they|their|it|its|you|there|nobody|no one|none|we|people|buyers|customers)\b|\b(?:is|are|was|has|have|takes?|does|do|don’t|don't|cannot|can|can’t|never|closes?|opens?|cuts?|charges?|lacks?|sells?|leaves?|arrives?|costs?|treats?|needs?)\b/i;

const subjectless =
  /^(?:(?:only |never |always |often )?(?:is|has|takes|does|doesn’t|doesn't|closes|opens|cuts|charges|lacks|sells|leaves|arrives|costs|treats|needs|makes|asks|works|serves|offers|uses|changes|delivers|teaches|starts)|(?:can’t|can't|cannot|never)) /i;

/** Whether a stated weakness lost its subject: "is slow and charges a subscription". */
export function isSubjectless(text: string): boolean {
  return subjectless.test(text);
}

const nobodyDoes = /^no \p{L}+ \p{L}+s (?:the|an?|your?|it|them|what|how)\b/iu;

/** Whether a stated weakness is a clause ("they open only at 7:30") rather than a thing ("a long wait"). */
export function isWeakClause(text: string): boolean {
  return weakClause.test(text) || nobodyDoes.test(text) || isSubjectless(text);
}
