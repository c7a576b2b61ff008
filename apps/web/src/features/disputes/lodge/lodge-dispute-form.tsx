import type { Transaction } from '@amana/api';
import { DISPUTE_CATEGORIES, disputeCategoryLabel } from '@amana/domain';
import type { DisputeCategory } from '@amana/domain';
import { Card, SelectField, TextAreaField, TextField } from '@amana/ui';
import { GuardedForm } from '../../../shared/forms/guarded-form.tsx';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { EvidenceField } from '../../../shared/uploads/evidence-field.tsx';
import { useLodgeDispute } from './use-lodge-dispute.ts';

interface DisputeFormValues extends Record<string, string | File | null> {
  disputeCategory: DisputeCategory;
  title: string;
  note: string;
  document: File | null;
}

// The contract requires a category, the product does not: 'Others' is preselected.
const EMPTY: DisputeFormValues = { disputeCategory: 'Others', title: '', note: '', document: null };

export interface LodgeDisputeFormProps {
  transaction: Transaction;
  /** Why the viewer can no longer lodge it. */
  refusal: string | null;
}

export function LodgeDisputeForm({ transaction, refusal }: LodgeDisputeFormProps) {
  const { lodge, percent, isLodged } = useLodgeDispute(transaction);
  const form = useSchemaForm({
    initialValues: EMPTY,
    loadSchema: async () => (await import('@amana/domain/validation')).disputeSchema,
    onSubmit: async (values, setServerErrors) => setServerErrors(await lodge(values)),
  });
  return (
    <Card>
      <GuardedForm
        form={form}
        label="Lodge Dispute"
        submitText="Submit"
        // Until the list of disputes is shown, a double click must not lodge the dispute twice.
        isBusy={form.isSubmitting || isLodged}
        disabled={refusal !== null}
        disabledReason={refusal}
      >
        <SelectField {...form.field('disputeCategory')} label="Category">
          {DISPUTE_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {disputeCategoryLabel(category)}
            </option>
          ))}
        </SelectField>
        <TextField {...form.field('title')} label="Title" />
        <TextAreaField
          {...form.field('note')}
          label="Note"
          hint="What happened, and what you ask for"
          rows={6}
        />
        <EvidenceField {...form.fileField('document')} label="Document (optional)" percent={percent} />
      </GuardedForm>
    </Card>
  );
}
