import { assumed, type LoadCase } from "./load-case";
import type { Costs } from "./measured-costs";

/** What a load needs. Rates are a second, sizes are bytes, times are of one processor. */
export type Needs = {
  pagesASecond: number;
  addsASecond: number;
  ordersASecond: number;
  appCores: number;
  appNodes: number;
  /** Of one process: itself and the indexes of the shops that are awake. */
  processBytes: number;
  nodeBytes: number;
  databaseCores: number;
  databaseClusters: number;
  /** Of all products, in all clusters together, once. */
  databaseBytes: number;
  pictureBytes: number;
  /** To each member that follows. */
  replicationBytesASecond: number;
  connections: number;
  usdAMonth: number;
};

/** Plain arithmetic from what the bench measured to what a load needs. */
export function scalingModel(load: LoadCase, costs: Costs): Needs {
  const ordersASecond = load.ordersAMinute / 60;
  const pagesASecond = ordersASecond * load.pagesAnOrder;
  const addsASecond = ordersASecond * load.addsAnOrder;
  const freshPages = pagesASecond * (1 - load.cachedPart - load.cartPart);
  const appMs =
    pagesASecond * load.cachedPart * costs.cachedPage +
    pagesASecond * load.cartPart * costs.cartPage +
    freshPages * costs.freshPage +
    addsASecond * costs.add +
    ordersASecond * costs.order;
  const databaseMs = ordersASecond * costs.purchaseInDatabase + addsASecond * costs.addInDatabase;
  const appCores = appMs / 1000 / assumed.busyPart;
  const databaseCores = databaseMs / 1000 / assumed.busyPart;
  // One more than is needed, so that one may fail or be replaced.
  const appNodes = Math.ceil(appCores / assumed.coresOfANode) + 1;
  const awakeProducts = load.products * load.awakePart;
  const processBytes = costs.process + awakeProducts * costs.indexOfAProduct;
  const databaseClusters = Math.max(1, Math.ceil(databaseCores / assumed.coresOfADatabase));
  const pictureBytes = load.products * assumed.pictureBytesOfAProduct;
  return {
    ...{ pagesASecond, addsASecond, ordersASecond, appCores, appNodes, processBytes },
    nodeBytes: processBytes * assumed.coresOfANode,
    ...{ databaseCores, databaseClusters },
    databaseBytes: load.products * assumed.bytesOfAProduct,
    pictureBytes,
    replicationBytesASecond:
      ordersASecond * assumed.logBytesOfAnOrder + addsASecond * assumed.logBytesOfAnAdd,
    connections: appNodes * assumed.coresOfANode * assumed.connectionsOfAProcess,
    usdAMonth:
      appNodes * assumed.nodeUsd +
      databaseClusters * assumed.databaseMembers * assumed.databaseUsd +
      (pictureBytes / 1e12) * assumed.usdOfATerabyte,
  };
}
