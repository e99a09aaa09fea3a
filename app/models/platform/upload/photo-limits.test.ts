import { expect, test } from "vitest";
import {
  chosenPhotoProblem,
  maxPhotoBytes,
  photoAccept,
  photoProblem,
  photoTypeMessage,
} from "./photo-limits";

const photo = { sizeBytes: 10, mime: "image/jpeg" } as const;

test("five photos are taken and six are not", () => {
  expect(photoProblem(Array(5).fill(photo))).toBeNull();
  expect(photoProblem(Array(6).fill(photo))).toBe("You may add up to 5 photos.");
});

test("a photo may have 10 MB", () => {
  expect(photoProblem([{ ...photo, sizeBytes: maxPhotoBytes }])).toBeNull();
  expect(photoProblem([{ ...photo, sizeBytes: maxPhotoBytes + 1 }])).toBe(
    "The file size exceeds the maximum limit of 10MB.",
  );
});

test.each([null, "application/pdf"] as const)("a file of type %s is no photo", (mime) => {
  expect(photoProblem([photo, { ...photo, mime }])).toBe(photoTypeMessage);
});

test.each(["a.JPG", "a.jpeg", "a.png", "a.gif", "a.heic", "a.HEIF", "a.avif", "a.webp", "a.svg"])(
  "%s may be chosen",
  (name) => {
    expect(chosenPhotoProblem([{ name, size: 10 }])).toBeNull();
  },
);

test.each(["a.pdf", "a.bmp", "a", "jpg"])("%s is refused when it is chosen", (name) => {
  expect(chosenPhotoProblem([{ name, size: 10 }])).toBe(photoTypeMessage);
});

test("HEIC is offered where it is asked for", () => {
  expect(photoAccept(true)).toContain(".heic,.heif");
  expect(photoAccept(false)).not.toContain("hei");
});
