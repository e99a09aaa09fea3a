import { checkInput, type InputProblem } from "../../../platform/validation/input-problems";
import { isRecord } from "../../../platform/validation/is-record";
import { baseUrlProblem } from "../general";
import { type ShopSettings, shopSettingsSchema } from "../shop-settings";

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
  const mend = baseUrlProblem(checked.data.general.app.base_url, domains);
  return mend
    ? { problems: [{ key: baseUrlPath.join("."), path: baseUrlPath, mend }] }
    : { settings: checked.data };
}

const baseUrlPath = ["general", "app", "base_url"];

function merged(stored: unknown, changes: unknown): unknown {
  if (!isRecord(stored) || !isRecord(changes)) return changes;
  const both = { ...stored, ...changes };
  return isRecord(stored.modules) && isRecord(changes.modules)
    ? { ...both, modules: { ...stored.modules, ...changes.modules } }
    : both;
}
