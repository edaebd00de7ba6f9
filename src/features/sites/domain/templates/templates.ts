import { counter } from './counter.ts';
import { journal } from './journal.ts';
import { ledger } from './ledger.ts';
import { market } from './market.ts';
import { poster } from './poster.ts';
import { studio } from './studio.ts';
import type { Template } from './template.ts';
import type { TemplateId } from './template-ids.ts';
import { workshop } from './workshop.ts';

/** Every template by its id. */
export const templates: Readonly<Record<TemplateId, Template>> = {
  counter,
  ledger,
  studio,
  market,
  poster,
  journal,
  workshop,
};
