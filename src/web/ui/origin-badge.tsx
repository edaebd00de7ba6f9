import { useLingui } from '@lingui/react/macro';
import { Badge, type BadgeTone } from './badge.tsx';

export type Origin = 'said' | 'formula' | 'assumption' | 'source';

const TONES: Record<Origin, BadgeTone> = { said: 'green', formula: 'neutral', assumption: 'gold', source: 'neutral' };

/** Says what a number rests on, in the same four words everywhere. */
export function OriginBadge({ origin }: { readonly origin: Origin }) {
  const { t } = useLingui();
  const words: Record<Origin, string> = {
    said: t`You said`,
    formula: t`Formula`,
    assumption: t`Assumption`,
    source: t`Source`,
  };
  return (
    <Badge tone={TONES[origin]} size="small">
      {words[origin]}
    </Badge>
  );
}
