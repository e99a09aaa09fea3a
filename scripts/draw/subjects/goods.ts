import type { Subject } from "../core/figure";
import { backpack, tote } from "./bags";
import { dispenser, soap } from "./bath";
import { book } from "./books";
import { umbrella, wallet } from "./carried";
import { cigarbox, humidor } from "./cigarboxes";
import { cigar } from "./cigars";
import { desklamp } from "./desklamp";
import { boot, sneaker } from "./footwear";
import { trowel, wateringcan } from "./garden";
import { giftcard } from "./giftcards";
import { handtool } from "./handtools";
import { beanie, cap } from "./headwear";
import { lantern } from "./lanterns";
import { notebook } from "./notebooks";
import { cooler, tent } from "./outdoors";
import { pen } from "./pens";
import { ashtray, cutter, lighter } from "./smoking";
import { scarf, towel } from "./softgoods";
import { sweater } from "./sweater";
import { bicyclebell, camera, headphones, phonecase, speaker } from "./tech";
import { tea } from "./tins";
import { tshirt } from "./tshirt";
import { vintage } from "./vintage";

/** What is worn, carried, read, written with, worked with, drunk, collected, taken outdoors or smoked, by the name recipes use. */
export const GOODS: Readonly<Record<string, Subject>> = {
  backpack,
  beanie,
  boot,
  cap,
  scarf,
  sneaker,
  sweater,
  tote,
  towel,
  tshirt,
  umbrella,
  wallet,
  dispenser,
  giftcard,
  notebook,
  pen,
  soap,
  cooler,
  lantern,
  tent,
  trowel,
  wateringcan,
  ashtray,
  cigar,
  cigarbox,
  cutter,
  desklamp,
  humidor,
  lighter,
  bicyclebell,
  camera,
  headphones,
  phonecase,
  speaker,
  book,
  tea,
  handtool,
  vintage,
};
