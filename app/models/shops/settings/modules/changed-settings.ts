// @public

import { checkInput, type InputProblem } from "../../../platform/validation/input-problems";
import { isRecord } from "../../../platform/validation/is-record";
import { marketsProblem } from "../../markets/markets-problem";
import type { ClientType } from "../../shop";
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
  type?: ClientType,
): { settings: ShopSettings } | { problems: InputProblem[] } {
  const checked = checkInput(shopSettingsSchema, merged(stored, changes));
  if ("problems" in checked) return checked;
  const fault = addressFault(checked.data, domains, type);
  return fault ? { problems: [{ key: fault.path.join("."), ...fault }] } : { settings: checked.data };
}

/**
 * What is wrong with the addresses that settings give the shop, its languages and its markets; null where
 * nothing is.
 * @param settings without `texts` where an owner's words are not known yet
 */
export function addressFault(
  settings: Pick<ShopSettings, "general"> &
    Partial<Pick<ShopSettings, "texts" | "markets" | "shipping_methods" | "payment">>,
  domains: readonly string[],
  type?: ClientType,
): { path: (string | number)[]; mend: string } | null {
  const mend = baseUrlProblem(settings.general.app.base_url, domains);
  if (mend) return { path: ["general", "app", "base_url"], mend };
  const { markets = [] } = settings;
  return shopLanguagesProblem(settings, domains) ?? marketsProblem({ ...settings, markets }, domains, type);
}

function merged(stored: unknown, changes: unknown): unknown {
  if (!isRecord(stored) || !isRecord(changes)) return changes;
  const both = { ...stored, ...changes };
  return isRecord(stored.modules) && isRecord(changes.modules)
    ? { ...both, modules: { ...stored.modules, ...changes.modules } }
    : both;
}
