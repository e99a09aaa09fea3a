import { escapeHtml } from "~/models/shops/hosts/escape-html";
import { bareDocument } from "~/services/platform/http/answers/bare-page.server";

/** The page policy of {@link chooseOfficePage}. What the form leads to is another origin. */
export const chooseOfficePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Asks which shop's office is meant, at the domain of all offices (rule hosts-9).
 * @param named what stands in the field
 * @param isUnknown whether it was asked for and is no shop
 */
export const chooseOfficePage = (named: string, isUnknown: boolean): string =>
  bareDocument(
    "Office",
    `<h1>Which shop’s office?</h1>
<form><label>Name or address of the shop
<input name="shop" value="${escapeHtml(named)}" maxlength="253" autocapitalize="none" autocomplete="off"${isUnknown ? ' aria-invalid="true" aria-describedby="wrong"' : ""}></label>
${isUnknown ? '<p id="wrong" role="alert">There is no shop of this name.</p>' : ""}<button>Open its office</button></form>`,
  );
