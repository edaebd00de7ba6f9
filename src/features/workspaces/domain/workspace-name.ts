/** The longest name a business may carry, in UTF-16 units. */
export const maxWorkspaceNameLength = 200;

/** The name a workspace carries until a person names their business; screens show it in the language of the interface. */
export const unnamedWorkspace = 'My business';
