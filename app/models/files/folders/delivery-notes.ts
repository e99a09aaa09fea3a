import type { CsvRow, RowMessage } from "../../catalogue/product/product-record";
import { splitList } from "../../catalogue/rows/read-cells";

/**
 * What rows of products and offers may name of a shop's deliveries: codes of methods and ids of estimates.
 */
export type DeliveryNames = { methods: ReadonlySet<string>; estimates: ReadonlySet<string> };

/** The delivery methods and estimates of the shops and sellers of a folder. */
export const deliveryNames = (
  shops: readonly {
    shipping_methods: readonly { code: string }[];
    delivery_estimates: readonly { id: string }[];
  }[],
  sellers: readonly { shipping_methods: readonly { code: string }[] | null }[] = [],
): DeliveryNames => ({
  methods: new Set(
    [...shops, ...sellers].flatMap((one) => one.shipping_methods ?? []).map(({ code }) => code),
  ),
  estimates: new Set(shops.flatMap((shop) => shop.delivery_estimates).map(({ id }) => id)),
});

/**
 * Looks up the delivery methods and estimates that rows name (rule settings-7). What is not there is a note.
 */
export const deliveryNotes = (rows: readonly CsvRow[], names: DeliveryNames): RowMessage[] =>
  rows.flatMap(({ line, cells }) => {
    const estimate = (cells.delivery_estimate ?? "").trim();
    const methods = splitList(cells.limit_shipping_option ?? "");
    return [
      ...(estimate === "" || names.estimates.has(estimate)
        ? []
        : [
            `there is no delivery estimate '${estimate}', so that shoppers are promised no date: ${mend(names.estimates, "delivery_estimates")}`,
          ]),
      ...methods
        .filter((code) => !names.methods.has(code))
        .map(
          (code) =>
            `there is no shipping method '${code}' to limit it to: ${mend(names.methods, "shipping_methods")}`,
        ),
    ].map((reason) => ({ line, reason }));
  });

const mend = (known: ReadonlySet<string>, setting: string): string =>
  known.size === 0 ? `add it to the settings' ${setting}` : `use ${[...known].join(", ")}`;
