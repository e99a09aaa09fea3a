/**
 * HTML that may be shown as it is: written by the shop's owner, or made safe when it was imported. The only place
 * where the product puts HTML into a page as text; shoppers' words never come here.
 */
export function Html({ html, className }: { html: string; className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
