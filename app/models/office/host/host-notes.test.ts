import { expect, test } from "vitest";
import { type HostNote, latestNotes, noteLine, readNotes } from "./host-notes";

const note = (name: string, day: number, isGood = true): HostNote => ({
  kind: "certificate",
  name,
  isGood,
  words: "",
  at: `2026-01-0${day}T12:00:00.000Z`,
});

test("notes are read as they were written, without lines that are none (rule hosting-6)", () => {
  const notes = [note("a.example", 1), note("b.example", 2)];
  expect(readNotes(`${notes.map(noteLine).join("")}{"kind": "certif`)).toEqual(notes);
});

test("the latest of each name comes first, with how often there were some", () => {
  const notes = [note("a.example", 1), note("b.example", 2), note("a.example", 3, false)];
  expect(latestNotes(notes, "certificate")).toEqual([
    { ...note("a.example", 3, false), times: 2 },
    { ...note("b.example", 2), times: 1 },
  ]);
  expect(latestNotes(notes, "backup")).toEqual([]);
});
