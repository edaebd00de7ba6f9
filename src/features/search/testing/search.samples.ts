import type { Samples } from '#testing/sweep/sample.ts';

export const samples: Samples = {
  search: {
    input: ({ canary, workspaceId }) => ({ query: canary, workspaceId }),
    bad: { input: { limit: 'many' }, field: 'limit' },
  },
};
