import { useState } from 'react';
import type { FieldBinding, FileBinding } from './use-schema-form.ts';

type Value = string | File | null;

interface FieldRefusal {
  readonly value: Value | undefined;
  readonly text: string;
}

/** What the server said about a field: it stands under the field until what was given there changes. */
export function useFieldRefusals() {
  const [refusals, setRefusals] = useState<ReadonlyMap<string, FieldRefusal>>(new Map());
  /** `texts`: field name → what is wrong with the value that was sent. */
  const refuse = (values: Readonly<Record<string, Value>>, texts: Readonly<Record<string, string>>): void => {
    const entries = Object.entries(texts);
    setRefusals(new Map(entries.map(([name, text]) => [name, { value: values[name], text }])));
  };
  const refusalOf = (name: string, value: Value): string | undefined => {
    const refusal = refusals.get(name);
    return refusal?.value === value ? refusal.text : undefined;
  };
  const withRefusal = <Binding extends FieldBinding | FileBinding>(binding: Binding): Binding => ({
    ...binding,
    error: binding.error ?? refusalOf(binding.name, 'file' in binding ? binding.file : binding.value),
  });
  return { refuse, withRefusal };
}
