// @public

import { useEffect, useState } from "react";
import type { StaticData } from "~/models/platform/page/static-data";
import { StaticHtml } from "../framework/static-part";

/**
 * The style of the shop's theme. A document's policy names by hash the one it came with (rule
 * content-security-2), so that one that comes later, after the theme was saved, is given to the browser as a
 * sheet of its own, which no policy refuses.
 */
export function ThemeStyle({ css, nonce }: { css: StaticData<string> | null; nonce: string | undefined }) {
  const [first] = useState(css);
  const later = css === first ? undefined : css?.data;
  useEffect(() => {
    if (later === undefined) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(later);
    document.adoptedStyleSheets = [sheet];
  }, [later]);
  return first ? <StaticHtml as="style" of={first} nonce={nonce} /> : null;
}
