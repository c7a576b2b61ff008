/** What people call Nigerian banks without the word bank, as a pattern; a blank may be another sign, or missing. */
export const BANK_NAMES =
  'access|alat|citibank|city monument|ecobank|fair money|fcmb|globus|gtb|gtco|guaranty trust|ibtc|jaiz|keystone|kuda|monie point|o-?pay|optimus|paga|palm pay|parallex|polaris|premium trust|providus|signature|stanbic|standard chartered|sun trust|titan trust|union|vfd|wema|zenith';
/** Likewise, but people have these names too. */
export const BANK_NAMES_OF_PEOPLE = 'fidelity|heritage|lotus|sterling|taj|uba|unity';
