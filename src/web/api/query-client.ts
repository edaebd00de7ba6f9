import { QueryClient } from '@tanstack/react-query';
import { ApiProblemError } from './problem-error.ts';

/** Refusals are answers and are not asked again; a server that is away is, twice, with growing pauses. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && !(error instanceof ApiProblemError && isRefusal(error.status)),
      },
      mutations: { retry: false },
    },
  });
}

function isRefusal(status: number): boolean {
  return status >= 400 && status < 500;
}
