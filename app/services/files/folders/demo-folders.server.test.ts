import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkLines } from "~/models/files/check-lines";
import { widgetKit } from "~/widgets/widget-kit.server";
import { checkFolder } from "../apply/check-folder.server";

const shops = join(process.cwd(), "shops");

test.each(readdirSync(shops))("the demo folder %s has no faults and no notes", async (name) => {
  const { faults, hints } = await checkFolder(join(shops, name), widgetKit);
  expect(checkLines(faults, hints)).toEqual(["0 faults, 0 notes"]);
});
