import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { onNewerBuild } from '#web/api/build-id.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';

/** Offers to reload once an answer came from a newer version; never reloads by itself. */
export function NewerBuildNotice() {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  useEffect(() => onNewerBuild(() => setShown(true)), []);
  if (!isShown) return null;
  return (
    <div role="status" className="fixed inset-x-4 bottom-4 z-40 mx-auto max-w-xl rounded-lg shadow-float">
      <Banner
        onDismiss={() => setShown(false)}
        action={
          <Button size="small" onPress={() => window.location.reload()}>
            {t`Reload`}
          </Button>
        }
      >
        {t`A newer version of Groundwork is out.`}
      </Banner>
    </div>
  );
}
