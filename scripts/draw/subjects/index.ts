import type { Subject } from "../core/figure";
import { GOODS } from "./goods";
import { HOME } from "./home";

const SUBJECTS: Readonly<Record<string, Subject>> = {
  ...HOME,
  ...GOODS,
};

/** The subject of a name; an unknown name is refused. */
export function subjectNamed(name: string): Subject {
  const subject = SUBJECTS[name];
  if (!subject)
    throw new Error(`there is no subject named '${name}'; known are ${Object.keys(SUBJECTS).join(", ")}`);
  return subject;
}
