import { describe, expect, it } from 'vitest';
import { renderDocument, serverI18n } from '#web/pages/document.tsx';
import { findHeavyPages, pageAssets } from './page-assets.ts';

const manifest = {
  'src/app/web/entries/sign-in.ts': { file: 'assets/sign-in-1.js', imports: ['_kit.js'] },
  'src/app/web/entries/landing.ts': { file: 'assets/landing-1.js', imports: ['_kit.js'] },
  '_kit.js': {
    file: 'assets/kit-1.js',
    css: ['assets/kit-1.css'],
    assets: [
      'assets/inter-latin-a.woff2',
      'assets/inter-latin-ext-wght-normal-a.woff2',
      'assets/fraunces-latin-a.woff2',
    ],
  },
};

describe('the files of a page', () => {
  it('are its script, what it imports at once, its styles and the two latin fonts', () => {
    expect(pageAssets(manifest, 'sign-in')).toEqual({
      scripts: ['/assets/sign-in-1.js'],
      styles: ['/assets/kit-1.css'],
      fonts: ['/assets/inter-latin-a.woff2', '/assets/fraunces-latin-a.woff2'],
      preloads: ['/assets/kit-1.js'],
      isReadableWithoutScript: true,
    });
  });

  it('wait behind style and fonts where the page can be read without them, and not on the platform', () => {
    const headOf = (name: 'sign-in' | 'platform') =>
      renderDocument({
        i18n: serverI18n('en'),
        title: 'Test',
        assets: pageAssets({ ...manifest, 'src/app/web/entries/platform.tsx': { file: 'assets/platform-1.js' } }, name),
        children: null,
      });
    expect(headOf('sign-in').match(/<(?:script|link rel="modulepreload")[^>]*>/g)).toEqual([
      '<link rel="modulepreload" href="/assets/kit-1.js" fetchPriority="low"/>',
      '<script type="module" src="/assets/sign-in-1.js" fetchPriority="low">',
    ]);
    expect(headOf('platform')).not.toContain('fetchPriority="low"');
  });

  it('of the platform are the words of its language too, and of no other', () => {
    const platform = {
      'src/app/web/entries/platform.tsx': { file: 'assets/platform-1.js' },
      'src/web/i18n/locales/de.po': { file: 'assets/de-1.js' },
      'src/web/i18n/locales/fr.po': { file: 'assets/fr-1.js' },
      'src/features/notes/web/frame-locales/de.po': { file: 'assets/de-2.js' },
      'src/features/notes/web/frame-locales/fr.po': { file: 'assets/fr-2.js' },
      'src/features/notes/web/locales/de.po': { file: 'assets/de-3.js' },
    };
    expect(pageAssets(platform, 'platform', 'de').preloads).toEqual(['/assets/de-1.js', '/assets/de-2.js']);
  });

  it('are found out where a rendered page carries script of the platform', () => {
    const platform = { file: 'assets/platform-1.js', imports: ['_frame.js'] };
    const frame = { file: 'assets/frame-1.js' };
    const light = { ...manifest, 'src/app/web/entries/platform.tsx': platform, '_frame.js': frame };
    expect(findHeavyPages(light)).toEqual([]);
    const heavy = { ...light, '_kit.js': { file: 'assets/kit-1.js', imports: ['_frame.js'] } };
    expect(findHeavyPages(heavy)).toEqual([
      'src/app/web/entries/landing.ts carries assets/frame-1.js',
      'src/app/web/entries/sign-in.ts carries assets/frame-1.js',
    ]);
  });

  it('an unbuilt entry is an error that says what to do', () => {
    expect(() => pageAssets({}, 'platform')).toThrow('build the browser side first');
  });
});
