// @public

import { dressPictures } from "~/models/platform/media/dress-pictures";
import { leadLinks } from "~/models/shops/locales/lead-links";
import { usePrefix } from "./link/use-address";

/**
 * HTML by owners, or HTML that was sanitized on import (rule templates-9). The only place where HTML text
 * enters a page; shoppers' texts never do.
 */
export function OwnerHtml({
  html,
  className,
  as: Tag = "div",
}: {
  html: string;
  className?: string;
  as?: "div" | "span";
}) {
  const prefix = usePrefix();
  return (
    // Its direction is that of its own first letters, whatever the shop's (rule accessibility-13).
    <Tag
      dir={Tag === "div" ? "auto" : undefined}
      className={className}
      dangerouslySetInnerHTML={{ __html: leadLinks(dressPictures(html, { isLazy: true }), prefix) }}
    />
  );
}
