import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
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
  /** Fills the window where that is narrow; for what is more than a question. */
  readonly isSheet?: boolean;
}

const SIZES = { small: 'max-w-md', medium: 'max-w-xl', large: 'max-w-4xl' } as const;

/** A labelled modal dialog over a veil; focus stays inside and returns to where it came from. */
export function Dialog(props: DialogProps) {
  const { title, isOpen, onClose, children, actions, size = 'small', mustAnswer = false, isSheet = false } = props;
  const { t } = useLingui();
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={!mustAnswer}
      isKeyboardDismissDisabled={mustAnswer}
      className={cx(
        'fixed inset-0 z-50 flex animate-fade items-center justify-center overflow-y-auto bg-veil p-4',
        isSheet && 'max-sm:p-0',
      )}
    >
      <Modal
        className={cx(
          'w-full animate-rise rounded-lg border border-line bg-surface shadow-float',
          isSheet && 'max-sm:rounded-none max-sm:border-0',
          SIZES[size],
        )}
      >
        <AriaDialog
          role={mustAnswer ? 'alertdialog' : 'dialog'}
          className={cx(
            'flex max-h-[calc(100dvh-2rem)] flex-col outline-none',
            isSheet && 'max-sm:h-dvh max-sm:max-h-dvh',
          )}
        >
          <div
            className={cx(
              'flex items-start justify-between gap-4 px-6 pt-5',
              isSheet && 'border-b border-line pb-4 max-sm:px-4',
            )}
          >
            <Heading slot="title" className="display text-xl text-ink">
              {title}
            </Heading>
            {mustAnswer ? null : <IconButton icon={X} label={t`Close`} withTooltip={false} onPress={onClose} />}
          </div>
          <DialogBody
            title={title}
            className={cx(
              'relative min-h-0 overflow-y-auto px-6 text-base text-ink-2',
              isSheet ? 'py-5 max-sm:px-4' : 'py-3',
            )}
          >
            {children}
          </DialogBody>
          {actions ? <div className="flex flex-wrap justify-end gap-2 px-6 pt-2 pb-5">{actions}</div> : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** What is too long for the window scrolls; where nothing in it takes the focus, it does itself, for the keyboard. */
function DialogBody({
  title,
  className,
  children,
}: {
  readonly title: string;
  readonly className: string;
  readonly children: ReactNode;
}) {
  const body = useRef<HTMLDivElement>(null);
  const [isStop, setStop] = useState(false);
  useLayoutEffect(() => {
    const element = body.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      const isScrolling = element.scrollHeight > element.clientHeight + 1;
      setStop(isScrolling && element.querySelector('a[href], button, input, select, textarea, summary') === null);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={body} className={className} {...(isStop ? { role: 'group', 'aria-label': title, tabIndex: 0 } : {})}>
      {children}
    </div>
  );
}
