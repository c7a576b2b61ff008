import { useState } from 'react';
import type { FieldBinding } from './use-schema-form.ts';

type Texts = Readonly<Record<string, string>>;

interface FieldRefusal {
  readonly value: string;
  readonly text: string;
}

/** What the server said about a field: it stands under the field until what was typed there changes. */
export function useFieldRefusals() {
  const [refusals, setRefusals] = useState<ReadonlyMap<string, FieldRefusal>>(new Map());
  /** `texts`: field name → what is wrong with the value that was sent. */
  const refuse = (values: Texts, texts: Texts): void => {
    const entries = Object.entries(texts);
    setRefusals(new Map(entries.map(([name, text]) => [name, { value: values[name] ?? '', text }])));
  };
  const withRefusal = (binding: FieldBinding): FieldBinding => {
    const refusal = refusals.get(binding.name);
    return refusal?.value === binding.value ? { ...binding, error: binding.error ?? refusal.text } : binding;
  };
  return { refuse, withRefusal };
}
