// @public

import { checkInput, type InputProblem } from "../../../platform/validation/input-problems";
import { isRecord } from "../../../platform/validation/is-record";
import { baseUrlProblem } from "../general";
import { type ShopSettings, shopSettingsSchema } from "../shop-settings";
import { shopLanguagesProblem } from "./shop-languages";

/**
 * Settings after a change: modules named in `changes` are replaced, others are kept. The same applies to each
 * module below `modules`.
 * @param stored settings, possibly written by an older version
 * @param domains of the shop
 * @returns settings with defaults, or all errors in the change
 */
export function changedSettings(
  stored: unknown,
  changes: unknown,
  domains: readonly string[],
): { settings: ShopSettings } | { problems: InputProblem[] } {
  const checked = checkInput(shopSettingsSchema, merged(stored, changes));
  if ("problems" in checked) return checked;
  const fault = addressFault(checked.data, domains);
  return fault ? { problems: [{ key: fault.path.join("."), ...fault }] } : { settings: checked.data };
}

/**
 * What is wrong with the addresses that settings give the shop and its languages; null where nothing is.
 * @param settings without `texts` where an owner's words are not known yet
 */
export function addressFault(
  settings: Pick<ShopSettings, "general"> & Partial<Pick<ShopSettings, "texts">>,
  domains: readonly string[],
): { path: (string | number)[]; mend: string } | null {
  const mend = baseUrlProblem(settings.general.app.base_url, domains);
  return mend ? { path: ["general", "app", "base_url"], mend } : shopLanguagesProblem(settings, domains);
}

function merged(stored: unknown, changes: unknown): unknown {
  if (!isRecord(stored) || !isRecord(changes)) return changes;
  const both = { ...stored, ...changes };
  return isRecord(stored.modules) && isRecord(changes.modules)
    ? { ...both, modules: { ...stored.modules, ...changes.modules } }
    : both;
}
