import { describe, expect, it } from 'vitest';
import { type Draft, draftOf, mergeDraft } from './use-draft.ts';

const saved = { name: 'Marieke', timezone: 'UTC' };
const typing = (typed: Partial<typeof saved>): Draft<typeof saved> => ({
  ...draftOf(saved),
  typed: { ...saved, ...typed },
});

describe('a draft under which the saved state changes', () => {
  it('follows it where nobody typed', () => {
    const merged = mergeDraft(typing({ name: 'Mar' }), { ...saved, timezone: 'Asia/Tokyo' });
    expect(merged).toEqual({
      base: { name: 'Marieke', timezone: 'Asia/Tokyo' },
      typed: { name: 'Mar', timezone: 'Asia/Tokyo' },
      conflicts: [],
    });
  });

  it('keeps what was typed where both changed, and says so until somebody decides', () => {
    const merged = mergeDraft(typing({ name: 'Mar' }), { ...saved, name: 'Koster' });
    expect([merged.typed.name, merged.conflicts]).toEqual(['Mar', ['name']]);
    const again = mergeDraft(merged, { name: 'Koster', timezone: 'Asia/Tokyo' });
    expect([again.typed, again.conflicts]).toEqual([{ name: 'Mar', timezone: 'Asia/Tokyo' }, ['name']]);
  });

  it('has no conflict where both changed to the same', () => {
    expect(mergeDraft(typing({ name: 'Koster' }), { ...saved, name: 'Koster' }).conflicts).toEqual([]);
  });
});
