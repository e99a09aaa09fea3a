import { useEffect, useState } from "react";
import { isPopupSeen, popupCookie } from "~/models/content/popups/popup-cookie";
import { popupDelay } from "~/models/content/popups/popup-verdict";
import type { Props } from "./schema";

/** How long a popup that closes automatically is shown (rule popups-1). */
export const autoHideMs = 5000;

/** Whether a popup is open. */
export type PopupState = { isOpen: boolean; close: () => void; keep: () => void };

/**
 * Opens a popup when it is due, and closes it automatically if configured, unless the visitor interacts with
 * it (`keep`).
 * @param popup `id` names its cookie
 */
export function usePopup(popup: { id: string; isDue: boolean; props: Props }): PopupState {
  const { id, isDue, props } = popup;
  const [isOpen, setOpen] = useState(false);
  const [isKept, setKept] = useState(false);
  const delayMs = popupDelay(props) * 1000;
  const { useCookie, cookieDays } = props;

  useEffect(() => {
    if (!isDue || (useCookie && isPopupSeen(document.cookie, id))) return;
    const timer = setTimeout(() => {
      setOpen(true);
      if (useCookie) document.cookie = popupCookie(id, cookieDays);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [id, isDue, delayMs, useCookie, cookieDays]);

  useEffect(() => {
    if (!isOpen || !props.autoHide || isKept) return;
    const timer = setTimeout(() => setOpen(false), autoHideMs);
    return () => clearTimeout(timer);
  }, [isOpen, isKept, props.autoHide]);

  return { isOpen, close: () => setOpen(false), keep: () => setKept(true) };
}
