/**
 * Whether the account's holder may be this person: one common name is enough, because banks reorder and shorten names.
 * True if either name is empty.
 */
export function mayBeHolder(accountName: string, personName: string): boolean {
  const [holder, person] = [namesIn(accountName), namesIn(personName)];
  return holder.length === 0 || person.length === 0 || holder.some((name) => person.includes(name));
}

function namesIn(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/\p{L}{2,}/gu) ?? [];
}
