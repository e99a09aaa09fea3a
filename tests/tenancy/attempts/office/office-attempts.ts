import { z } from "zod";
import { customerList } from "~/models/office/customers/customer-list";
import { formOf } from "~/models/office/form/form-of";
import { inboxList } from "~/models/office/inbox/inbox-list";
import { readChosen } from "~/models/office/list/chosen";
import { readListAddress } from "~/models/office/list/list-address";
import type { ListDescription } from "~/models/office/list/list-description";
import { orderList } from "~/models/office/orders/order-list";
import { productList } from "~/models/office/products/product-list";
import { menuScreen } from "~/models/office/records/menu-screen";
import { recordList } from "~/models/office/records/record-list";
import { widgetScreen } from "~/models/office/records/widget-screen";
import { stockList } from "~/models/office/stock/stock-list";
import { countCustomers } from "~/services/accounts/owned-customers/search-customers.server";
import {
  countOwnedProducts,
  outlineOwnedProducts,
} from "~/services/catalogue/product/list-owned-products.server";
import { listProductFields } from "~/services/catalogue/product/list-product-fields.server";
import { countStock, searchStock } from "~/services/catalogue/stock/search-stock.server";
import { countUnreadByStore } from "~/services/conversations/inbox/count-unread-by-store.server";
import { actOnOrder } from "~/services/office/act-on-order.server";
import { chosenCustomers } from "~/services/office/chosen/chosen-customers.server";
import { chosenOrders } from "~/services/office/chosen/chosen-orders.server";
import { chosenProducts } from "~/services/office/chosen/chosen-products.server";
import { countWaiting } from "~/services/office/count-waiting.server";
import { actOnCustomer, loadCustomerPage } from "~/services/office/customer-page.server";
import { findAnything } from "~/services/office/find-anything.server";
import { loadChecklist } from "~/services/office/home/load-checklist.server";
import { loadTasks } from "~/services/office/home/load-tasks.server";
import { untouchedSamples } from "~/services/office/home/untouched-samples.server";
import { listWaitingReturns } from "~/services/office/inbox/list-waiting-returns.server";
import { listWaitingReviews } from "~/services/office/inbox/list-waiting-reviews.server";
import { loadInbox } from "~/services/office/inbox/load-inbox.server";
import { actOnConversation, loadConversationPage } from "~/services/office/inbox-pages.server";
import { listOfficeCustomers } from "~/services/office/list-office-customers.server";
import { listOfficeOrders } from "~/services/office/list-office-orders.server";
import { answerListFile } from "~/services/office/listed/answer-list-file.server";
import { loadFrame } from "~/services/office/load-frame.server";
import { loadHome } from "~/services/office/load-home.server";
import { loadOfficeOrder } from "~/services/office/load-office-order.server";
import { requireKind } from "~/services/office/load-record.server";
import { markOrders, previewMark } from "~/services/office/mark-orders.server";
import { loadGuestPage } from "~/services/office/orders/load-guest-page.server";
import { loadPapers } from "~/services/office/orders/load-papers.server";
import { nameActors } from "~/services/office/orders/name-actors.server";
import { readPieces } from "~/services/office/orders/read-pieces.server";
import { answerGridData } from "~/services/office/products/grid/answer-grid-data.server";
import { readGridPlaces } from "~/services/office/products/grid/grid-places.server";
import { readGridSave, refusedCells } from "~/services/office/products/grid/grid-saves.server";
import {
  loadGridBlocks,
  loadGridRows,
  loadProductGrid,
} from "~/services/office/products/grid/load-product-grid.server";
import { readGridNow, readGridRows } from "~/services/office/products/grid/read-grid-rows.server";
import { saveGridChanges } from "~/services/office/products/grid/save-grid-changes.server";
import { saveProductGrid } from "~/services/office/products/grid/save-product-grid.server";
import { listOfficeProducts } from "~/services/office/products/list-office-products.server";
import { loadProductPictures, savePicturePage } from "~/services/office/products/picture-page.server";
import { saveProductPage } from "~/services/office/products/product-page.server";
import { answerRestore } from "~/services/office/records/answer-restore.server";
import { listRecordsPage } from "~/services/office/records/list-records-page.server";
import { loadHistory } from "~/services/office/records/load-history.server";
import { moveCategory } from "~/services/office/records/move-category.server";
import { addRecord, loadNewRecord } from "~/services/office/records/new-record.server";
import { readCategoryTree } from "~/services/office/records/read-category-tree.server";
import { readMissed } from "~/services/office/records/read-missed.server";
import { loadRecordPage, saveRecordPage } from "~/services/office/records/record-page.server";
import { loadRecordText, saveRecordText } from "~/services/office/records/record-text-page.server";
import { actOnReview, loadReviewPage } from "~/services/office/review-page.server";
import { actOnScreen, loadScreen } from "~/services/office/screens/load-screen.server";
import { openRecordForm, openRecords, openScreen } from "~/services/office/screens/open-screen.server";
import { answerParcelsFile } from "~/services/office/sections/answer-parcels-file.server";
import { answerSalesFile } from "~/services/office/sections/answer-sales-file.server";
import { loadOperation } from "~/services/office/sections/many/load-operation.server";
import { nameSubjects } from "~/services/office/sections/name-subjects.server";
import { loadSettingsPage, saveSettingsPage } from "~/services/office/settings-pages.server";
import { findScanned } from "~/services/office/stock/find-scanned.server";
import { actOnStock, listOfficeStock, loadStockPage } from "~/services/office/stock-pages.server";
import { listSavedViews, removeView, saveView } from "~/services/office/views/saved-views.server";
import { countOrders } from "~/services/orders/reading/search-orders.server";
import type { RequestContext } from "~/services/shops/context/request-context.server";
import { failure } from "../../first-shop-names";
import type { Attempts, TwoShops } from "../../two-shops";
import { asNamesake } from "./staff-attempts";

/** A request of a person of the second shop who has the id of the first shop's owner. */
const inOffice = (shops: TwoShops) => {
  const ctx = asNamesake(shops);
  return { ...ctx, staff: async () => shops.staff.member } as unknown as RequestContext;
};

const posting = (fields: Record<string, string>) =>
  new Request("https://beta.example/admin", { method: "POST", body: new URLSearchParams(fields) });
const asked = (list: typeof orderList, q = "") => readListAddress(list, new URLSearchParams({ q }));

const allOf = (list: ListDescription) => readChosen(list, new URLSearchParams("all=1"));

/** Tries the screens of the office, as the second shop's owner with the first shop's rows. */
export const officeAttempts: Attempts = {
  countOrders: async (shops) => [
    await countOrders(inOffice(shops), { shopId: shops.alpha.shop.id }, 10),
    (await countOrders(inOffice(shops), { text: shops.order.email }, 10)) > 0 && "of another shop",
  ],
  countCustomers: async (shops) =>
    (await countCustomers(inOffice(shops), { email: shops.customer.email }, 10)) > 0 && "of another shop",
  countOwnedProducts: async (shops) =>
    (await countOwnedProducts(inOffice(shops), { sku: "ALPHA-MUG" }, 10)) > 0 && "of another shop",
  countStock: async (shops) =>
    (await countStock(inOffice(shops), { text: "ALPHA", state: null }, 10)) > 0 && "of another shop",
  findScanned: async (shops) => (await findScanned(inOffice(shops), [{ code: "ALPHA-MUG", qty: 1 }])).found,
  searchStock: (shops) =>
    searchStock(inOffice(shops), { text: "ALPHA", state: null }, { after: "", limit: 50 }),
  countUnreadByStore: async (shops) =>
    (await countUnreadByStore(inOffice(shops), 10)) > 0 && "of another shop",
  countWaiting: (shops) => countWaiting(inOffice(shops), ["/admin/orders"]),
  findAnything: async (shops) => [
    await findAnything(inOffice(shops), "alpha"),
    await findAnything(inOffice(shops), shops.order.email),
  ],
  listOfficeOrders: (shops) => listOfficeOrders(inOffice(shops), asked(orderList, shops.order.email)),
  listOfficeCustomers: (shops) => listOfficeCustomers(inOffice(shops), asked(customerList, "alpha")),
  listOfficeProducts: (shops) => listOfficeProducts(inOffice(shops), asked(productList, "alpha")),
  listOfficeStock: (shops) => listOfficeStock(inOffice(shops), asked(stockList, "ALPHA")),
  listWaitingReturns: (shops) => listWaitingReturns(inOffice(shops), 50),
  listWaitingReviews: (shops) => listWaitingReviews(inOffice(shops), 50),
  loadChecklist: (shops) => loadChecklist(inOffice(shops)),
  untouchedSamples: (shops) => untouchedSamples(inOffice(shops)),
  loadTasks: (shops) => loadTasks(inOffice(shops)),
  loadHome: (shops) => loadHome(inOffice(shops)),
  loadInbox: (shops) => loadInbox(inOffice(shops), asked(inboxList)),
  loadFrame: (shops) => loadFrame(inOffice(shops), { ...shops.staff.member, name: "", email: "" }),
  loadPapers: (shops) => loadPapers(inOffice(shops), "packing-slips", [shops.order.id]),
  previewMark: (shops) => previewMark(inOffice(shops), new URLSearchParams({ id: shops.order.id })),
  loadOperation: (shops) => loadOperation(inOffice(shops), shops.operation.id),
  listSavedViews: (shops) => listSavedViews(inOffice(shops), productList),
  saveView: (shops) => saveView(inOffice(shops), productList, { name: "Mine", typed: "", isShared: true }),
  removeView: (shops) => removeView(inOffice(shops), productList, 1),
  answerListFile: async (shops) =>
    (await answerListFile(inOffice(shops), new URLSearchParams("list=products&q=alpha"))).text(),
  chosenOrders: async ({ beta }) => (await chosenOrders(beta, new URLSearchParams("all=1"))).ids,
  chosenProducts: ({ beta }) => chosenProducts(beta, allOf(productList)),
  chosenCustomers: ({ beta }) => chosenCustomers(beta, allOf(customerList)),
  markOrders: (shops) => markOrders(inOffice(shops), posting({ do: "paid", ids: shops.order.id })),
  loadOfficeOrder: (shops) => loadOfficeOrder(inOffice(shops), shops.order.incrementId),
  loadGuestPage: (shops) => loadGuestPage(inOffice(shops), shops.order.incrementId),
  loadCustomerPage: (shops) => loadCustomerPage(inOffice(shops), shops.customer.id),
  loadConversationPage: (shops) =>
    loadConversationPage(inOffice(shops), shops.guestConversationId, new URLSearchParams()),
  loadReviewPage: (shops) => loadReviewPage(inOffice(shops), shops.reviewId),
  loadStockPage: (shops) => loadStockPage(inOffice(shops), "ALPHA-MUG"),
  answerRestore: (shops) => {
    const ctx = inOffice(shops);
    const posted = new FormData();
    posted.set("of", "1");
    const kind = requireKind(ctx, "product");
    return answerRestore(ctx, posted, { kind, name: "ALPHA-MUG", backTo: "/admin" });
  },
  loadHistory: (shops) => {
    const ctx = inOffice(shops);
    const kind = requireKind(ctx, "product");
    const form = formOf(z.object({}), {});
    return loadHistory(ctx, { kind, name: "ALPHA-MUG", form, current: null });
  },
  loadSettingsPage: (shops) => loadSettingsPage(inOffice(shops), "general"),
  moveCategory: (shops) => {
    const posted = new FormData();
    posted.set("slug", "alpha");
    posted.set("step", "up");
    return moveCategory(inOffice(shops), posted);
  },
  readCategoryTree: (shops) => readCategoryTree(inOffice(shops)),
  readMissed: (shops) => readMissed(inOffice(shops)),
  listRecordsPage: (shops) =>
    listRecordsPage(
      inOffice(shops),
      menuScreen,
      readListAddress(recordList(menuScreen), new URLSearchParams()),
    ),
  loadRecordPage: (shops) => loadRecordPage(inOffice(shops), menuScreen, "main"),
  loadRecordText: (shops) => loadRecordText(inOffice(shops), menuScreen, { name: "main", record: {} }),
  saveRecordText: (shops) => {
    const ctx = inOffice(shops);
    const text = { screen: widgetScreen, kind: requireKind(ctx, "widget"), name: "alpha" };
    const posted = new FormData();
    posted.set("text", '{ "alpha": { "type": "html" } }');
    return saveRecordText(ctx, posted, text);
  },
  loadNewRecord: async (shops) => void (await loadNewRecord(inOffice(shops), menuScreen)),
  loadScreen: (shops) =>
    loadScreen(inOffice(shops), new Request("https://beta.example/admin/menus"), {
      screen: "menus",
      rest: "main",
    }),
  actOnScreen: (shops) =>
    actOnScreen(inOffice(shops), posting({ do: "remove" }), { screen: "menus", rest: "main" }),
  openScreen: async (shops) => void (await openScreen(inOffice(shops), posting({}), "menus")),
  openRecords: async (shops) => void (await openRecords(inOffice(shops), posting({}), "menus")),
  openRecordForm: async (shops) => void (await openRecordForm(inOffice(shops), posting({}), "settings")),
  nameSubjects: async (shops) => {
    const entry = { subject: "orders", subjectId: shops.order.id, before: null, after: null };
    return (await nameSubjects(inOffice(shops), [entry]))(entry) === shops.order.id
      ? false
      : "of another shop";
  },
  answerParcelsFile: async (shops) =>
    (await answerParcelsFile(inOffice(shops), new URLSearchParams({ preset: "carrier" }))).text(),
  answerSalesFile: async (shops) =>
    (
      await answerSalesFile(inOffice(shops), new URLSearchParams({ from: "2020-01-01", to: "2029-12-31" }))
    ).text(),
  readPieces: async (shops) => [...(await readPieces(inOffice(shops), [shops.order.id]))],
  nameActors: async (shops) => {
    const actor = { kind: "staff", staffId: shops.staff.member.staffId } as const;
    return (await nameActors(inOffice(shops), [actor]))(actor);
  },
  actOnOrder: (shops) =>
    actOnOrder(inOffice(shops), posting({ do: "note", note: "Planted" }), shops.order.incrementId),
  actOnCustomer: (shops) =>
    actOnCustomer(inOffice(shops), posting({ do: "note", note: "Planted" }), shops.customer.id),
  actOnConversation: (shops) =>
    actOnConversation(inOffice(shops), posting({ do: "close" }), shops.guestConversationId),
  actOnReview: (shops) =>
    actOnReview(inOffice(shops), posting({ do: "reject", reason: "Planted" }), shops.reviewId),
  actOnStock: (shops) =>
    actOnStock(inOffice(shops), posting({ do: "count", count: "1", reason: "Planted" }), "ALPHA-MUG"),
  loadProductGrid: (shops) => loadProductGrid(inOffice(shops), new URLSearchParams({ q: "ALPHA" })),
  readGridPlaces: async (shops) => {
    const found = await readGridPlaces(inOffice(shops));
    if (found.some(({ sellerId }) => sellerId === shops.alpha.shop.sellerId))
      throw failure("listed another's place");
  },
  loadGridBlocks: async (shops) =>
    (await loadGridBlocks(inOffice(shops), new URLSearchParams({ q: "ALPHA" }))).map(({ count }) => count),
  loadGridRows: (shops) => loadGridRows(inOffice(shops), new URLSearchParams({ q: "ALPHA" })),
  answerGridData: async (shops) => {
    const query = new URLSearchParams({ q: "ALPHA", blocks: "8" });
    return (await answerGridData(inOffice(shops), "rows", query)).text();
  },
  readGridSave: (shops) => readGridSave(inOffice(shops), shops.operation.id),
  readGridNow: async (shops) => {
    const found = await readGridNow(inOffice(shops), [{ sku: "ALPHA-MUG", column: "price" }]);
    return [...found.values()];
  },
  refusedCells: async (shops) => {
    const cells = [{ sku: "ALPHA-MUG", column: "name", was: "", is: "" }];
    return (await refusedCells(inOffice(shops), [{ row: {}, reason: "", cells }])).map(({ now }) => now);
  },
  outlineOwnedProducts: async (shops) =>
    (
      await outlineOwnedProducts(
        inOffice(shops),
        { text: "ALPHA" },
        { after: null, blockLength: 25, atMost: 9 },
      )
    ).length,
  readGridRows: (shops) => readGridRows(inOffice(shops), ["ALPHA-MUG"], { columns: ["price"], places: [] }),
  saveGridChanges: async (shops) => {
    const change = { sku: "ALPHA-MUG", column: "price", was: "", is: "1.00" };
    const { saved } = await saveGridChanges(inOffice(shops), [change], { reason: "", mayWait: true });
    if (saved > 0) throw failure("saved another's price");
  },
  saveProductGrid: (shops) =>
    saveProductGrid(inOffice(shops), posting({ "rows[0].sku": "ALPHA-MUG", "rows[0].is.price": "1.00" })),
  listProductFields: (shops) => listProductFields(inOffice(shops), ["ALPHA-MUG"]),
  loadProductPictures: (shops) =>
    loadProductPictures(inOffice(shops), "ALPHA-MUG", new URLSearchParams({ q: "" })),
  savePicturePage: (shops) =>
    savePicturePage(inOffice(shops), posting({ do: "remove", url: "planted" }), "ALPHA-MUG"),
  saveProductPage: (shops) =>
    saveProductPage(inOffice(shops), posting({ do: "product", "texts.name": "Planted" }), "ALPHA-MUG"),
  saveRecordPage: (shops) => saveRecordPage(inOffice(shops), posting({ do: "remove" }), menuScreen, "main"),
  addRecord: (shops) => addRecord(inOffice(shops), posting({ do: "new", id: "main" }), menuScreen),
  saveSettingsPage: (shops) => saveSettingsPage(inOffice(shops), posting({ email: "none" }), "general"),
};
