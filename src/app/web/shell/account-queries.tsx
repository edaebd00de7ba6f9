import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { createQueryClient } from '#web/api/query-client.ts';
import { useAuth, useSession } from '#web/auth/auth-provider.tsx';

/** Keeps what the server answered for as long as one account is signed in; the next one begins with nothing. */
export function AccountQueries({ children }: { readonly children: ReactNode }) {
  return <Queries key={useSession().user.id}>{children}</Queries>;
}

function Queries({ children }: { readonly children: ReactNode }) {
  const [client] = useState(createQueryClient);
  const { state } = useAuth();
  const isLeaving = state.status === 'signed-in' && state.isLeaving;
  // What is under way would be answered with 401 once the session has ended.
  useEffect(() => {
    if (isLeaving) void client.cancelQueries();
  }, [client, isLeaving]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
