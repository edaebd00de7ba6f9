import type { QuestionId } from '#features/advisor/domain/questions.ts';
import { addBusiness, type BusinessView } from './business-features.ts';
import { addForm } from './form-features.ts';
import { addGroups, addNear } from './text-features.ts';

/** Everything that is told of one amount, each by a name that is there or not: what the weights were learned for. */
export function readFeatures(business: BusinessView, question: QuestionId, index: number): readonly string[] {
  const view = business.answers[question];
  const at = view.tokenOfAmount[index]!;
  const found = new Set<string>(['all']);
  const add = (name: string): void => {
    found.add(name);
  };
  addForm(add, view, index);
  addNear(add, view, at);
  addGroups(add, view, at);
  addBusiness(add, business, question, index);
  return [...found];
}
