// @public

export { findTenant } from "./homes/find-tenant.server";
export { dbOfName, openFurther } from "./homes/further-databases.server";
export { abandonMove, confirmMove, undoMove } from "./moving/end-move.server";
export type { Side } from "./moving/move";
export { type Mover, moveTenant } from "./moving/move-tenant.server";
export { type MovePlan, planMove } from "./moving/plan-move.server";
export { type TenantRows, tenantTablesText } from "./moving/tenant-tables.server";
export { type Machines, openMachines } from "./open-machines.server";
