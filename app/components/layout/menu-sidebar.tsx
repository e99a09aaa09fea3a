import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "~/components/ui/icon";
import { useIsHydrated } from "~/components/ui/use-is-hydrated";
import { MenuPlaceProvider } from "./menu-place";

/** The button that opens the sidebar; without a script, a line that unfolds the menu below the header. */
export function MenuSidebar({ name, children }: { name: string; children: ReactNode }) {
  const isHydrated = useIsHydrated();
  const menu = <MenuPlaceProvider value="sidebar">{children}</MenuPlaceProvider>;
  return isHydrated ? (
    <Sidebar name={name}>{menu}</Sidebar>
  ) : (
    <details className="group/menu order-first">
      <summary className="inline-flex h-11 w-11 list-none items-center justify-center [&::-webkit-details-marker]:hidden">
        <Icon name="menu" />
        <span className="sr-only">Menu</span>
      </summary>
      <div className="absolute inset-x-0 top-full border-b border-line bg-surface px-5 pb-4 text-ink shadow-[var(--shadow-pop)]">
        {menu}
      </div>
    </details>
  );
}

/** A modal dialog along the left edge. The browser keeps the focus inside and gives it back to the button. */
function Sidebar({ name, children }: { name: string; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const keyBefore = useRef(key);
  // Another page closes it, whatever led there.
  useEffect(() => {
    if (keyBefore.current === key) return;
    keyBefore.current = key;
    dialog.current?.close();
  }, [key]);
  const open = () => dialog.current?.showModal();
  const close = () => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label="Menu"
        onClick={open}
        className="order-first inline-flex h-11 w-11 items-center justify-center rounded-base hover:bg-current/5"
      >
        <Icon name="menu" />
      </button>
      {/* A press beside the panel lands on the dialog itself; keyboards have Escape. */}
      <dialog
        ref={dialog}
        aria-label={`${name} menu`}
        onPointerDown={(event) => event.target === event.currentTarget && close()}
        className="menu-sidebar m-0 h-dvh max-h-none w-[min(22rem,88vw)] max-w-none bg-surface text-ink backdrop:bg-ink/50"
      >
        <div className="flex h-full flex-col">
          <div className="flex items-center justify-between border-b border-line px-5 py-2">
            <p className="font-heading text-lg">{name}</p>
            <button
              type="button"
              aria-label="Close menu"
              onClick={close}
              className="-mr-2 inline-flex h-11 w-11 items-center justify-center"
            >
              <Icon name="close" />
            </button>
          </div>
          <div className="flex-1 overflow-y-auto px-5 pb-8">{children}</div>
        </div>
      </dialog>
    </>
  );
}
