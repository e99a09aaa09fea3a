// @public

import { Form, useLocation } from "@remix-run/react";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { searchPath } from "~/paths";
import { isSmallScreen } from "./is-small-screen";
import { SearchField } from "./search-field";

/**
 * The header's search. On a small screen, pressing it opens a panel with its own field (rule search-4);
 * without a script the header's field works everywhere.
 */
export function SearchBar({ className }: { className: string }) {
  const [isPanelOpen, setPanelOpen] = useState(false);
  // A header may place the search in several places.
  const id = useId();
  return (
    <>
      <Form
        action={searchPath()}
        role="search"
        className={className}
        onClickCapture={(event) => {
          if (!isSmallScreen() || !(event.target instanceof HTMLInputElement)) return;
          event.preventDefault();
          setPanelOpen(true);
        }}
      >
        <SearchField id={id} place="header" />
      </Form>
      {isPanelOpen ? <SearchPanel onClose={() => setPanelOpen(false)} /> : null}
    </>
  );
}

function SearchPanel({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const { key: pageKey } = useLocation();
  const openedOn = useRef(pageKey);
  // Moves the focus to the field: a dialog focuses its first element, the close button, when it opens.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const close = () => {
    // Returns the focus. The dialog's own event comes later, and until then a press on the header's field
    // would do nothing.
    dialog.current?.close();
    onClose();
  };
  useEffect(() => {
    if (openedOn.current !== pageKey) onClose();
  }, [pageKey, onClose]);
  return (
    <dialog
      ref={dialog}
      aria-label={t("Search")}
      onClose={onClose}
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-surface p-4 text-ink backdrop:bg-ink/40"
    >
      <div className="mb-2 flex justify-end">
        <button
          type="button"
          onClick={close}
          className="min-h-11 px-2 font-medium underline-offset-4 hover:underline"
        >
          {t("Close")}
        </button>
      </div>
      <Form action={searchPath()} role="search">
        <SearchField id="panel-search" place="panel" autoFocus onChoose={onClose} />
      </Form>
    </dialog>
  );
}
