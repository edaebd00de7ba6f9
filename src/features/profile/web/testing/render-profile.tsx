import { screen } from '@testing-library/react';
import type { Profile, ProfileFact } from '#features/profile/profile.contract.ts';
import { sampleWorkspace } from '#features/workspaces/web/testing/fixed-workspace.tsx';
import type { Dependant } from '#shared/fact-dependant.ts';
import { ApiProblemError } from '#web/api/problem-error.ts';
import { renderInApp } from '#web/i18n/test-i18n.tsx';
import { ToastRegion } from '#web/ui/toast.tsx';
import type { ProfileApi } from '../profile.api.ts';
import { ProfilePage } from '../profile.page.tsx';
import type { ProfileScreenTools } from '../profile-screen-context.ts';

/** The fact everything in these tests is about. */
export const place: ProfileFact = {
  key: 'business.place',
  question: 'idea',
  version: 2,
  value: { type: 'text', text: 'Ghent' },
  origin: { kind: 'said', quote: 'We bake in Ghent' },
  recordedAt: '2026-03-12T09:00:00.000Z',
};

/** A section with words of the person's own. */
export const editedSection: Dependant = {
  kind: 'plan-section',
  title: 'Levain & Rye',
  fate: 'kept',
  parts: { conversationId: 'conv_00000000000000000000000001', sectionId: 'market-analysis' },
  revision: 4,
};

export const sampleProfile = (own: Partial<Profile> = {}): Profile => ({
  facts: [place],
  stale: [],
  ...own,
});

export function refusal(code: string, status: number, more: object = {}): ApiProblemError {
  return new ApiProblemError(status, { code, message: code, ...more });
}

/** Draws the screen with a server that knows one fact unless told otherwise; resolves once it has arrived. */
export async function renderProfile(
  own: Partial<ProfileApi> = {},
  { wantedKey, ...tools }: Partial<ProfileScreenTools> & { readonly wantedKey?: string } = {},
): Promise<void> {
  const api: ProfileApi = {
    getProfile: async () => sampleProfile(),
    listFactVersions: async () => ({
      versions: [
        place,
        {
          version: 1,
          value: { type: 'text', text: 'Antwerp' },
          origin: { kind: 'entered' },
          recordedAt: '2026-03-10T09:00:00.000Z',
        },
      ],
    }),
    previewFact: async () => ({ dependants: [] }),
    setFact: async () => {
      throw refusal('request.not_found', 404);
    },
    ...own,
  };
  renderInApp(
    <>
      <ProfilePage
        {...(wantedKey === undefined ? {} : { wantedKey })}
        tools={{
          workspace: sampleWorkspace(),
          api,
          wordsOf: (dependant) => ({
            title: dependant.kind === 'plan-section' ? 'Market Analysis' : `${dependant.count} figures of the plan`,
            place: dependant.title,
            href: '/platform/business-generation?tab=plan',
          }),
          regenerate: async () => async () => undefined,
          onChanged: () => undefined,
          chatHref: '/platform/business-generation',
          ...tools,
        }}
      />
      <ToastRegion />
    </>,
  );
  await screen.findByRole('heading', { level: 1 });
}
