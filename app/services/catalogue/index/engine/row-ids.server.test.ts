import fc from "fast-check";
import { expect, it } from "vitest";
import { Column } from "./column.server";
import { RowIds } from "./row-ids.server";

it("finds the slot of every id, in any order of insertion, and of later ones", () => {
  const anyId = fc.oneof(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 0xffffffff }));
  fc.assert(
    fc.property(
      fc.uniqueArray(anyId, { maxLength: 200 }),
      fc.nat({ max: 5 }),
      anyId,
      (ids, laterCount, stranger) => {
        const first = ids.slice(laterCount);
        const column = new Column(first.length);
        for (const [slot, id] of first.entries()) column.set(slot, id);
        const places = new RowIds(column);
        for (const _ of places.take(first.length));
        for (const [at, id] of ids.slice(0, laterCount).entries()) places.add(id, first.length + at);
        const slots = ids.map((id) => places.find(id));
        expect(slots).toEqual(ids.map((_, at) => (at < laterCount ? first.length + at : at - laterCount)));
        if (!ids.includes(stranger)) expect(places.find(stranger)).toBeUndefined();
      },
    ),
  );
});
