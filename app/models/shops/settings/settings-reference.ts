// @public

import type { SecretName } from "../../platform/secret/secret-name";

/** Keys and positions from the outside in, such as `["tax", "rules", 0, "state"]`. */
export type SettingsPath = readonly (string | number)[];

/**
 * A value of settings that names something: a place, or a record that has to be in the shop besides its
 * settings. A module declares those of its settings, and they are looked up in one place (rule settings-7).
 */
export type SettingsReference =
  | {
      path: SettingsPath;
      kind:
        | "country"
        | "picture"
        | "product"
        | "category"
        | "seller"
        | "customer group"
        | "filter"
        | "tax class";
      name: string;
    }
  | { path: SettingsPath; kind: "state"; country: string; name: string }
  /** `known` are the ids of the settings' own delivery estimates. */
  | { path: SettingsPath; kind: "delivery estimate"; name: string; known: readonly string[] }
  /** `feature` is what shoppers miss while one of the secrets is not set. */
  | { path: SettingsPath; kind: "secrets"; names: readonly SecretName[]; feature: string };

/** Something about a value that its owner will hardly have meant, and how to mend it. */
export type SettingsDoubt = { path: SettingsPath; mend: string };

/** The same references or doubts, found below a key or position. */
export const belowKeys = <Found extends { path: SettingsPath }>(
  keys: SettingsPath,
  found: readonly Found[],
): Found[] => found.map((one) => ({ ...one, path: [...keys, ...one.path] }));
