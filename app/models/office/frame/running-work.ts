/** Long work that runs now, as the frame shows it (rule office-99). */
export type RunningWork = {
  to: string;
  text: string;
  /** How far it is, of 100; null where no one knows how many rows there will be. */
  percent: number | null;
};
