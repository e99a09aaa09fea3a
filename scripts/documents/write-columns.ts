import { writeFileSync } from "node:fs";
import { columnsDocument } from "./columns-document";

writeFileSync("docs/columns.md", columnsDocument());
