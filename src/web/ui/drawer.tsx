import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';

/** A modal panel that slides in from the start of the line: the menu of small screens. */
export function Drawer({
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
      <Modal className="absolute inset-y-0 start-0 w-[min(20rem,calc(100%-3rem))] animate-slide-in border-e border-line bg-surface shadow-float">
        <Dialog aria-label={label} className="flex h-full flex-col overflow-y-auto outline-none">
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
