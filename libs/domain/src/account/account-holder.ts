/**
 * Whether a bank account's holder may be this person: banks order and shorten names in their own ways, so one name in
 * common is enough. True as long as one of the two is empty.
 */
export function mayBeHolder(accountName: string, personName: string): boolean {
  const [holder, person] = [namesIn(accountName), namesIn(personName)];
  return holder.length === 0 || person.length === 0 || holder.some((name) => person.includes(name));
}

function namesIn(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/\p{L}{2,}/gu) ?? [];
}
