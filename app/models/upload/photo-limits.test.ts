import { expect, test } from "vitest";
import { maxPhotoBytes, photoProblem, photoTypeMessage } from "./photo-limits";

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
