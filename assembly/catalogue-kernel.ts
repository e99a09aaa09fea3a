// The inner loops of the catalogue index (docs/decisions/0014-counting-kernel.md), in AssemblyScript: `npm run kernel`
// compiles them. All memory is the caller's, every argument an address in it, and nothing here allocates.
//
// A set holds one bit for each place. `runs` are pairs [from, to) of 16-byte steps of a set, `runCount` of them: outside
// these a set is neither read nor written. A column of codes is told in planes, too: plane n is the set of the places
// whose code has bit n, and `planes` is a list of their addresses. 64 places are then looked at by one instruction.

export { between } from "./between";
export { choose } from "./choose";
export { both, combine, countBoth, countEach, split, union } from "./combine";
export { countInPlanes } from "./count-in-planes";
export { addOwners, countFamilies, oneOfEach } from "./families";
export { firstInOrder } from "./first-in-order";
export { beginJob, begunJobs, finishJobs, help, nextJob, ringBytes, wakeHelper } from "./jobs";
export { list } from "./list";
export { tallyOne, tallyZones } from "./tally";
export { widen } from "./widen";
