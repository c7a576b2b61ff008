/** What a bank answers about a number; undefined for the holder's name at once. */
export type BankOutcomeOf = (
  accountNumber: string,
) => 'notFound' | 'nameMismatch' | 'slow' | 'bankDown' | 'own' | undefined;
