/**
 * HTML that owners wrote or that was made safe when it was taken in (decisions, "Content"). The only place where HTML
 * enters a page as text; shoppers' words never come here.
 */
export function OwnerHtml({ html, className }: { html: string; className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
