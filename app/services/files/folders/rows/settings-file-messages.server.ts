import type { FileMessage } from "~/models/files/apply-summary";
import type { FolderNames } from "~/models/files/folders/folder-names";
import {
  type SettingsMessage,
  type SettingsMessages,
  settingsMessages,
} from "~/models/files/folders/settings-messages";
import type { ShopFile } from "~/models/files/folders/shop-file";
import { type SellerFile, sellerDoubts, sellerReferences } from "~/models/files/folders/tenant-file";
import type { SecretName, Secrets } from "~/models/platform/secret/secret-name";
import { settingsDoubts, settingsReferences } from "~/models/shops/settings/shop-settings";
import { jsonLine } from "../formats/json-line.server";
import { setSecrets } from "./folder-names.server";

/** What is wrong with the settings in a file, with their lines. */
export type SettingsFileMessages = { faults: FileMessage[]; notes: FileMessage[] };

/** What is wrong with the settings of a shop.json (rules settings-7 and settings-8). */
export function shopSettingsMessages(
  { shop, shopText }: { shop: ShopFile; shopText: string },
  names: FolderNames,
): SettingsFileMessages {
  const { settings, code, currency } = shop;
  const doubts = settingsDoubts(settings, currency);
  const found = settingsMessages(settingsReferences(settings), doubts, names, code);
  return inFile("shop.json", shopText, ["settings"], found);
}

/** What is wrong with what a sellers.json agrees with sellers (rules settings-7 and settings-8). */
export function sellersMessages(
  sellers: readonly SellerFile[],
  text: string,
  names: FolderNames,
): SettingsFileMessages {
  const found = settingsMessages(sellerReferences(sellers), sellerDoubts(sellers), names, "");
  return inFile("sellers.json", text, [], found);
}

function inFile(
  file: string,
  text: string,
  keys: string[],
  { faults, notes }: SettingsMessages,
): SettingsFileMessages {
  const placed = ({ path, reason }: SettingsMessage): FileMessage => ({
    file,
    line: jsonLine(text, [...keys, ...path]),
    reason: `${[...keys, ...path].join(".")}: ${reason}`,
  });
  return { faults: faults.map(placed), notes: notes.map(placed) };
}

/** The secrets a shop has once those of its folder are written: an empty text there removes one. */
export const secretsAfter = (stored: readonly SecretName[], file: Secrets): FolderNames["secrets"] =>
  new Set([...stored.filter((name) => file[name] !== ""), ...setSecrets(file)]);
