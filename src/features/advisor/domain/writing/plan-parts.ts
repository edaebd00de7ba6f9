import type { Block, Inline } from '#shared/prose.ts';
import type { Verdict } from '../coach/verdict.ts';

/** What a plan has beside its seven sections; which of it an account reads is decided as for the sections. */
export interface PlanParts {
  readonly verdict: { readonly kind: Verdict['kind']; readonly because: readonly Inline[] };
  readonly strip: readonly StripFigure[];
  readonly fourWeeks: readonly Block[];
  readonly risks: readonly Block[];
  readonly duties: readonly Block[];
  readonly inThisTrade: readonly Block[];
}

/** A decisive number with its name. */
export interface StripFigure {
  readonly label: string;
  readonly figure: readonly Inline[];
}
