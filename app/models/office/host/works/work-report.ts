/** What a piece of work does or did, in lines a person reads; of very many the first. */
export type WorkReport = {
  /** What came or will come. */
  taken: string[];
  /** What is another than it was. */
  changed: string[];
  refused: string[];
  next: string[];
  /** What an apply would take away, a line for each record; the run takes no more. */
  leaving?: string[];
  /** A file it made, in the store of files. */
  file: { key: string; name: string; sizeBytes: number } | null;
};
