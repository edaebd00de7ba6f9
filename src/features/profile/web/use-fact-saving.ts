import { useState } from 'react';
import type { FactVersion, Profile, ProfileFact } from '#features/profile/profile.contract.ts';
import type { FactKey } from '#features/workspaces/domain/fact-value.ts';
import type { Problem } from '#shared/problem.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { useProfileScreen } from './profile-screen-context.ts';

type Theirs = Pick<FactVersion, 'version' | 'value'>;

/**
 * Records a fact, or with null takes it back. When somebody changed it in between, `theirs` is the value as it is now
 * and saving again puts the person's own over it.
 */
export function useFactSaving(
  factKey: FactKey,
  fact: ProfileFact | undefined,
  onSaved: (profile: Profile, value: FactVersion['value']) => void,
) {
  const { workspace, api, put } = useProfileScreen();
  // The version that was read, whatever other tabs make of it meanwhile.
  const [readVersion] = useState(fact?.version ?? 0);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [theirs, setTheirs] = useState<Theirs>();

  const save = async (value: FactVersion['value']) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const version = theirs?.version ?? readVersion;
      const profile = await api.setFact({ workspaceId: workspace.id, key: factKey, version, value });
      put(profile);
      onSaved(profile, value);
    } catch (error) {
      const refused = problemOf(error);
      setProblem(refused);
      if (refused.code === 'request.stale_revision' && isVersion(refused.current)) setTheirs(refused.current);
    } finally {
      setBusy(false);
    }
  };
  return { save, isBusy, problem, theirs };
}

// The server checked what it sent.
function isVersion(current: unknown): current is Theirs {
  return typeof current === 'object' && current !== null && 'version' in current && 'value' in current;
}
