import { expect, it } from "vitest";
import { z } from "zod";
import { checkRecord } from "./check-record";

const schema = z.object({ name: z.string(), isOpen: z.boolean().default(true) }).strict();

it("completes what is left out", () => {
  expect(checkRecord(schema, "gate 'north'", { name: "North" })).toEqual({ name: "North", isOpen: true });
});

it("names what is wrong and how to mend it", () => {
  expect(() => checkRecord(schema, "gate 'north'", { name: 1 })).toThrow(
    "gate 'north': name: Use a text in quotes",
  );
});
