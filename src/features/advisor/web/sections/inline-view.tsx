import { useLingui } from '@lingui/react/macro';
import type { Inline } from '#shared/prose.ts';
import { Figure } from '#web/ui/figure.tsx';
import { loadOriginPanel } from '../figures/load-origin-panel.ts';
import { type FigureTarget, useFigures } from '../figures/origin-views.ts';

/** Running text: words as they are, each number as a button that opens where it comes from. */
export function InlineView({ content }: { readonly content: readonly Inline[] }) {
  return content.map((inline, index) => {
    const before = content[index - 1];
    const taken = before !== undefined && targetOf(before) !== undefined ? punctuationOf(inline) : '';
    const next = content[index + 1];
    const target = targetOf(inline);
    // biome-ignore lint/suspicious/noArrayIndexKey: inlines have no identity but their place, and are never moved
    if (target === undefined) return <span key={index}>{inline.text.slice(taken.length)}</span>;
    const punctuation = next === undefined ? '' : punctuationOf(next);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <span key={index} className={target.text.length <= longestUnbroken ? 'whitespace-nowrap' : undefined}>
        <FigureLink target={target} />
        {punctuation}
      </span>
    );
  });
}

/** Longer ones, a person's own words, may break over two lines. */
const longestUnbroken = 16;

/** A comma or full stop at the start of a text: it would begin a line of its own if it did not go with the number. */
function punctuationOf(inline: Inline): string {
  return inline.kind === 'text' ? (/^[.,;:!?)”’%]+/.exec(inline.text)?.[0] ?? '') : '';
}

function targetOf(inline: Inline): FigureTarget | undefined {
  if (inline.kind !== 'figure') return undefined;
  const { nodeId, text, at } = inline;
  return { nodeId, text, ...(at === undefined ? {} : { at }) };
}

function FigureLink({ target }: { readonly target: FigureTarget }) {
  const { t } = useLingui();
  const { active, open } = useFigures();
  return (
    <Figure
      text={target.text}
      label={t`${target.text}: where does this come from?`}
      isActive={active?.nodeId === target.nodeId && active.at === target.at}
      onOpen={() => open(target)}
      onNear={() => void loadOriginPanel()}
    />
  );
}
