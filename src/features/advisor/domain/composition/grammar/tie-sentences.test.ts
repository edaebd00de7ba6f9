import { describe, expect, it } from 'vitest';
import { type Inline, inlineText } from '#shared/prose.ts';
import { tieSentences } from './tie-sentences.ts';

const text = (words: string): Inline => ({ kind: 'text', text: words });
const name: Inline = { kind: 'said', factKey: 'business.name', text: 'Levain & Rye' };
const group: Inline = { kind: 'said', factKey: 'audience.groups', text: 'families' };

describe('sentences of our words alone', () => {
  it('are tied to the sentence before them', () => {
    expect(inlineText(tieSentences([name, text(' is slow. What helps is bread')]))).toBe(
      'Levain & Rye is slow; what helps is bread',
    );
  });

  it('are tied when they come first, and when a group of buyers is all they name', () => {
    expect(inlineText(tieSentences([text('Timing counts. '), name, text(' opens early')]))).toBe(
      'Timing counts; Levain & Rye opens early',
    );
    expect(inlineText(tieSentences([name, text(' waits. Ask '), group]))).toBe('Levain & Rye waits; ask families');
  });

  it('leaves two sentences with facts of their own, and what follows a question, as they are', () => {
    const two = [name, text(' opens. Then '), name, text(' sells')];
    expect(inlineText(tieSentences(two))).toBe(inlineText(two));
    const asked = [text('Will '), name, text(' do? Count the orders')];
    expect(inlineText(tieSentences(asked))).toBe(inlineText(asked));
  });
});
