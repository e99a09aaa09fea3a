import { writeFileSync } from "node:fs";
import { settingsDocument } from "~/models/office/settings/settings-document";
import { settingsExamples } from "~/models/office/settings/settings-examples-fixture";

/** Writes what each module of settings holds into the page that describes them. */
writeFileSync("docs/settings.md", settingsDocument(settingsExamples));
