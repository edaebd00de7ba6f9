import { defineTables } from '#shared/table-declaration.ts';

/** Whose rows the tables of search hold, and what of them an archive has. */
export const searchTables = defineTables('features/search', {
  search_gram: {
    migration: '0010-search',
    owner: [{ by: 'account', column: 'account_id' }],
    internal: ['account_id', 'gram', 'word'],
    why: 'The index of the search.',
  },
  search_item: {
    migration: '0010-search',
    owner: [
      { by: 'account', column: 'account_id' },
      { by: 'workspace', column: 'workspace_id' },
    ],
    internal: [
      'account_id',
      'item_no',
      'workspace_id',
      'source',
      'item_id',
      'kind',
      'title',
      'context',
      'body',
      'parts',
      'plans',
      'shows_as_recent',
      'updated_at',
      'content_hash',
    ],
    why: 'The index of the search: copies of texts that the archive has already.',
  },
  search_posting: {
    migration: '0010-search',
    owner: [{ by: 'account', column: 'account_id' }],
    internal: ['account_id', 'term', 'item_no', 'field'],
    why: 'The index of the search.',
  },
  search_unit: {
    migration: '0010-search',
    owner: [
      { by: 'account', column: 'account_id' },
      { by: 'workspace', column: 'workspace_id' },
    ],
    internal: ['account_id', 'workspace_id', 'source', 'version', 'indexed_at'],
    why: 'The index of the search.',
  },
  search_word: {
    migration: '0010-search',
    owner: [{ by: 'account', column: 'account_id' }],
    internal: ['account_id', 'word'],
    why: 'The index of the search.',
  },
});
