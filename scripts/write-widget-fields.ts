import { readFileSync, writeFileSync } from "node:fs";
import { withWidgetFields } from "~/models/content/widgets/widget-document";
import { widgetKit } from "~/widgets/widget-kit.server";

/** Writes what each widget declares into the pages that describe it. */
for (const page of ["docs/building-pages.md", "docs/forms.md"])
  writeFileSync(page, withWidgetFields(readFileSync(page, "utf8"), widgetKit.declarations));
