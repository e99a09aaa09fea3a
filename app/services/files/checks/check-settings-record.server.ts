// @public

import { settingsMessages } from "~/models/files/folders/settings-messages";
import type { RecordMessages } from "~/models/shops/records/record-faults";
import { settingsAt, settingsLists } from "~/models/shops/settings/settings-lists";
import type { SettingsPath } from "~/models/shops/settings/settings-reference";
import { type ShopSettings, settingsDoubts, settingsReferences } from "~/models/shops/settings/shop-settings";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { RecordCheck } from "../../shops/records/record-kind";
import { storedSettings } from "../../shops/records/stored-settings.server";
import { storedNames } from "./stored-names.server";

/**
 * Looks up what a module of settings, or an entry of one of their lists, names: the check of a folder's
 * shop.json (rules settings-7 and settings-8), made with what is stored.
 */
export const checkSettingsRecord: RecordCheck = (ctx, kind, name) =>
  kind === "settings" || settingsLists.some((list) => list.kind === kind) ? checkAt(ctx, kind, name) : null;

async function checkAt(ctx: ShopContext, kind: string, name: string): Promise<RecordMessages> {
  const settings = await storedSettings(ctx, false);
  const keys = placeOf(settings, kind, name);
  const references = within(keys, settingsReferences(settings));
  const doubts = within(keys, settingsDoubts(settings, ctx.tenant.currency));
  const named = references.flatMap((one) => ("name" in one ? [one] : []));
  return settingsMessages(references, doubts, await storedNames(ctx, named), ctx.shop.code);
}

/** Where a record stands in the settings: `["discounts", 2]`. */
function placeOf(settings: ShopSettings, kind: string, name: string): SettingsPath {
  const list = settingsLists.find((one) => one.kind === kind);
  if (!list) return name.split(".");
  const entries = settingsAt(settings, list.path) as Record<string, unknown>[];
  return [...list.path, entries.findIndex((entry) => entry[list.key] === name)];
}

/** What is found below a place, with paths that begin there. */
const within = <Found extends { path: SettingsPath }>(keys: SettingsPath, found: readonly Found[]): Found[] =>
  found.flatMap((one) =>
    keys.every((key, at) => one.path[at] === key) ? [{ ...one, path: one.path.slice(keys.length) }] : [],
  );
