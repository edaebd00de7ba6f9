import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { showToast } from '#web/ui/toast.tsx';
import { useAdvisorApi } from '../advisor.api.tsx';
import type { ConversationId } from '../advisor.queries.ts';

export type DownloadFormat = 'pdf' | 'docx';

/** Fetches the plan as a file: says so, asks for a short-lived address, and hands it to the browser. */
export function useDownload(conversationId: ConversationId) {
  const { t, i18n } = useLingui();
  const api = useAdvisorApi();
  const [busyWith, setBusyWith] = useState<DownloadFormat>();
  const download = async (format: DownloadFormat) => {
    if (busyWith !== undefined) return;
    setBusyWith(format);
    const closeToast = showToast({ text: t`Downloading…` });
    try {
      const { address, fileName } = await api.createDownload({ conversationId, format });
      handToBrowser(address, fileName);
    } catch (error) {
      closeToast();
      showToast({
        tone: 'attention',
        text: t`The file could not be made`,
        detail: problemText(i18n, problemOf(error)),
        action: { label: t`Try again`, onPress: () => void download(format) },
      });
    } finally {
      setBusyWith(undefined);
    }
  };
  return { download, busyWith };
}

function handToBrowser(address: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
