import { useLingui } from '@lingui/react/macro';
import { Code } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { paths } from '#web/routes/paths.ts';
import { TextLink } from '#web/routes/text-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useEditorTools } from '../editor-context.ts';

const CodeDialog = lazy(async () => ({ default: (await import('../code/code-dialog.tsx')).CodeDialog }));

/** Opens the code of the site on plans that give it; on others it says what it is and what opens it. */
export function CodeButton() {
  const { t } = useLingui();
  const { builder, dialog, setDialog } = useEditorTools();
  const isOpen = dialog === 'code';
  const close = (): void => setDialog(undefined);
  return (
    <>
      <Button size="small" onPress={() => setDialog('code')}>
        <Icon of={Code} size={15} />
        <span className="max-lg:sr-only">{t`Code Editor`}</span>
        {builder.open.codeEditor ? null : <Badge tone="gold">Pro</Badge>}
      </Button>
      {isOpen && builder.open.codeEditor ? (
        <Suspense>
          <CodeDialog onClose={close} />
        </Suspense>
      ) : null}
      {isOpen && !builder.open.codeEditor ? (
        <Dialog title={t`Code Editor`} isOpen onClose={close}>
          <p>
            {t`Pro opens styles and markup of your own.`}{' '}
            <TextLink href={paths.platform.pricing}>{t`See plans`}</TextLink>
          </p>
        </Dialog>
      ) : null}
    </>
  );
}
