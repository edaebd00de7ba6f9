/** The tools that plans speak of, in the order of the navigation. */
export const toolIds = ['advisor', 'studio', 'marketing', 'analytics', 'legal', 'support'] as const;
export type ToolId = (typeof toolIds)[number];

/** Those that exist. A tool that is not here is marked as coming wherever a plan names it. */
export const builtTools: readonly ToolId[] = ['advisor'];

/** Whether a tool can be used today. */
export function isBuilt(tool: ToolId): boolean {
  return builtTools.includes(tool);
}

/** The tool a row of the feature comparison belongs to: the part of its id before the dot. */
export function toolOfRow(row: `${ToolId}.${string}`): ToolId {
  return row.slice(0, row.indexOf('.')) as ToolId;
}
