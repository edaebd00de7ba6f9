import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import type { Upload } from './use-uploads.ts';

interface UploadListProps {
  readonly uploads: readonly Upload[];
  readonly onRepeat: (upload: Upload) => void;
  readonly onForget: (id: number) => void;
}

/** What is on its way and how far it is, and what was refused and why. */
export function UploadList({ uploads, onRepeat, onForget }: UploadListProps) {
  const { t, i18n } = useLingui();
  if (uploads.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {uploads.map((upload) => {
        const name = upload.file.name || t`Pasted picture`;
        return (
          <li key={upload.id}>
            {upload.error === undefined ? (
              <div className="flex flex-col gap-1">
                <span className="truncate text-sm text-ink">{name}</span>
                <ProgressBar label={t`Sending ${name}`} value={upload.percent} />
              </div>
            ) : (
              <Banner
                tone="attention"
                isAlert
                title={name}
                onDismiss={() => onForget(upload.id)}
                action={
                  canHelp(upload.error) ? (
                    <Button size="small" onPress={() => onRepeat(upload)}>{t`Try again`}</Button>
                  ) : null
                }
              >
                {faultText(i18n, upload.error)}
              </Banner>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Whether the same file may be taken a second time: what is wrong with the file itself stays so. */
const canHelp = (error: unknown): boolean => {
  const { code } = problemOf(error);
  return code !== 'request.too_large' && !code.startsWith('media.kind') && code !== 'media.empty';
};

const faultText = (i18n: I18n, error: unknown): string => {
  const problem = problemOf(error);
  if (problem.code === 'request.too_large')
    return i18n._(msg`This file is larger than 25 MB. Save it smaller, and choose that.`);
  return problemText(i18n, problem);
};
