import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';

/** A modal panel at the foot of a small screen; closes on Escape and on a touch outside. */
export function BottomSheet({
  label,
  isOpen,
  onClose,
  children,
}: {
  readonly label: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      className="fixed inset-0 z-50 animate-fade bg-veil"
    >
      <Modal className="absolute inset-x-0 bottom-0 mx-auto max-w-2xl animate-rise rounded-t-lg border border-b-0 border-line bg-surface shadow-float">
        <Dialog
          aria-label={label}
          className="max-h-[80dvh] overflow-y-auto p-4 pb-[max(1.25rem,env(safe-area-inset-bottom))] outline-none sm:p-6"
        >
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
