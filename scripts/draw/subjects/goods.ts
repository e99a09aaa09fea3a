import type { Subject } from "../core/figure";
import { backpack, tote } from "./bags";
import { dispenser, soap } from "./bath";
import { umbrella, wallet } from "./carried";
import { boot, sneaker } from "./footwear";
import { trowel, wateringcan } from "./garden";
import { beanie, cap } from "./headwear";
import { scarf, towel } from "./softgoods";
import { giftcard } from "./giftcards";
import { notebook } from "./notebooks";
import { cooler, lantern, tent } from "./outdoors";
import { pen } from "./pens";
import { sweater } from "./sweater";
import { bicyclebell, camera, headphones, phonecase, speaker } from "./tech";
import { tshirt } from "./tshirt";

/** What is worn, carried, written with, taken outdoors or smoked, by the name recipes use. */
export const GOODS: Readonly<Record<string, Subject>> = {
  backpack, beanie, boot, cap, scarf, sneaker, sweater, tote, towel, tshirt, umbrella, wallet,
  dispenser, giftcard, notebook, pen, soap,
  cooler, lantern, tent, trowel, wateringcan,
  bicyclebell, camera, headphones, phonecase, speaker,
};
