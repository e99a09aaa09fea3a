// @public

import { type ReactNode, useEffect, useRef } from "react";
import type { NoticeTone } from "~/models/shops/pages/page-notice-view";

/**
 * A message about what just happened, with the color and the sign of its meaning. Screen readers announce
 * `danger` and `warning` at once, `success` when idle.
 * @param takesFocus for what was refused: the message has the focus once it is there (rule layout-9)
 */
export function Alert({
  tone,
  takesFocus = false,
  children,
}: {
  tone: NoticeTone;
  takesFocus?: boolean;
  children: ReactNode;
}) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) message.current?.focus();
  }, [takesFocus]);
  return (
    <div
      ref={message}
      role={tone === "success" ? "status" : "alert"}
      data-tone={tone}
      {...(takesFocus ? { tabIndex: -1 } : {})}
      className="alert"
    >
      {children}
    </div>
  );
}
