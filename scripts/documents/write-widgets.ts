import { readdirSync, writeFileSync } from "node:fs";
import { widgetsDocument } from "~/models/content/widgets/widget-document";
import { widgetKit } from "~/widgets/widget-kit.server";

const pictures = new Set(readdirSync("docs/screens/widgets").map((name) => name.replace(".webp", "")));

/** Writes what each widget declares into the page that describes them. */
writeFileSync("docs/widgets.md", widgetsDocument(widgetKit.declarations, pictures));
