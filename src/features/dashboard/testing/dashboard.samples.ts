import type { Samples } from '#testing/sweep/sample.ts';

export const samples: Samples = {
  getDashboard: { input: ({ workspaceId }) => ({ workspaceId }) },
};
