import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { SentSource } from '#features/sites/sites.contract.ts';
import type { PrefixedId } from '#shared/ids.ts';
import { sendFile } from '#web/api/send-file.ts';
import { useAuth } from '#web/auth/auth-provider.tsx';

/**
 * Sends the archive of a source, which is answered with what is in it. `percent` says how much of it was sent. What is on its way when the
 * screen goes is given up. Rejects with what the server refused.
 */
export function useSendSource(workspaceId: PrefixedId<'ws'>) {
  const { client } = useAuth();
  const [percent, setPercent] = useState(0);
  const signal = useRef<AbortSignal>(undefined);
  useEffect(() => {
    const ending = new AbortController();
    signal.current = ending.signal;
    return () => ending.abort();
  }, []);
  const sending = useMutation({
    mutationFn: (file: Blob) => {
      setPercent(0);
      const path = `/api/sites/${workspaceId}/sources`;
      return sendFile<SentSource>(client, { path, file, onProgress: setPercent, signal: signal.current! });
    },
  });
  return { ...sending, percent };
}
