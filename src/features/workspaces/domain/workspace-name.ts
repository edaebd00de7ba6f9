/** The longest name of a business, in UTF-16 units (docs/workspaces.md). */
export const maxWorkspaceNameLength = 200;

/** The name of a workspace until the person names the business; screens show it in the language of the interface. */
export const unnamedWorkspace = 'My business';
