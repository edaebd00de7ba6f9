import { useLingui } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useCopy } from './use-copy.ts';

/** Copies a text and says so, on the button and aloud. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const { t } = useLingui();
  const { isCopied, copy } = useCopy(text);
  return (
    <>
      <Button size="small" onPress={copy}>
        <Icon of={isCopied ? Check : Copy} size={16} />
        {isCopied ? t`Copied` : label}
      </Button>
      <span role="status" className="sr-only">
        {isCopied ? t`Copied` : ''}
      </span>
    </>
  );
}
