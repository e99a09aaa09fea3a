// @public

import { dressPictures } from "~/models/platform/media/dress-pictures";

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
  return (
    // Its direction is that of its own first letters, whatever the shop's (rule accessibility-13).
    <Tag
      dir={Tag === "div" ? "auto" : undefined}
      className={className}
      dangerouslySetInnerHTML={{ __html: dressPictures(html, { isLazy: true }) }}
    />
  );
}
