import type { Subject } from "../core/figure";
import { basket } from "./baskets";
import { board } from "./boards";
import { candle } from "./candles";
import { chair } from "./chairs";
import { clock } from "./clocks";
import { pan } from "./cookware";
import { mug } from "./cups";
import { bowl, plates } from "./dishes";
import { frame, mirror } from "./frames";
import { bottle, carafe } from "./glasses";
import { jar } from "./jars";
import { knife } from "./knives";
import { lamp } from "./lamps";
import { planter } from "./planters";
import { plant } from "./plants";
import { rug } from "./rugs";
import { shelf } from "./shelves";
import { sidetable, stool } from "./tables";
import { teapot } from "./teaware";
import { cushion, throwBlanket } from "./textiles";
import { vase } from "./vases";

/** What stands in kitchens and living rooms, by the name recipes use. */
export const HOME: Readonly<Record<string, Subject>> = {
  mug,
  teapot,
  bowl,
  plates,
  pan,
  knife,
  board,
  carafe,
  bottle,
  jar,
  lamp,
  candle,
  vase,
  chair,
  stool,
  sidetable,
  shelf,
  cushion,
  throw: throwBlanket,
  rug,
  clock,
  basket,
  mirror,
  frame,
  planter,
  plant,
};
