import { dressPictures } from "~/models/media/dress-pictures";

/**
 * HTML that owners wrote or that was made safe when it was taken in (rule templates-9). The only place where HTML
 * enters a page as text; shoppers' texts never come here.
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
    <Tag className={className} dangerouslySetInnerHTML={{ __html: dressPictures(html, { isLazy: true }) }} />
  );
}
