import { writeFileSync } from "node:fs";
import { tablesDocument } from "./tables-document";

writeFileSync("docs/data-model.md", tablesDocument());
