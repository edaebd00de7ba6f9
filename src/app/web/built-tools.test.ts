/** Whether a tool is built is one value, which everything that shows tools reads. */
import { afterEach, expect, it, vi } from 'vitest';
import type * as toolsModule from '#shared/tools.ts';

afterEach(() => {
  vi.doUnmock('#shared/tools.ts');
  vi.doUnmock('./features.ts');
  vi.resetModules();
});

/** The lists of the frame, with a feature for marketing that is registered, and the tool built or not. */
async function listsWith(isBuilt: boolean) {
  vi.resetModules();
  const actual = await vi.importActual<typeof toolsModule>('#shared/tools.ts');
  vi.doMock('#shared/tools.ts', () => ({
    ...actual,
    isPathBuilt: (path: string) => (path === 'marketing' ? isBuilt : actual.isPathBuilt(path as toolsModule.ToolPath)),
  }));
  const { features } = await vi.importActual<{ features: readonly object[] }>('./features.ts');
  const icon = () => null;
  const navigation = { id: 'built', href: '/platform/marketing', icon, label: { id: 'built' } };
  const nextStep = {
    icon,
    title: { id: 'built' },
    step: 'marketing',
    wordsOf: () => ({ href: '/platform/marketing' }),
  };
  vi.doMock('./features.ts', () => ({ features: [...features, { id: 'marketing', navigation, nextStep }] }));
  const [{ mainNavigation }, { listNextSteps }, { findComingTool }] = await Promise.all([
    import('./navigation.ts'),
    import('./next-steps.ts'),
    import('./coming-tools.ts'),
  ]);
  return {
    entry: mainNavigation.find(({ href }) => href === '/platform/marketing')?.id,
    step: listNextSteps([]).find(({ href }) => href === '/platform/marketing')?.title.id === 'built',
    isComing: findComingTool('marketing') !== undefined,
  };
}

it('a tool that is built has the entry, the next step and the screens of its feature', async () => {
  expect(await listsWith(true)).toEqual({ entry: 'built', step: true, isComing: false });
});

it('a tool that is not built is marked as coming, whatever is registered', async () => {
  expect(await listsWith(false)).toEqual({ entry: 'marketing', step: false, isComing: true });
});
