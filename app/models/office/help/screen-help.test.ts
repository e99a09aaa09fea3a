import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { recordScreens } from "../records/record-screens";
import { helpOf } from "./screen-help";

/** Pages before anyone is signed in, and what is no page. */
const without = ["invitation", "reset-password", "second-factor", "sign-in", "sign-out"];

/** The places of sections as they are listed. */
const sections = [
  ...readFileSync("app/services/office/sections/office-sections.server.ts", "utf8").matchAll(
    /^ {2}"?([a-z-]+)"?: \w+Section,$/gm,
  ),
].map(([, place = ""]) => place);

/** The address of a page by the name of its route's file. */
const routes = readdirSync("app/routes/admin+")
  .filter((file) => file.endsWith(".tsx") && !file.startsWith("_layout") && !file.startsWith("$"))
  .map((file) =>
    file
      .replace(/\.tsx$/, "")
      .replace(/\$\w*/g, "x")
      .replace(/\._index$|^_index$/, ""),
  )
  .map((name) => name.replaceAll("_.", ".").replaceAll(".", "/"))
  .filter((place) => !without.includes(place));

test.each([...sections, ...recordScreens.map(({ segment }) => segment), ...routes])(
  "/admin/%s says what it is for and what to mind (rule office-76)",
  (place) => expect(helpOf(`/admin/${place}`)).not.toBeNull(),
);

test("what is nearest to an address helps", () => {
  expect(helpOf("/admin/orders/17/packing-slip")).toBe(helpOf("/admin/orders/17"));
  expect(helpOf("/admin/products/MUG/pictures")?.is).toContain("pictures");
  expect(helpOf("/admin/nowhere")).toBeNull();
});
