import { afterEach, expect, test } from "vitest";
import de from "../../../texts/de.json";
import { translateWith } from "../../platform/texts/format-message";
import { speakBy } from "../../platform/texts/spoken-language";
import {
  canceledPiecesNote,
  canceledText,
  cancelNote,
  piecesOfNote,
  unpaidNotes,
  withdrawalNote,
} from "./cancel-note";

afterEach(() => speakBy(() => undefined));

test("the pieces of a note are read again, where it has the reason asked for", () => {
  const note = canceledPiecesNote(["2 × MUG", "1 × BOWL-A"], withdrawalNote("1-1"));
  expect([...piecesOfNote(note, withdrawalNote("1-1"))]).toEqual([
    ["MUG", 2],
    ["BOWL-A", 1],
  ]);
  expect(piecesOfNote(note, withdrawalNote("1-2")).size).toBe(0);
  expect(piecesOfNote("Asked by phone: Withdrawal 1-1", withdrawalNote("1-1")).size).toBe(0);
});

test.each([
  [cancelNote(""), "Canceled by the shopper", "Vom Kunden storniert"],
  [cancelNote("Zu: spät"), "Canceled by the shopper: Zu: spät", "Vom Kunden storniert: Zu: spät"],
  [withdrawalNote("100001-1"), "Canceled: Withdrawal 100001-1", "Storniert: Widerruf 100001-1"],
  [
    canceledPiecesNote(["2 × MUG", "1 × BOWL"], withdrawalNote("100001-1")),
    "Canceled: 2 × MUG, 1 × BOWL: Withdrawal 100001-1",
    "Storniert: 2 × MUG, 1 × BOWL: Widerruf 100001-1",
  ],
  [canceledPiecesNote(["2 × MUG"], ""), "Canceled: 2 × MUG", "Storniert: 2 × MUG"],
  [unpaidNotes.declined, "Canceled: The payment was declined.", "Storniert: Die Zahlung wurde abgelehnt."],
  ["Asked by phone", "Canceled: Asked by phone", "Storniert: Asked by phone"],
  ["Canceled by phone", "Canceled by phone", "Canceled by phone"],
  ["", "Canceled", "Storniert"],
])("'%s' is '%s' for an order's shopper, and in German '%s' (rule orders-22)", (note, english, german) => {
  expect(canceledText(note)).toBe(english);
  speakBy(() => ({ language: "de", t: translateWith(de, "de") }));
  expect(canceledText(note)).toBe(german);
});
