import type { Finding, GatedCoach } from '../coach/coach.ts';
import type { OpenQuestion } from '../coach/open-questions.ts';
import type { Question } from '../coach/question.ts';
import type { Verdict } from '../coach/verdict.ts';
import type { SectionId } from '../plan.ts';
import type { Blocks } from './blocks.ts';

/** A finding with the check that made it. */
export interface Found extends Finding {
  readonly check: string;
  readonly section: SectionId;
  /** Whether it rests on nothing but what was said, and looks at no month to come: then it is open on every plan. */
  readonly isOpen: boolean;
}

/** What the sections are written from. */
export interface WritingInput {
  readonly coach: GatedCoach;
  readonly blocks: Blocks;
  /** The heaviest first. */
  readonly findings: readonly Found[];
  /** Those of them that stand in the summary: their sections do not say them again. */
  readonly heaviest: readonly Found[];
  readonly verdict: Verdict;
  /** What the forecast waits for. */
  readonly forecastLacks: readonly Question[];
  readonly hasForecast: boolean;
  /** What is asked, what matters most first. */
  readonly questions: readonly OpenQuestion[];
}
