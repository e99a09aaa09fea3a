import { defaultSelections } from "~/models/catalogue/options/default-selections";
import { choicesOf } from "~/models/catalogue/options/line-choices";
import { AppError } from "~/models/platform/error/app-error";
import { readOptionTrial } from "../../catalogue/options/read-option-trial.server";
import { readRecordForm } from "../../platform/forms/read-record-form.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * What the options of a product are tried with, and what is chosen when its page opens (rule office-101).
 * @throws AppError `not_found`
 */
export async function loadOptionTrialPage(ctx: ShopContext, sku: string, query: URLSearchParams) {
  const tried = await readOptionTrial(ctx, { sku, wantsDraft: query.get("draft") === "1" });
  if (tried.set.options.length === 0 && tried.set.personalization.every(({ isDisplayed }) => !isDisplayed))
    throw new AppError("not_found", "This product has no options. Give it an option set on its page.");
  const { currency } = ctx.tenant;
  return { ...tried, sku, currency, begun: defaultSelections(tried.set) };
}

/** What was chosen and typed, to be tried on the page that shows it; without a script. */
export async function answerOptionTrial(request: Request) {
  const posted = await readRecordForm(request);
  const fields = Object.fromEntries([...posted].map(([name, text]) => [name, String(text)]));
  return { formId: "try-options", sent: choicesOf(fields), piece: fields.piece ?? "" };
}
