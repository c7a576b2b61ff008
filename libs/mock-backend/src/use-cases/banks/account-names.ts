import { createRandom } from '../../simulation/random.ts';
import { sha256 } from '../../store/sha256.ts';

/** Names that go together. None is a persona's, so that nobody's account is taken for theirs. */
const PEOPLES = [
  {
    women: ['Adaeze', 'Ifeoma', 'Amarachi', 'Nkechi'],
    men: ['Chinedu', 'Emeka', 'Obinna', 'Uchenna'],
    family: ['Nwosu', 'Okafor', 'Onyekachi', 'Umeh', 'Nnamdi', 'Igwe', 'Anyanwu', 'Madu'],
  },
  {
    women: ['Folake', 'Yetunde', 'Simisola', 'Abosede'],
    men: ['Oluwaseun', 'Babajide', 'Adebayo', 'Kayode'],
    family: ['Adeyemi', 'Ogunleye', 'Balogun', 'Oyelaran', 'Akinola', 'Fashola', 'Olatunji', 'Ajayi'],
  },
  {
    women: ['Aisha', 'Zainab', 'Hauwa', 'Halima'],
    men: ['Ibrahim', 'Sani', 'Abdullahi', 'Umar'],
    family: ['Musa', 'Abubakar', 'Danjuma', 'Garba', 'Lawal', 'Yakubu', 'Shehu', 'Tanko'],
  },
  {
    women: ['Grace', 'Blessing', 'Itohan', 'Ekaette'],
    men: ['Effiong', 'Osaze', 'Godwin', 'Imoh'],
    family: ['Bassey', 'Okon', 'Etim', 'Osagie', 'Aigbe', 'Udoh', 'Ehigiator', 'Archibong'],
  },
] as const;

/**
 * Whose account this is, as banks write it: one number of one bank has the same holder in every world, and hardly the
 * holder of another. Never `besides`.
 */
export function accountNameFor(bankCode: string, accountNumber: string, besides = ''): string {
  // Hashed first, because neighbouring numbers would begin neighbouring sequences.
  const random = createRandom(sha256(`${bankCode}/${accountNumber}`));
  const one = (names: readonly string[]) => names[random.below(names.length)] ?? '';
  for (;;) {
    const { women, men, family } = PEOPLES[random.below(PEOPLES.length)] ?? PEOPLES[0];
    const given = random.below(2) === 0 ? women : men;
    // Whoever draws the same name twice has no middle name.
    const name = [...new Set([one(given), one(given)]), one(family)].join(' ').toUpperCase();
    if (name !== besides) return name;
  }
}
