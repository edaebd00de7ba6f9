/** One tool of the product. */
interface Tool {
  /** Also its folder below `src/features/` and the first part of its quotas' names. */
  readonly id: string;
  /** Its address below `/platform/`. Two tools may share one, as brand and sites do. */
  readonly path: string;
  /** Whether it can be used. Navigation, palette, dashboard, landing page and plan comparison go by this alone. */
  readonly isBuilt: boolean;
}

/** Every tool of the product, in the order of the navigation. */
export const tools = [
  { id: 'advisor', path: 'business-generation', isBuilt: true },
  { id: 'brand', path: 'website-builder', isBuilt: true },
  { id: 'sites', path: 'website-builder', isBuilt: true },
  { id: 'marketing', path: 'marketing', isBuilt: false },
  { id: 'analytics', path: 'analytics', isBuilt: false },
  { id: 'legal', path: 'legal', isBuilt: false },
  { id: 'support', path: 'support', isBuilt: false },
] as const satisfies readonly Tool[];

export type ToolId = (typeof tools)[number]['id'];
export type ToolPath = (typeof tools)[number]['path'];

/** The addresses of the tools, each once, in the order of the navigation. */
export const toolPaths: readonly ToolPath[] = [...new Set(tools.map(({ path }) => path))];

/** Whether a tool can be used; a tool that is not built is marked as coming. */
export function isBuilt(id: ToolId): boolean {
  return tools.some((tool) => tool.id === id && tool.isBuilt);
}

/** Whether a tool is built at an address. */
export function isPathBuilt(path: ToolPath): boolean {
  return tools.some((tool) => tool.path === path && tool.isBuilt);
}
