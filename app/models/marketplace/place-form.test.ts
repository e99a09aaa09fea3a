import { expect, test } from "vitest";
import { placeFormSchema } from "./place-form";

test("a postal code is taken without the spaces around it", () => {
  expect(placeFormSchema.parse({ postalCode: " 18064 " })).toEqual({ postalCode: "18064", return_to: "" });
});

test("a position is taken in degrees", () => {
  const form = placeFormSchema.parse({ latitude: "-90", longitude: "180.0" });
  expect(form).toMatchObject({ latitude: -90, longitude: 180 });
});

test.each([
  [{ latitude: "90.1", longitude: "0" }],
  [{ latitude: "0", longitude: "-180.01" }],
  [{ latitude: "1e9", longitude: "0" }],
  [{ latitude: "", longitude: "0" }],
  [{ postalCode: "1".repeat(13) }],
])("%j is refused", (form) => {
  expect(placeFormSchema.safeParse(form).success).toBe(false);
});
