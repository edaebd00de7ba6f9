import { describe, expect, it } from 'vitest';
import { defaultLook, layouts, lookAttributes, readLook, themes, writeLook } from './look.ts';

describe('the look of the platform', () => {
  it('offers Default, Compact and Advanced, and follows the device, light or dark', () => {
    expect(layouts).toEqual(['Default', 'Compact', 'Advanced']);
    expect(themes).toEqual(['System', 'Light', 'Dark']);
  });

  it('is read as it was written, and as the default from anything else', () => {
    for (const layout of layouts)
      for (const theme of themes) expect(readLook(writeLook({ layout, theme }))).toEqual({ layout, theme });
    for (const text of [undefined, '', 'Dark', 'Dark.Roomy', '"><script>.Compact', 'Compact.Dark'])
      expect(readLook(text)).toEqual({ layout: 'Default', theme: 'System' });
  });

  it('marks the root only where it is not the default', () => {
    expect(lookAttributes(defaultLook)).toEqual({ theme: undefined, layout: undefined });
    expect(lookAttributes({ theme: 'Dark', layout: 'Advanced' })).toEqual({ theme: 'dark', layout: 'advanced' });
  });
});
