import { useRef } from 'react';
import type { Workspace } from '#features/workspaces/domain/workspace.ts';
import { useWorkspaces } from './workspaces-context.ts';

/** Makes a workspace and goes there; trying again with the same name makes no second one. Rejects with the server's refusal. */
export function useCreateWorkspace(): (name: string) => Promise<Workspace> {
  const { create } = useWorkspaces();
  const attempt = useRef({ name: '', key: '' });
  return (name) => {
    // A name changed after a failure is another attempt.
    if (attempt.current.name !== name) attempt.current = { name, key: crypto.randomUUID() };
    return create(name, attempt.current.key);
  };
}
