// @public

import type { StaticData } from "~/models/platform/page/static-data";
import { type JsonLdItem, jsonLdText } from "~/models/shops/pages/json-ld-text";
import { StaticPart } from "../ui/framework/static-part";

/** What a page tells search engines beside its HTML. No browser needs it, so none gets it twice. */
export function JsonLd({ items }: { items: StaticData<JsonLdItem[]> }) {
  return (
    <StaticPart of={items} hidden>
      {(told) =>
        told
          .map(jsonLdText)
          .map((text) => (
            <script key={text} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
          ))
      }
    </StaticPart>
  );
}
