// @public

/** Told how far a long step is, for a person who waits. */
export type OnProgress = (label: string, done: number, total: number) => void;
