import type { Transaction } from '@amana/api';
import { DISPUTE_CATEGORIES, disputeCategoryLabel } from '@amana/domain';
import type { DisputeCategory } from '@amana/domain';
import { Button, Card, SelectField, TextAreaField, TextField } from '@amana/ui';
import { Form } from '../../../shared/forms/form.tsx';
import { useFieldRefusals } from '../../../shared/forms/use-field-refusals.ts';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { useUnsavedChangesQuestion } from '../../../shared/forms/use-unsaved-changes-question.tsx';
import { EvidenceField } from '../../../shared/uploads/evidence-field.tsx';
import { useLodgeDispute } from './use-lodge-dispute.ts';

interface DisputeFormValues extends Record<string, string | File | null> {
  disputeCategory: DisputeCategory;
  title: string;
  note: string;
  document: File | null;
}

// §5 asks for no choice of category, the call does (§7): what is sent without one stands there from the start.
const EMPTY: DisputeFormValues = { disputeCategory: 'Others', title: '', note: '', document: null };

export interface LodgeDisputeFormProps {
  transaction: Transaction;
  /** Why it cannot be lodged any more. */
  refusal: string | null;
}

/** What is wrong, with a document as proof if there is one (§5). */
export function LodgeDisputeForm({ transaction, refusal }: LodgeDisputeFormProps) {
  const { lodge, percent, isLodged } = useLodgeDispute(transaction);
  const { refuse, withRefusal } = useFieldRefusals();
  const { form, field, fileField, submit, isDirty, isSubmitting } = useSchemaForm({
    initialValues: EMPTY,
    loadSchema: async () => (await import('@amana/domain/validation')).disputeSchema,
    onSubmit: async (written) => {
      const refused = await lodge(written);
      if (refused !== null) refuse(written, { document: refused });
    },
  });
  // The list takes a moment to come: until then the second press of a double click must not lodge again.
  const isBusy = isSubmitting || isLodged;
  const { question } = useUnsavedChangesQuestion(isDirty && !isBusy);
  return (
    <Card>
      <Form formRef={form} label="Lodge Dispute" onSubmit={submit}>
        <SelectField {...field('disputeCategory')} label="Category">
          {DISPUTE_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {disputeCategoryLabel(category)}
            </option>
          ))}
        </SelectField>
        <TextField {...field('title')} label="Title" />
        <TextAreaField {...field('note')} label="Note" hint="What happened, and what you ask for" rows={6} />
        <EvidenceField
          {...withRefusal(fileField('document'))}
          label="Document (optional)"
          percent={percent}
        />
        <Button type="submit" block loading={isBusy} disabled={refusal !== null} disabledReason={refusal}>
          Submit
        </Button>
      </Form>
      {question}
    </Card>
  );
}
