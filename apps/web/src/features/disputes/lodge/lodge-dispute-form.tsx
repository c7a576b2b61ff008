import { type Transaction, useCreateDispute } from '@amana/api';
import {
  TOAST_SUCCESS_MS,
  DISPUTE_CATEGORIES,
  disputeCategoryLabel,
  disputeNeedsText,
  type DisputeCategory,
} from '@amana/domain';
import { Card, SelectField, TextAreaField, TextField, toast } from '@amana/ui';
import { errorsOfFileForm } from '../../../shared/forms/errors-of-file-form.ts';
import { GuardedForm } from '../../../shared/forms/guarded-form.tsx';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { PATHS } from '../../../shared/paths.ts';
import { EvidenceField } from '../../../shared/uploads/evidence-field.tsx';
import { useUploadPercent } from '../../../shared/uploads/use-upload-percent.ts';
import { useOrderCommand } from '../../../shared/use-order-command.ts';
import { useViewerId } from '../../../shared/use-viewer.ts';
import { useLeaveWhenDone } from '../../../shared/use-leave-when-done.ts';

const NO_CATEGORY = 'Without a category the dispute counts as Others.';
const FAILED = 'Error lodging dispute';

interface DisputeFormValues extends Record<string, string | File | null> {
  disputeCategory: DisputeCategory | '';
  title: string;
  note: string;
  document: File | null;
}

const EMPTY: DisputeFormValues = { disputeCategory: '', title: '', note: '', document: null };

export interface LodgeDisputeFormProps {
  transaction: Transaction;
  /** Why the viewer can no longer lodge it. */
  refusal: string | null;
}

export function LodgeDisputeForm({ transaction, refusal }: LodgeDisputeFormProps) {
  const { id, orderId, orderStatus } = transaction;
  const { percent, request, setPercent } = useUploadPercent();
  const viewerId = useViewerId();
  const create = useCreateDispute({ request });
  const run = useOrderCommand({ id: orderId, orderStatus, side: 'buyer' }, FAILED);
  const leave = useLeaveWhenDone();
  const form = useSchemaForm({
    initialValues: EMPTY,
    loadSchema: async () => (await import('@amana/domain/validation')).disputeSchema,
    onSubmit: async ({ disputeCategory, title, note, document }, setServerErrors) => {
      setPercent(document === null ? null : 0);
      const send = () =>
        create.mutateAsync({
          data: {
            TransactionId: id,
            CreatedByUserId: viewerId,
            ...(disputeCategory === '' ? {} : { DisputeCategory: disputeCategory }),
            Title: title.trim(),
            Note: note.trim(),
            ...(document === null ? {} : { Document: document }),
          },
        });
      const failure = await run('lodgeDispute', send, async () => {
        toast.success('Dispute lodged successfully', TOAST_SUCCESS_MS);
        await leave(PATHS.disputes);
      });
      setPercent(null);
      setServerErrors(errorsOfFileForm(failure, Object.keys(EMPTY), 'document'));
      return failure?.text;
    },
  });
  const category = form.values.disputeCategory;
  return (
    <Card>
      <GuardedForm
        form={form}
        label="Lodge Dispute"
        submitText="Submit"
        // Until the list of disputes is shown, a double click must not lodge the dispute twice.
        isBusy={form.isSubmitting || create.isSuccess}
        disabled={refusal !== null}
        disabledReason={refusal}
      >
        <SelectField
          {...form.field('disputeCategory')}
          label="Category"
          hint={category === '' ? NO_CATEGORY : disputeNeedsText(category)}
        >
          <option value="">Choose a category</option>
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
