import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { cx } from './class-names.ts';
import { IconButton } from './icon-button.tsx';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children?: ReactNode;
  /** Buttons, the primary one last. */
  readonly actions?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large';
  /** A question that must be answered: no close button, no closing by a click outside or Escape. */
  readonly mustAnswer?: boolean;
}

const SIZES = { small: 'max-w-md', medium: 'max-w-xl', large: 'max-w-4xl' } as const;

/** A labelled modal dialog over a veil; focus stays inside and returns to where it came from. */
export function Dialog(props: DialogProps) {
  const { title, isOpen, onClose, children, actions, size = 'small', mustAnswer = false } = props;
  const { t } = useLingui();
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={!mustAnswer}
      isKeyboardDismissDisabled={mustAnswer}
      className="fixed inset-0 z-50 flex animate-fade items-center justify-center overflow-y-auto bg-veil p-4"
    >
      <Modal className={cx('w-full animate-rise rounded-lg border border-line bg-surface shadow-float', SIZES[size])}>
        <AriaDialog
          role={mustAnswer ? 'alertdialog' : 'dialog'}
          className="flex max-h-[calc(100dvh-2rem)] flex-col outline-none"
        >
          <div className="flex items-start justify-between gap-4 px-6 pt-5">
            <Heading slot="title" className="display text-xl text-ink">
              {title}
            </Heading>
            {mustAnswer ? null : <IconButton icon={X} label={t`Close`} withTooltip={false} onPress={onClose} />}
          </div>
          <div className="min-h-0 overflow-y-auto px-6 py-3 text-base text-ink-2">{children}</div>
          {actions ? <div className="flex flex-wrap justify-end gap-2 px-6 pt-2 pb-5">{actions}</div> : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
