/** The templates in the order in which plans open them. */
export const templateIds = ['counter', 'ledger', 'studio', 'market', 'poster', 'journal', 'workshop'] as const;
export type TemplateId = (typeof templateIds)[number];
