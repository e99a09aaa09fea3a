import type { Subject } from "../core/figure";
import { mug } from "./cups";

const SUBJECTS: Readonly<Record<string, Subject>> = { mug };

/** The subject of a name; an unknown name is refused. */
export function subjectNamed(name: string): Subject {
  const subject = SUBJECTS[name];
  if (!subject) throw new Error(`there is no subject named ${name}`);
  return subject;
}
