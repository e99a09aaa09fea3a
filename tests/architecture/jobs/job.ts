/**
 * A job of an owner and the ways it is done: the office's screens (the first word behind /admin, or more),
 * calls of the owner's API, commands. An empty list says that it cannot be done that way.
 */
export type OwnerJob = {
  job: string;
  screens: readonly string[];
  calls: readonly string[];
  commands: readonly string[];
};

/** A job as a line of the table. */
export const job = (
  name: string,
  screens: readonly string[],
  calls: readonly string[],
  commands: readonly string[],
): OwnerJob => ({ job: name, screens, calls, commands });
