export interface ProviderProfile {
  readonly spelling?: 'PascalCase' | 'snake_case';
  /** The provider's field names by the contract's, such as `Order.sellerId` → `vendorId`. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly envelope?: Readonly<Partial<Record<'data' | 'message' | 'totalInRecord', string>>>;
  /** Objects whose fields are flattened into the parent, such as `Session.user`. */
  readonly flat?: readonly string[];
  /** The values of a schema in the order of the provider's numbers, from 0. */
  readonly numbers?: Readonly<Record<string, readonly string[]>>;
}

export function providersName(profile: ProviderProfile, schema: string, field: string): string {
  return profile.fields?.[`${schema}.${field}`] ?? spelled(profile, field);
}

function spelled({ spelling }: ProviderProfile, name: string): string {
  if (spelling === 'PascalCase') return name.charAt(0).toUpperCase() + name.slice(1);
  return spelling === 'snake_case' ? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : name;
}

export function envelopeName(profile: ProviderProfile, part: 'data' | 'message' | 'totalInRecord'): string {
  return profile.envelope?.[part] ?? spelled(profile, part);
}
