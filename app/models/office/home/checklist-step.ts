/** A step of a beginning: whether it is done, where it is, and what the link there says. */
export type ChecklistStep = { label: string; isDone: boolean; to: string; link?: string };
