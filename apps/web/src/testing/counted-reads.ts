/** Counts the reads of a property, and so the renders of a component that reads it. */
export function countedReads<Item extends object>(item: Item, property: keyof Item & string) {
  let reads = 0;
  const counted = new Proxy(item, {
    get(target, name, receiver): unknown {
      if (name === property) reads += 1;
      return Reflect.get(target, name, receiver);
    },
  });
  return { counted, reads: () => reads };
}
