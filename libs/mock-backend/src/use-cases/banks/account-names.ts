import { createRandom } from '../../simulation/random.ts';
import { sha256 } from '../../store/sha256.ts';

/** Given and family names by language. No persona has any of them. */
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

/** The account holder's name in capitals, derived from bank and number, the same in every world. Never `except`. */
export function accountNameFor(bankCode: string, accountNumber: string, except = ''): string {
  // Hashing first, because similar seeds give similar sequences.
  const random = createRandom(sha256(`${bankCode}/${accountNumber}`));
  const one = (names: readonly string[]) => names[random.below(names.length)] ?? '';
  for (;;) {
    const { women, men, family } = PEOPLES[random.below(PEOPLES.length)] ?? PEOPLES[0];
    const given = random.below(2) === 0 ? women : men;
    const name = [...new Set([one(given), one(given)]), one(family)].join(' ').toUpperCase();
    if (name !== except) return name;
  }
}
