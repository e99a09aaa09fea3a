/** What other programs call columns of products.csv. */
const otherNames: Readonly<Record<string, string>> = {
  title: "name",
  category: "categories",
  quantity: "qty",
  pieces: "qty",
  image: "images",
  picture: "images",
  pictures: "images",
  photo: "images",
  photos: "images",
};

type Fields = Readonly<Record<string, string>>;

/** The columns of a row by the names of products.csv, where a file has them under a common other one. */
export const withOurColumns = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([column, cell]) => {
      const known = column.trim().toLowerCase().replaceAll(" ", "_");
      // An option's column has its label as it is written.
      const ours = otherNames[known] ?? (/^[a-z_]+$/.test(known) ? known : column);
      return [ours === column || Object.hasOwn(fields, ours) ? column : ours, cell];
    }),
  );

/** The parts of a cell that is a list. */
export const partsOf = (cell: string | undefined): string[] =>
  (cell ?? "")
    .split("|")
    .map((part) => part.trim())
    .filter(Boolean);

/** Whether a picture is named by its file and not by an address. */
export const isFileName = (source: string): boolean => !/^(\/|https?:)/i.test(source);

/**
 * A cell whose parts are names, as what they stand for; a name that nothing has stays, and is refused with
 * its row.
 */
export const withNames = (cell: string, known: ReadonlyMap<string, string>): string =>
  partsOf(cell)
    .map((part) => known.get(part.toLowerCase()) ?? part)
    .join("|");
