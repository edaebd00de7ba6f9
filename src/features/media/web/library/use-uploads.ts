import { useEffect, useRef, useState } from 'react';
import { mostUploadBytes } from '#features/media/domain/picture.ts';
import type { Picture } from '#features/media/media.contract.ts';
import type { PrefixedId } from '#shared/ids.ts';
import { ApiProblemError } from '#web/api/problem-error.ts';
import { sendFile } from '#web/api/send-file.ts';
import { useAuth } from '#web/auth/auth-provider.tsx';

/** A file on its way, or one that was refused. */
export interface Upload {
  readonly id: number;
  readonly file: File;
  /** How much of it was sent, 0 to 100. */
  readonly percent: number;
  /** Why it was refused; undefined while it is on its way. */
  readonly error?: unknown;
}

/**
 * Sends files one after the other; each that has arrived is told to `onArrived`. What is on its way when the screen goes is given up.
 */
export function useUploads(workspaceId: PrefixedId<'ws'>, onArrived: (picture: Picture) => void) {
  const { client } = useAuth();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const arrived = useRef(onArrived);
  arrived.current = onArrived;
  const given = useRef(0);
  /** What was asked for before is sent before. */
  const last = useRef<Promise<void>>(Promise.resolve());
  const signal = useRef<AbortSignal>(undefined);
  useEffect(() => {
    const ending = new AbortController();
    signal.current = ending.signal;
    return () => ending.abort();
  }, []);

  const change = (id: number, part: Partial<Upload>): void =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const forget = (id: number): void => setUploads((all) => all.filter((one) => one.id !== id));

  const send = async ({ id, file }: Upload): Promise<void> => {
    const ending = signal.current;
    if (ending === undefined || ending.aborted) return;
    try {
      if (file.size > mostUploadBytes) throw tooLarge();
      const onProgress = (percent: number): void => change(id, { percent });
      const path = `/api/media/${workspaceId}/files?name=${encodeURIComponent(file.name)}`;
      const sending = { path, file, onProgress, signal: ending };
      const { picture } = await sendFile<{ readonly picture: Picture }>(client, sending);
      forget(id);
      arrived.current(picture);
    } catch (error) {
      if (!ending.aborted) change(id, { error });
    }
  };

  const add = (files: Iterable<File>): void => {
    const added = [...files].map((file): Upload => {
      given.current += 1;
      return { id: given.current, file, percent: 0 };
    });
    setUploads((all) => [...all, ...added]);
    for (const upload of added) last.current = last.current.then(() => send(upload));
  };

  return {
    uploads,
    add,
    forget,
    /** Sends a file once more. */
    repeat: ({ id, file }: Upload): void => {
      forget(id);
      add([file]);
    },
  };
}

/** What the server would answer, without sending it all. */
const tooLarge = () => new ApiProblemError(413, { code: 'request.too_large', message: 'The file is too large' });
