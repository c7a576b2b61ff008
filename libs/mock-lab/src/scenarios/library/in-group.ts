/** Adds the group, and what its entries have in common, to each entry of a table. */
export function inGroup<Name extends string, Item extends object, Group extends string>(
  group: Group,
  table: Readonly<Record<Name, Item>>,
  common: Partial<Item> = {},
) {
  const entries = Object.entries<Item>(table).map(([name, item]) => [name, { ...common, ...item, group }]);
  return Object.fromEntries(entries) as Record<Name, Item & { readonly group: Group }>;
}
