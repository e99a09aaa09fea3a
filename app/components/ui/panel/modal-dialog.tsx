// @public

import { type ReactNode, useEffect, useRef } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { LiveRegion } from "../form/live-region";
import { Icon } from "../icon";

type ModalDialogProps = {
  /** Accessible name of the dialog. */
  label: string;
  onClose: () => void;
  /** Whether to show a close button; Escape always closes. */
  hasCloseButton?: boolean;
  /** Whether the close button has the initial focus instead of the first element. */
  startsAtClose?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * The browser's own modal dialog: it keeps the focus inside, closes by Escape and by a press beside it, and
 * returns the focus.
 */
export function ModalDialog({
  label,
  onClose,
  hasCloseButton = true,
  startsAtClose = false,
  className = "",
  children,
}: ModalDialogProps) {
  const t = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const focusesCloser = useRef(startsAtClose);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    if (focusesCloser.current) closer.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    // The press beside the dialog is for pointers; keyboards have Escape.
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onPointerDown={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
      className={`m-auto max-h-[90dvh] max-w-[calc(100vw-2.5rem)] overflow-hidden rounded-[calc(var(--radius-base)*1.6)] bg-surface p-0 text-ink shadow-[var(--shadow-pop)] backdrop:bg-ink/60 ${className}`}
    >
      {/* Content longer than the screen scrolls below the close button. */}
      <div className="max-h-[90dvh] overflow-auto">{children}</div>
      {hasCloseButton ? (
        <button
          ref={closer}
          type="button"
          aria-label={t("Close")}
          onClick={() => dialog.current?.close()}
          className="absolute end-2 top-2 inline-flex size-11 items-center justify-center rounded-pill bg-surface/90 hover:bg-sunken"
        >
          <Icon name="close" />
        </button>
      ) : null}
      <LiveRegion />
    </dialog>
  );
}
