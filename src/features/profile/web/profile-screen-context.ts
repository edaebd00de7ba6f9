import { createContext, useContext } from 'react';
import type { Profile } from '#features/profile/profile.contract.ts';
import type { FactKey } from '#features/workspaces/domain/fact-value.ts';
import type { Workspace } from '#features/workspaces/domain/workspace.ts';
import type { Dependant } from '#shared/fact-dependant.ts';
import type { DependantWords } from '#web/dependants.ts';
import type { ProfileApi } from './profile.api.ts';

/** What the screen is given: its server, and what it shows of other tools. */
export interface ProfileScreenTools {
  readonly workspace: Pick<Workspace, 'id' | 'name' | 'currency' | 'isArchived'>;
  readonly api: ProfileApi;
  readonly wordsOf: (dependant: Dependant) => DependantWords;
  /** Makes something again from the facts as they are now; resolves with the way to bring back what stood there. */
  readonly regenerate: (dependant: Dependant) => Promise<() => Promise<void>>;
  /** What other screens show rests on facts too: they are asked anew. */
  readonly onChanged: () => void;
  /** Where the advisor asks its questions. */
  readonly chatHref: string;
}

/** The tools, and what the screen itself holds. */
export interface ProfileScreen extends ProfileScreenTools {
  readonly put: (profile: Profile) => void;
  /** The fact the address names. */
  readonly wantedKey: string;
  readonly open: (key: FactKey) => void;
}

export const ProfileScreenContext = createContext<ProfileScreen | undefined>(undefined);

/** What stands around the parts of this screen. */
export function useProfileScreen(): ProfileScreen {
  const value = useContext(ProfileScreenContext);
  if (value === undefined) throw new Error('useProfileScreen is for parts of the profile screen');
  return value;
}
