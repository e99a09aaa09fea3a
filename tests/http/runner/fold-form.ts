/**
 * Editors let a form's fields stand on lines of their own, each begun by `&`; this makes one line of them.
 */
export function foldForm(body: string, contentType: string): string {
  return /urlencoded/i.test(contentType) ? body.replace(/\s*\n\s*(?=&)/g, "") : body;
}
