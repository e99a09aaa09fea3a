/** HTML that owners wrote or that was made safe when it was taken in (decisions, "Content"). Never a shopper's text. */
export function OwnerHtml({ html, className }: { html: string; className: string }) {
  const inner = { dangerouslySetInnerHTML: { __html: html } };
  return <div className={className} {...inner} />;
}
