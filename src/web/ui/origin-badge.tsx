import { useLingui } from '@lingui/react/macro';
import { Badge, type BadgeTone } from './badge.tsx';

export type Origin = 'said' | 'formula' | 'assumption' | 'source';

const TONES: Record<Origin, BadgeTone> = { said: 'green', formula: 'neutral', assumption: 'gold', source: 'neutral' };

/** What a number can rest on, in the same four words everywhere. */
export function useOriginWords(): Readonly<Record<Origin, string>> {
  const { t } = useLingui();
  return { said: t`You said`, formula: t`Formula`, assumption: t`Assumption`, source: t`Source` };
}

/** Says what a number rests on. */
export function OriginBadge({ origin }: { readonly origin: Origin }) {
  return (
    <Badge tone={TONES[origin]} size="small">
      {useOriginWords()[origin]}
    </Badge>
  );
}
