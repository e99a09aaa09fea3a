import { describe, expect, it } from "vitest";
import { outdatedTexts } from "./outdated-texts";

const mug = { name: "Mug", "name:de": "Becher" };

describe("texts of an older original (rule texts-13)", () => {
  it("are found where the original changed after they were written", () => {
    const outdated = [{ field: "name", language: "de", text: "Becher", was: "Mug" }];
    expect(outdatedTexts({ ...mug, name: "Cup" }, [mug])).toEqual(outdated);
    const between = { ...mug, name: "Tankard" };
    expect(outdatedTexts({ ...mug, name: "Cup" }, [between, mug, { name: "Mug" }])).toEqual(outdated);
  });

  it.each<[string, unknown, unknown[]]>([
    ["nothing changed", mug, [mug]],
    ["there is no earlier record", { ...mug, name: "Cup" }, []],
    [
      "they were written after the change",
      { name: "Cup", "name:de": "Tasse" },
      [{ ...mug, name: "Cup" }, mug],
    ],
    ["they were written with the change", { name: "Cup", "name:de": "Tasse" }, [mug]],
    ["the original is what it was", mug, [{ ...mug, name: "Cup" }, mug]],
    ["they are new", { name: "Cup", "name:de": "Becher" }, [{ name: "Mug" }]],
    ["there was no original", { ...mug, name: "Cup" }, [{ "name:de": "Becher" }]],
    ["another language changed", { ...mug, "name:fr": "Tasse" }, [mug]],
  ])("are none where %s", (_, current, former) => {
    expect(outdatedTexts(current, former)).toEqual([]);
  });

  it("are found in items that moved, and in pictures", () => {
    const first = { title: "Hello", "title:de": "Hallo" };
    const second = { image: { value: "a.png" }, "image:de": { value: "a-de.png" } };
    expect(
      outdatedTexts({ items: [second, { ...first, title: "Good day" }] }, [{ items: [first, second] }]),
    ).toEqual([{ field: "title", language: "de", text: "Hallo", was: "Hello" }]);
    const other = { ...second, image: { value: "b.png" } };
    expect(outdatedTexts([other], [[second]])).toMatchObject([{ field: "image", was: '{"value":"a.png"}' }]);
  });

  it("keep to what is said several times", () => {
    const both = [mug, { name: "Cup", "name:de": "Becher" }];
    expect(outdatedTexts(both, [both])).toEqual([]);
    expect(outdatedTexts([mug, { name: "Tin", "name:de": "Becher" }], [both])).toMatchObject([
      { text: "Becher", was: "Mug" },
    ]);
  });
});
