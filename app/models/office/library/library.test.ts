import { describe, expect, test } from "vitest";
import {
  nameOfFile,
  pictureAtPlace,
  placeOfPicture,
  readLibraryQuery,
  usesText,
  withPicture,
} from "./library";

const one = "/media/harbor/0123456789abcdef-1600x900";
const other = "/media/harbor/fedcba9876543210-800x600";

test("an address asks for what the library knows, and for nothing else (rule library-2)", () => {
  const read = (text: string) => readLibraryQuery(new URLSearchParams(text));
  expect(read("q= mug &state=unused&kind=menu&page=3")).toEqual({
    text: "mug",
    state: "unused",
    kind: "menu",
    page: 3,
  });
  expect(read("state=lost&kind=order&page=-1")).toEqual({ text: "", state: "", kind: "", page: 1 });
});

test("a picture has a place of its own, and other texts have none", () => {
  expect(pictureAtPlace(placeOfPicture(one))).toBe(one);
  expect(pictureAtPlace("harbor/../secret")).toBeNull();
});

test("a picture is called like its file", () => {
  expect(nameOfFile("C:\\pictures\\Tide mug.final.JPG")).toBe("Tide mug.final");
});

describe("another picture instead (rule library-5)", () => {
  test("comes into every text of a record, narrow copies too", () => {
    const record = {
      image: one,
      items: [{ html: `<img src="${one}-640.webp"> ${other}` }],
      place: 3,
      rule: null,
    };
    expect(withPicture(record, one, other)).toEqual({
      image: other,
      items: [{ html: `<img src="${other}-640.webp"> ${other}` }],
      place: 3,
      rule: null,
    });
  });

  test("leaves a picture alone whose address only begins alike", () => {
    expect(withPicture(`${one}0`, one, other)).toBe(`${one}0`);
  });
});

test("a sentence says where a picture is shown", () => {
  const use = { kind: "product", name: "MUG", title: "Tide mug" } as const;
  expect(usesText([use], 1)).toBe("Product Tide mug");
  expect(usesText([use], 4)).toBe("Product Tide mug and 3 more");
});
