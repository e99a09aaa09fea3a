import type { Subject } from "../core/figure";
import { tshirt } from "./tshirt";

/** What is worn, carried, written with, taken outdoors or smoked, by the name recipes use. */
export const GOODS: Readonly<Record<string, Subject>> = { tshirt };
