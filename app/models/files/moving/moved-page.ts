/** A page of another shop's file. */
export type MovedPage = {
  line: number;
  /** Its address there, by which an import knows that it came. */
  oldAddress: string;
  /** Other addresses that lead to it there. */
  otherAddresses: string[];
  /** The last word of its address there. */
  handle: string;
  title: string;
  /** As the file has it: it is cleaned when it is written. */
  body: string;
  isPublished: boolean;
  metaTitle: string;
  metaDescription: string;
  /** What its owner shall know of it. */
  notes: string[];
};

/** A row that is a page, or why it is none; `passed` names what else it is. */
export type PageReading = { page: MovedPage } | { line: number; reason: string } | { passed: string };

/** Longest title, characters. */
export const maxTitle = 200;
