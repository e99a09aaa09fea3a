import { HtmlValidate, type ResolvedConfig, StaticConfigLoader } from "html-validate";

/** Puts its configuration together once: for each page anew it is a fifth of the work. */
class KeptConfig extends StaticConfigLoader {
  private kept: ResolvedConfig | Promise<ResolvedConfig> | undefined;

  override getConfigFor(handle: string): ResolvedConfig | Promise<ResolvedConfig> {
    this.kept ??= super.getConfigFor(handle);
    return this.kept;
  }
}

/** What the HTML standard asks for, with one exception. */
const validator = new HtmlValidate(
  new KeptConfig({
    root: true,
    extends: ["html-validate:standard"],
    // Marks of a visitor come at a page's hole, in its body; every browser and the W3C's own checker take
    // them there.
    elements: ["html5", { style: { flow: true } }],
  }),
);

/**
 * What makes a page invalid HTML, in words; nothing for a valid one.
 * @param html a whole document
 */
export function htmlProblems(html: string): string[] {
  const found = validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages.map(({ message, ruleId }) => `${message} (${ruleId})`));
  // Addresses are text to the validator; the W3C's checker reads them.
  for (const [, address = ""] of html.matchAll(/ (?:href|src|action)="([^"]*)"/g))
    if (/[\s|\\^`{}<>]/.test(address)) found.push(`a character that no address may have: ${address}`);
  // The validator ends at the document's end and overlooks what comes after it.
  if (!html.trimEnd().endsWith("</html>")) found.push("something comes after </html>");
  return [...new Set(found)];
}
