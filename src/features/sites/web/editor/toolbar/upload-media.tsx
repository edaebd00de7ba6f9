import { useLingui } from '@lingui/react/macro';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { PictureLibrary } from '#features/media/web/shared/picture-library.tsx';
import { useCurrentWorkspace } from '#features/workspaces/web/shared/workspaces-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useEditorTools } from '../editor-context.ts';

/** Opens the pictures of the business, to add some and to say what they show; with those that were dropped on the editor. */
export function UploadMedia() {
  const { t } = useLingui();
  const { id } = useCurrentWorkspace();
  const { dropped, setDropped } = useEditorTools();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
    setDropped(undefined);
  };
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        <Icon of={ImagePlus} size={15} />
        {t`Upload Media`}
      </Button>
      {isOpen || dropped !== undefined ? <PictureLibrary workspaceId={id} files={dropped} onClose={close} /> : null}
    </>
  );
}
