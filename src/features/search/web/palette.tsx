import { useLingui } from '@lingui/react/macro';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { PaletteContent, type PaletteProps } from './palette-content.tsx';

/** Search and actions in one place, for the keyboard first. Choosing a line closes it. */
export function Palette(props: PaletteProps) {
  const { t } = useLingui();
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      className="fixed inset-0 z-50 flex animate-fade items-start justify-center bg-veil sm:p-4 sm:pt-[12dvh]"
    >
      <Modal className="h-dvh w-full animate-rise overflow-hidden bg-surface shadow-float sm:h-auto sm:max-w-2xl sm:rounded-lg sm:border sm:border-line">
        <Dialog
          aria-label={t`Search and actions`}
          className="flex h-full max-h-dvh flex-col outline-none sm:max-h-[min(34rem,76dvh)]"
        >
          <PaletteContent {...props} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
