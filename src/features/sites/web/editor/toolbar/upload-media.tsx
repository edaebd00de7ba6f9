import { useLingui } from '@lingui/react/macro';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { PictureLibrary } from '#features/media/web/shared/picture-library.tsx';
import { useCurrentWorkspace } from '#features/workspaces/web/shared/workspaces-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Opens the pictures of the business, to add some and to say what they show. */
export function UploadMedia() {
  const { t } = useLingui();
  const { id } = useCurrentWorkspace();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        <Icon of={ImagePlus} size={15} />
        {t`Upload Media`}
      </Button>
      {isOpen ? <PictureLibrary workspaceId={id} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
