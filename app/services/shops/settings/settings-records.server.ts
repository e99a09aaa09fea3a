// @public

import { AppError } from "~/models/platform/error/app-error";
import { shopSubject } from "~/models/shops/actors/shop-subject";
import { checkRecord } from "~/models/shops/records/check-record";
import {
  entriesOf,
  type SettingsEntry,
  type SettingsList,
  settingsAt,
  settingsLists,
  settingsWith,
} from "~/models/shops/settings/settings-lists";
import { settingsModules } from "~/models/shops/settings/shop-settings";
import type { RecordKind, WholeKind } from "../records/record-kind";
import { storedSettings } from "../records/stored-settings.server";
import { writeSettings } from "./write-settings.server";

/** What kinds of settings have in common; `writeSettings` tells all processes and keeps versions. */
const ofSettings = {
  reach: "shop",
  keepsVersions: true,
  subjectOf: (ctx) => shopSubject("setting", ctx.shop),
} satisfies Partial<RecordKind<unknown>>;

/**
 * The settings of a shop, a record each module: `tax`, `modules.messages`. Secrets are no part of them. What
 * a record leaves out has its default.
 */
export const settingsRecords: RecordKind<unknown> = {
  ...ofSettings,
  kind: "settings",
  listNames: async () => [...settingsModules.keys()].sort(),
  async read(ctx, name, hold) {
    if (!settingsModules.has(name)) return null;
    return settingsAt(await storedSettings(ctx, hold), name.split("."));
  },
  check(name, typed) {
    const schema = settingsModules.get(name);
    if (!schema)
      throw new AppError(
        "not_found",
        `There are no settings '${name}'. Use one of ${[...settingsModules.keys()].join(", ")}.`,
      );
    return checkRecord(schema, `settings: ${name}`, typed);
  },
  async save(inner, name, settings) {
    if (settings === null)
      throw new AppError("invalid", `A shop always has settings '${name}': write {} for their defaults.`);
    await writeSettings(inner, settingsWith(await storedSettings(inner, true), name.split("."), settings));
    return [];
  },
};

/** The entries of a list in the settings, each a record. A new one goes behind the others. */
const entryRecords = (list: SettingsList): WholeKind<SettingsEntry> => ({
  ...ofSettings,
  kind: list.kind,
  listNames: async (ctx) => [...entriesOf(await storedSettings(ctx, false), list).keys()].sort(),
  readAll: async (ctx) => entriesOf(await storedSettings(ctx, false), list),
  read: async (ctx, name, hold) => entriesOf(await storedSettings(ctx, hold), list).get(name) ?? null,
  check: (name, typed) =>
    checkRecord(
      list.schema,
      `${list.kind} '${name}'`,
      typeof typed === "object" ? { ...typed, [list.key]: name } : typed,
    ),
  async save(inner, name, after) {
    const settings = await storedSettings(inner, true);
    const entries = settingsAt(settings, list.path) as SettingsEntry[];
    const at = entries.findIndex((entry) => entry[list.key] === name);
    const there = at < 0 ? entries.length : at;
    const changed = entries.toSpliced(there, at < 0 ? 0 : 1, ...(after === null ? [] : [after]));
    await writeSettings(inner, settingsWith(settings, list.path, changed));
    return [];
  },
});

/** Discounts, shipping methods and other entries of lists. */
export const settingsEntryRecords = settingsLists.map(
  entryRecords,
) as unknown as readonly RecordKind<unknown>[];
