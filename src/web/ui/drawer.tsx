import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { cx } from './class-names.ts';

const SIDES = {
  start: {
    panel: 'inset-y-0 start-0 w-[min(20rem,calc(100%-3rem))] animate-slide-in border-e',
    content: 'flex h-full flex-col',
  },
  bottom: {
    panel: 'inset-x-0 bottom-0 mx-auto max-w-2xl animate-rise rounded-t-lg border border-b-0',
    content: 'max-h-[80dvh] p-4 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:p-6',
  },
} as const;

/**
 * A modal panel at an edge of a small screen: the menu from the start of the line, details at the foot. Closes on Escape
 * and on a touch outside.
 */
export function Drawer({
  label,
  side = 'start',
  isOpen,
  onClose,
  children,
}: {
  readonly label: string;
  readonly side?: keyof typeof SIDES;
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
      <Modal className={cx('absolute border-line bg-surface shadow-float', SIDES[side].panel)}>
        <Dialog aria-label={label} className={cx('overflow-y-auto outline-none', SIDES[side].content)}>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
