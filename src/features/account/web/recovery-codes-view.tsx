import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '#web/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CopyButton } from './copy-button.tsx';
import { groupCode, recoveryCodesFile } from './recovery-codes-file.ts';
import { useUnsavedWork } from './unsaved-work.tsx';

/** The codes, this once, until the person says that they are kept. */
export function RecoveryCodesView({
  codes,
  onDone,
}: {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}) {
  const { t } = useLingui();
  const [isSaved, setSaved] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useUnsavedWork('codes');
  useEffect(() => heading.current?.focus(), []);
  const file = recoveryCodesFile(t`Groundwork recovery codes. Each works once.`, codes);
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h4 ref={heading} tabIndex={-1} className="rounded-sm text-base font-semibold text-ink">
          {t`Keep your recovery codes`}
        </h4>
        <p className="mt-1 text-base text-pretty text-ink-2">
          {t`If you lose the app, one of these lets you in instead. Each works once, and they are shown only now.`}
        </p>
      </div>
      <ul
        aria-label={t`Recovery codes`}
        className="figures grid gap-x-8 gap-y-1.5 rounded-md border border-line bg-sunken px-4 py-3.5 text-base text-ink min-[480px]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="tracking-wide whitespace-nowrap">
            {groupCode(code)}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={file} label={t`Copy codes`} />
        <Button size="small" onPress={() => handToBrowser(file)}>
          <Icon of={Download} size={16} />
          {t`Download codes`}
        </Button>
      </div>
      <Checkbox isSelected={isSaved} onChange={setSaved}>
        {t`I have kept these codes in a safe place`}
      </Checkbox>
      <div>
        <Button variant="primary" isDisabled={!isSaved} onPress={onDone}>{t`Done`}</Button>
      </div>
    </div>
  );
}

function handToBrowser(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  saveFile(address, 'groundwork-recovery-codes.txt');
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
