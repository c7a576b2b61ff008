/** Counts how often a property is read, and so how often a component renders it. */
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
