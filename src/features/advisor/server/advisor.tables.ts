import { defineTables } from '#shared/table-declaration.ts';

/** Whose rows the tables of advisor hold, and what of them an archive has. */
export const advisorTables = defineTables('features/advisor', {
  conversation: {
    migration: '0001-foundation',
    idPrefix: 'conv',
    owner: [{ by: 'workspace', column: 'workspace_id' }],
    exported: ['id', 'workspace_id', 'seed', 'created_at'],
  },
  message: {
    migration: '0001-foundation',
    idPrefix: 'msg',
    owner: [{ by: 'workspace', column: 'workspace_id' }],
    exported: [
      'id',
      'workspace_id',
      'conversation_id',
      'position',
      'role',
      'question',
      'content',
      'is_skip',
      'created_at',
      'reply',
    ],
  },
  plan: {
    migration: '0001-foundation',
    owner: [{ by: 'workspace', column: 'workspace_id' }],
    exported: [
      'conversation_id',
      'workspace_id',
      'title',
      'content_locale',
      'knowledge_id',
      'graph',
      'case_moves',
      'score',
      'opened_sections',
      'revision',
      'generated_at',
    ],
    locked: 'Figures and points of sections that the plan of the account does not open, and never did.',
  },
  plan_section: {
    migration: '0001-foundation',
    owner: [{ by: 'workspace', column: 'workspace_id' }],
    exported: [
      'conversation_id',
      'section_id',
      'workspace_id',
      'seed',
      'composed',
      'edited',
      'previous',
      'fact_versions',
      'revision',
      'updated_at',
    ],
    locked: 'Texts that the plan of the account does not open, and never did.',
  },
});
