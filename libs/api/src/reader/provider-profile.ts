/** How the names and the envelope of one provider differ from the contract's; everything is optional. */
export interface ProviderProfile {
  /** The spelling of every field's name; the contract's is `camelCase`. */
  readonly spelling?: 'PascalCase' | 'snake_case';
  /** The provider's name of a field, by the contract's, such as `Order.sellerId` → `vendorId`. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Names of the envelope; `data: ''` for answers without one. */
  readonly envelope?: Readonly<Partial<Record<'data' | 'message' | 'totalInRecord', string>>>;
  /** Objects whose fields stand beside those of the object that should contain them, such as `Session.user`. */
  readonly flat?: readonly string[];
  /** The values of a schema in the order of the provider's numbers for them, beginning at 0. */
  readonly numbers?: Readonly<Record<string, readonly string[]>>;
}

/** The provider's name of a field. */
export function providersName(profile: ProviderProfile, schema: string, field: string): string {
  return profile.fields?.[`${schema}.${field}`] ?? spelled(profile, field);
}

function spelled({ spelling }: ProviderProfile, name: string): string {
  if (spelling === 'PascalCase') return name.charAt(0).toUpperCase() + name.slice(1);
  return spelling === 'snake_case' ? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : name;
}

/** The provider's name of a part of the envelope. */
export function envelopeName(profile: ProviderProfile, part: 'data' | 'message' | 'totalInRecord'): string {
  return profile.envelope?.[part] ?? spelled(profile, part);
}
