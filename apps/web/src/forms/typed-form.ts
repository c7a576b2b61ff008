import { createContext } from 'react';

/** What a person did in the sign-in form of the app shell, before the application was loaded. */
export interface TypedForm {
  /** By the names of the fields; empty after `resume`, so that a form mounted later is not filled in with them. */
  readonly values: Readonly<Record<string, string>>;
  /** Once, when the form is mounted: gives it the focus, and the submit that was meant for it. */
  resume(): void;
}

export const NOTHING_TYPED: TypedForm = { values: {}, resume: () => undefined };
export const TypedFormContext = createContext(NOTHING_TYPED);
