// @public

import type { z } from "zod";
import { customerGroupSchema } from "../actors/customer-group";
import { deliveryEstimateSchema } from "./delivery-estimate";
import { discountSchema } from "./discount-settings";
import { filterSchema } from "./modules/catalogue-settings";
import { shippingMethodSchema } from "./shipping-settings";
import { type ShopSettings, settingsModules } from "./shop-settings";

/** A list in a shop's settings of which each entry is a record of its owner. */
export type SettingsList = {
  /** What one is called on the command line and in the owner's API. */
  kind: string;
  /** Where the list stands in the settings. */
  path: readonly string[];
  /** The field that names an entry, unique in its list. */
  key: string;
  /** An entry with its defaults. */
  schema: z.ZodTypeAny;
};

/** An entry of a list of the settings. */
export type SettingsEntry = Record<string, unknown>;

/** The lists whose entries are changed one by one (rule owners-3). */
export const settingsLists: readonly SettingsList[] = [
  { kind: "discount", path: ["discounts"], key: "id", schema: discountSchema },
  { kind: "shipping-method", path: ["shipping_methods"], key: "code", schema: shippingMethodSchema },
  { kind: "delivery-estimate", path: ["delivery_estimates"], key: "id", schema: deliveryEstimateSchema },
  { kind: "customer-group", path: ["customer_groups"], key: "code", schema: customerGroupSchema },
  { kind: "filter", path: ["catalogue", "filters"], key: "code", schema: filterSchema },
];

/** What stands at a path of the settings. */
export const settingsAt = (settings: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Partial<Record<string, unknown>>)?.[key], settings);

/** Settings with something else at a path: the module in which it stands, whole. */
export function settingsWith(settings: unknown, path: readonly string[], value: unknown): unknown {
  const [first = "", ...rest] = path;
  const put = (part: unknown, keys: readonly string[]): unknown => {
    const [key, ...further] = keys;
    if (key === undefined) return value;
    const own = part as SettingsEntry | undefined;
    return { ...own, [key]: put(own?.[key], further) };
  };
  return { [first]: put(settingsAt(settings, [first]), rest) };
}

/** The entries of a list by their names. */
export const entriesOf = (settings: unknown, { path, key }: SettingsList): Map<string, SettingsEntry> =>
  new Map((settingsAt(settings, path) as SettingsEntry[]).map((entry) => [String(entry[key]), entry]));

/** All records of settings by kind and name: modules, and the entries of lists. */
export const settingsRecordsOf = (settings: ShopSettings): Map<string, Map<string, unknown>> =>
  new Map<string, Map<string, unknown>>([
    [
      "settings",
      new Map([...settingsModules.keys()].map((name) => [name, settingsAt(settings, name.split("."))])),
    ],
    ...settingsLists.map((list) => [list.kind, entriesOf(settings, list)] as const),
  ]);
