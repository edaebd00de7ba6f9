import { legalTemplates } from '#features/billing/domain/plan-services.ts';
import { type Plan, plans } from '#features/billing/domain/plans.ts';
import { toolIds } from '#features/billing/domain/tools.ts';
import type { Cell } from './cell.ts';

const tools: readonly string[] = toolIds;

/** Every field of the plan table: "monthlyCents", "studio.logos", and "legalTemplates.CCPA" for each template. */
export function listFields(): string[] {
  const own = Object.keys(plans.Free).filter((field) => !tools.includes(field));
  const ofTools = toolIds.flatMap((tool) => Object.keys(plans.Free[tool]).map((field) => `${tool}.${field}`));
  return [...own, ...ofTools, ...Object.keys(legalTemplates).map((name) => `legalTemplates.${name}`)];
}

/** The fields a cell reads, found by letting it read a plan that notes what is asked of it. */
export function fieldsReadBy({ tool, capability, read }: Cell): string[] {
  const fields = new Set<string>();
  const noted = <Part extends object>(part: Part, prefix: string): Part =>
    new Proxy(part, {
      get: (target, key) => {
        const field = `${prefix}${String(key)}`;
        const isTool = prefix === '' && tools.includes(field);
        if (!isTool) fields.add(field);
        const value: unknown = Reflect.get(target, key);
        return isTool && typeof value === 'object' && value ? noted(value, `${field}.`) : value;
      },
    });
  read(noted<Plan>(plans.Free, ''));
  if (tool === 'legal' && Object.hasOwn(legalTemplates, capability)) fields.add(`legalTemplates.${capability}`);
  return [...fields];
}
