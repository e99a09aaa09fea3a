import { expect, it } from "vitest";
import { foldedWords, foldLetters, joinedWords, pairsOf, runsOf } from "./search-folding";

it.each([
  ["Crème brûlée", "creme brulee"],
  ["Cà phê, phở", "ca phe, pho"],
  ["cây", "cay"],
  ["Łódź", "lodz"],
  ["Œuf", "oeuf"],
  ["GRÖẞE Größe", "grosse grosse"],
  ["Ærø", "aero"],
  ["İstanbul ısı", "istanbul isi"],
  ["ΟΔΟΣ Ὀδός", "οδοσ οδοσ"],
  ["Ёлка", "елка"],
  ["ＭＵＧ\u3000１", "mug 1"],
  ["ﾏｸﾞ", "マグ"],
  ["हिन्दी", "हिन्दी"],
  ["soft\u00adware", "software"],
  ["Nike™ Levi’s – ½ €", "nike  levi's - 1 2  "],
])("%j is read as %j", (text, folded) => {
  expect(foldLetters(text)).toBe(folded);
});

it.each([
  ["wi-fi", ["wifi"]],
  ["ts-001", ["ts001"]],
  ["levi's (blue)", ["levis"]],
  ["c++ and c#", ["cplusplus", "csharp"]],
  ["5.5mm p_7.5/b", ["5", "5mm", "p7", "5b"]],
  ["mug, blue & red", []],
  ["-mug", []],
  ["緑-茶", []],
])("what signs join in %j is %j", (folded, joined) => {
  expect(joinedWords(folded)).toEqual(joined);
});

it("tells scripts without spaces from others, and pairs their letters", () => {
  expect(runsOf("usb充電器 2m")).toEqual([
    { text: "usb", isUnspaced: false },
    { text: "充電器", isUnspaced: true },
    { text: "2m", isUnspaced: false },
  ]);
  expect([pairsOf("充電器"), pairsOf("茶"), pairsOf("")]).toEqual([["充電", "電器"], ["茶"], []]);
});

it("finds a text by its words, pairs of letters, single last letters and joined words", () => {
  expect(foldedWords("Wi-Fi 緑茶")).toEqual(["wi", "fi", "緑", "緑茶", "茶", "wifi"]);
});
