import { useLocation } from "@remix-run/react";
import { ModalDialog } from "~/components/ui/modal-dialog";
import { isPopupPage } from "~/models/popup/popup-page";
import { fieldText } from "~/models/widget/widget-content";
import type { WidgetProps } from "../widget";
import type { PopupData } from "./data.server";
import { PopupContent } from "./popup-content";
import type { Props } from "./schema";
import { usePopup } from "./use-popup";

const widths: Record<Props["size"], string> = { small: "w-[360px]", medium: "w-[520px]", large: "w-[860px]" };

/**
 * A dialog over the page. It opens by script only: without one it would stand in the way on every page, because nothing
 * could remember that it was closed.
 */
export function Popup({ props, items, data, name }: WidgetProps<Props, PopupData | null>) {
  const { pathname } = useLocation();
  const item = items[0];
  const isDue = item !== undefined && data?.mayShow === true && isPopupPage(props, pathname);
  const { isOpen, close, keep } = usePopup({ id: name, isDue, props });
  if (!isOpen || !isDue) return null;
  return (
    <ModalDialog
      label={fieldText(item, "title", "Message")}
      hasCloseButton={props.closeButton}
      onClose={close}
      className={widths[props.size]}
    >
      {/* Who points at it is reading it: it does not go by itself any more. */}
      <div onPointerEnter={keep}>
        <PopupContent item={item} onFollow={close} />
      </div>
    </ModalDialog>
  );
}
