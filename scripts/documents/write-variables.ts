import { writeFileSync } from "node:fs";
import { variablesDocument } from "./variables-document";

writeFileSync("docs/variables.md", variablesDocument());
