import { useLocation } from "@remix-run/react";
import { ModalDialog } from "~/components/ui/panel/modal-dialog";
import { isPopupPage } from "~/models/content/popups/popup-page";
import { phrase } from "~/models/platform/texts/phrase";
import { builderParameter } from "~/paths";
import { officeBuilderBlocks } from "~/paths/office";
import type { WidgetProps } from "../widget";
import type { PopupData } from "./data.server";
import { PopupContent } from "./popup-content";
import type { Item, Props } from "./schema";
import { usePopup } from "./use-popup";

const widths: Record<Props["size"], string> = { small: "w-[360px]", medium: "w-[520px]", large: "w-[860px]" };

/**
 * A dialog over the page. It opens by script only: without one nothing could remember that it was closed, and
 * it would cover every page.
 */
export function Popup({ props, items, data, name }: WidgetProps<Props, PopupData | null, Item>) {
  const { pathname, search } = useLocation();
  const item = items[0];
  const isDue = item !== undefined && data?.mayShow === true && isPopupPage(props, pathname);
  const { isOpen, close, keep } = usePopup({ id: name, isDue, props });
  // No script runs in the builder, where its words stand at their place in the page.
  if (item && isBuilt(pathname, search))
    return (
      <section
        aria-label={item.title || phrase("Message")}
        className={`mx-auto my-4 max-w-full rounded-base border border-line bg-surface ${widths[props.size]}`}
      >
        <PopupContent item={item} onFollow={close} />
      </section>
    );
  if (!isDue) return null;
  // It opens without being touched, so that its page is hydrated at once (rule hydration-4).
  if (!isOpen) return <span hidden data-at-once="" />;
  return (
    <ModalDialog
      label={item.title || phrase("Message")}
      hasCloseButton={props.closeButton}
      onClose={close}
      className={widths[props.size]}
    >
      {/* A visitor who points at it, or moves in it by keys, is reading it, so the timer stops. */}
      <div onPointerEnter={keep} onKeyDownCapture={keep}>
        <PopupContent item={item} onFollow={close} />
      </div>
    </ModalDialog>
  );
}

/** Whether it is rendered for the builder: in its frame, or alone while it is typed. */
const isBuilt = (pathname: string, search: string): boolean =>
  pathname.startsWith(officeBuilderBlocks) || new URLSearchParams(search).has(builderParameter);
