import { type Transaction, getOrder, getTransaction, useCreateDispute } from '@amana/api';
import {
  DISPUTE_CATEGORIES,
  disputeCategoryHelp,
  disputeCategoryLabel,
  disputeNeedsText,
  isInDispute,
  orderStatusOf,
  type OrderStatus,
} from '@amana/domain';
import { disputeSchema } from '@amana/domain/validation';
import { Card, RadioCards, TextAreaField, TextField, classNames } from '@amana/ui';
import { GuardedForm } from '../../../forms/guarded-form.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { PATHS } from '../../../shared/paths.ts';
import { EvidenceField } from '../../../forms/uploads/evidence-field.tsx';
import { useUploadPercent } from '../../../forms/uploads/use-upload-percent.ts';
import styles from '../disputes.module.css';
import { ChangeError } from '../../../server-state/change-error.ts';
import { useChange } from '../../../server-state/use-change.ts';
import { useLeaveWhenDone } from '../../../server-state/use-leave-when-done.ts';
import { orderCommand } from '../../../trade/actions/order-command.ts';
import { useViewerId } from '../../../viewer/use-viewer.ts';

const ONE_FILE = 'One file. After you lodge the dispute, send more pictures in the chat with support.';
const NO_CATEGORY = 'If you choose none, we file it under Others.';

const EMPTY = { disputeCategory: '', title: '', note: '', document: null } as const;

interface LodgeDisputeFormProps {
  transaction: Transaction;
  refusal: string | null;
}

export function LodgeDisputeForm({ transaction, refusal }: LodgeDisputeFormProps) {
  const { id, orderId, orderStatus } = transaction;
  const { percent, start, stopUpload, request } = useUploadPercent();
  const leave = useLeaveWhenDone();
  const viewerId = useViewerId();
  const lodge = useChange(
    useCreateDispute({
      request,
      mutation: orderCommand(
        { id: orderId, orderStatus, side: 'buyer' },
        {
          event: 'lodgeDispute',
          before: ({ data }) => start(data.Document),
          success: 'Dispute lodged successfully',
          failed: 'Error lodging dispute',
          onDone: () => leave(PATHS.disputes, { state: { disputedTransactionId: id } }),
          readStatus: () => readDisputedStatus(transaction),
        },
      ),
    }),
  );
  const form = useSchemaForm({
    initialValues: EMPTY,
    schema: disputeSchema,
    onSubmit: ({ disputeCategory, title, note, document }) =>
      lodge.submit({
        data: {
          TransactionId: id,
          CreatedByUserId: viewerId,
          ...(disputeCategory === '' ? {} : { DisputeCategory: disputeCategory }),
          Title: title,
          Note: note,
          ...(document === null ? {} : { Document: document }),
        },
      }),
  });
  const category = form.values.disputeCategory;
  return (
    <Card>
      <GuardedForm
        form={form}
        label="Lodge Dispute"
        submitText="Submit"
        change={lodge}
        disabled={refusal !== null}
        disabledReason={refusal}
      >
        <div className={classNames('column', styles['categories'])}>
          <RadioCards
            legend="Category"
            name="disputeCategory"
            choices={DISPUTE_CATEGORIES.map((value) => ({
              value,
              label: disputeCategoryLabel(value),
              note: disputeCategoryHelp(value),
            }))}
            selected={category === '' ? null : category}
            onSelect={(value) => void form.setValue('disputeCategory', value)}
            onClear={() => void form.setValue('disputeCategory', '')}
          />
          <p className="small-print" role="status">
            {form.errorOf('disputeCategory') ?? (category === '' ? NO_CATEGORY : disputeNeedsText(category))}
          </p>
        </div>
        <TextField {...form.field('title')} label="Title" />
        <TextAreaField
          {...form.field('note')}
          label="Note"
          hint="What happened? What would make it right?"
          rows={4}
        />
        <EvidenceField
          {...form.fileField('document')}
          label="Document (optional)"
          hint={ONE_FILE}
          percent={lodge.isPending ? percent : null}
          onStop={stopUpload}
        />
      </GuardedForm>
    </Card>
  );
}

/** A service may report a new dispute only on the transaction, while the order's status stays Paid or Shipped. */
async function readDisputedStatus(seen: Transaction): Promise<OrderStatus> {
  const [order, transaction] = await Promise.all([getOrder(seen.orderId), getTransaction(seen.id)]);
  const { transactionStatus } = transaction.data;
  const status = orderStatusOf({ transactionStatus, orderStatus: order.data.orderStatus });
  // Another status may follow the dispute, or be unknown to the app.
  if (!isInDispute(status) && transactionStatus !== seen.transactionStatus)
    throw new ChangeError('unknown', `The transaction became ${transactionStatus} meanwhile`);
  return status;
}
