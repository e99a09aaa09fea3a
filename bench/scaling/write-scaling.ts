import { readFileSync, writeFileSync } from "node:fs";
import { costsOfBench, withFigures } from "./scaling-document";

const document = "docs/scaling-model.md";
writeFileSync(document, withFigures(readFileSync(document, "utf8"), costsOfBench()));
