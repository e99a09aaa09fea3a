// @public

/** What other programs call columns of products.csv. */
const otherNames: Readonly<Record<string, string>> = {
  title: "name",
  category: "categories",
  quantity: "qty",
  pieces: "qty",
  stock: "qty",
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
