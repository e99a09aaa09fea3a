import { findKeyActor } from "~/services/accounts/api-keys/find-key-actor.server";
import { readOwnedCustomers } from "~/services/accounts/owned-customers/read-owned-customers.server";
import { answerBulkFile } from "~/services/api/answer-bulk-file.server";
import { addBulkRows } from "~/services/bulk/add-bulk-rows.server";
import { makeBulkChange } from "~/services/bulk/at-once/make-bulk-change.server";
import { cancelBulkOperation } from "~/services/bulk/cancel-bulk-operation.server";
import { applyEach } from "~/services/bulk/kinds/apply-each.server";
import { applyPrices } from "~/services/bulk/kinds/apply-prices.server";
import { applyProductRows } from "~/services/bulk/kinds/apply-products.server";
import { applySheetRows } from "~/services/bulk/kinds/apply-sheet.server";
import { bulkChangeOf } from "~/services/bulk/kinds/change-kinds.server";
import {
  findBulkOperation,
  listBulkOperations,
  listRefusedRows,
} from "~/services/bulk/list-bulk-operations.server";
import { findUndo, listChangedRows } from "~/services/bulk/list-changed-rows.server";
import { previewBulkChange } from "~/services/bulk/preview-bulk-change.server";
import { readBulkFile } from "~/services/bulk/read-bulk-file.server";
import { runBulkOperation } from "~/services/bulk/run-bulk-operation.server";
import { startBulkChange } from "~/services/bulk/start-bulk-change.server";
import { startExport } from "~/services/bulk/start-export.server";
import { startPreviewedChange } from "~/services/bulk/start-previewed-change.server";
import { addRows } from "~/services/bulk/steps/add-rows.server";
import { changeRows, makeRows } from "~/services/bulk/steps/change-rows.server";
import { exportRows } from "~/services/bulk/steps/export-rows.server";
import { limitOperations } from "~/services/bulk/steps/limit-operations.server";
import { queueOperation } from "~/services/bulk/steps/queue-operation.server";
import { readNextRows } from "~/services/bulk/steps/read-next-rows.server";
import { requireOperation } from "~/services/bulk/steps/require-operation.server";
import { runStep } from "~/services/bulk/steps/run-step.server";
import { selectKept } from "~/services/bulk/steps/select-kept.server";
import { undoBulkChange } from "~/services/bulk/undo-bulk-change.server";
import { readPrices, restoreLevels } from "~/services/catalogue/prices/read-prices.server";
import { readArchived } from "~/services/catalogue/product/read-archived.server";
import { listStockPlaces } from "~/services/catalogue/stock/list-stock-places.server";
import { readStock, readStockOfSellers } from "~/services/catalogue/stock/read-stock.server";
import { readBookPage } from "~/services/numbers/write-books.server";
import { withPayments } from "~/services/payments/providers/payment-fixture.server";
import { failure, marker } from "../../first-shop-names";
import type { Attempts } from "../../two-shops";

const sku = "ALPHA-MUG";
const all = { until: () => false };

/** Tries what is done in bulk at the second shop with the first shop's operation and rows. */
export const bulkAttempts: Attempts = {
  findKeyActor: ({ beta }) => findKeyActor(beta, 1),
  startBulkChange: async ({ beta }) => {
    const { id } = await startBulkChange(beta, { kind: "price", rows: [{ sku, priceMinor: 1 }] });
    await runBulkOperation(beta, id, all);
    const { refused } = await findBulkOperation(beta, id);
    if (refused !== 1) throw failure("changed another's price");
  },
  startExport: async ({ beta }) => {
    for (const kind of ["orders", "lines", "customers", "products", "stocks"] as const) {
      const { id } = await startExport(beta, { kind, format: "jsonl" });
      await runBulkOperation(beta, id, all);
      for await (const piece of (await readBulkFile(beta, id)).pieces)
        if (String(piece).includes(marker)) throw failure(`wrote another's ${kind}`);
    }
  },
  addBulkRows: ({ beta, operation }) => addBulkRows(beta, operation.id, { rows: [], isLast: true }),
  cancelBulkOperation: ({ beta, operation }) => cancelBulkOperation(beta, operation.id),
  findBulkOperation: ({ beta, operation }) => findBulkOperation(beta, operation.id),
  listBulkOperations: async ({ beta, operation }) => {
    const found = await listBulkOperations(beta, { after: null, limit: 100 });
    if (found.some(({ id }) => id === operation.id)) throw failure("listed another's operation");
  },
  listRefusedRows: ({ beta, operation }) => listRefusedRows(beta, operation.id, { after: 0, limit: 10 }),
  readBulkFile: ({ beta, operation }) => readBulkFile(beta, operation.id),
  runBulkOperation: ({ beta, operation }) => runBulkOperation(beta, operation.id, all),
  runStep: ({ beta, operation }) => runStep(beta, operation.id),
  requireOperation: ({ beta, operation }) => requireOperation(beta, operation.id),
  addRows: ({ beta, operation }) => addRows(beta, operation, [{ sku: "MUG" }]),
  changeRows: ({ beta, operation }) => changeRows(beta, operation, bulkChangeOf("price")),
  exportRows: ({ beta, operation }) => exportRows(beta, operation, { kind: "orders", reads: beta }),
  applyEach: ({ beta }) => applyEach(beta, [], async () => {}),
  applyPrices: async ({ beta }) => (await applyPrices(beta, [{ sku, priceMinor: 1 }])).size,
  applyProductRows: async ({ beta }) =>
    (await applyProductRows(beta, [{ sku, fields: {}, intoCategory: "mugs" }])).size,
  applySheetRows: async ({ beta }) => {
    const rows = [{ sku, count: 1, reason: "", place: "alpha-seller" }];
    const refused = await applySheetRows(beta, [...rows, { sku, fields: {} }, { sku, count: 1, reason: "" }]);
    if (refused.size !== 3) throw failure("changed another's pieces or products");
  },
  makeRows: async ({ beta }) => {
    const row = { place: 1, row: { sku, priceMinor: 1 }, expected: null };
    return (await makeRows(beta, [row], bulkChangeOf("price"))).map(({ before, after }) => ({
      before,
      after,
    }));
  },
  undoBulkChange: ({ beta, operation }) => undoBulkChange(beta, operation.id),
  listChangedRows: ({ beta, operation }) => listChangedRows(beta, operation.id, { after: 0, limit: 10 }),
  findUndo: ({ beta, operation }) => findUndo(beta, operation.id),
  startPreviewedChange: async ({ beta }) => {
    const { id } = await startPreviewedChange(beta, { kind: "price", rows: [{ sku, priceMinor: 1 }] });
    if ((await previewBulkChange(beta, id)).changed > 0) throw failure("would change another's price");
  },
  makeBulkChange: async ({ beta }) => {
    const { refused } = await makeBulkChange(beta, { kind: "price", rows: [{ sku, priceMinor: 1 }] });
    if (refused.length !== 1) throw failure("changed another's price");
  },
  previewBulkChange: ({ beta, operation }) => previewBulkChange(beta, operation.id),
  readNextRows: async ({ beta, operation }) =>
    (await readNextRows(beta, operation, { change: bulkChangeOf("price"), limit: 10 })).rows,
  selectKept: ({ beta, operation }) =>
    selectKept(beta, { ...operation, undoes: operation.id, cursor: 100, total: 0 }),
  readPrices: async ({ beta }) => [...(await readPrices(beta, [sku])).values()],
  restoreLevels: ({ beta }) => restoreLevels(beta, [{ sku, id: 1, priceMinor: 1 }]),
  readStock: async ({ beta }) => [...(await readStock(beta, [sku])).values()],
  readStockOfSellers: async ({ alpha, beta }) => {
    const found = await readStockOfSellers(beta, [sku], [alpha.shop.sellerId, beta.shop.sellerId]);
    return [...found.values()].flatMap((stock) => [...stock]);
  },
  listStockPlaces: async ({ alpha, beta }) => {
    const found = await listStockPlaces(beta);
    if (found.some(({ sellerId }) => sellerId === alpha.shop.sellerId))
      throw failure("listed another's place");
  },
  readArchived: async ({ beta }) => [...(await readArchived(beta, [sku])).values()],
  readOwnedCustomers: ({ beta }) => readOwnedCustomers(beta, { ids: [1], emails: ["ada@example.com"] }),
  limitOperations: ({ beta }) => limitOperations(beta),
  queueOperation: ({ beta, operation }) => queueOperation(beta, operation.id),
  answerBulkFile: async ({ beta, apiKey, operation }) => {
    const request = new Request("http://beta.test/admin-graphql/files/x", {
      headers: { Authorization: `Bearer ${apiKey}` },
    });
    const { status } = await answerBulkFile(
      { ...withPayments(beta), doNotCache() {} },
      request,
      operation.id,
    );
    if (status !== 401) throw failure("opened by a key of another shop");
  },
  readBookPage: async ({ beta }) =>
    (await readBookPage(beta, { from: "2020-01-01", to: "2029-12-31" }, { file: "lines.csv", after: 0 }))
      .rows,
};
