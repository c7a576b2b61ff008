import {
  type CreateDisputeRequest,
  type Transaction,
  getOrder,
  createDispute,
  getTransaction,
} from '@amana/api';
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
import { Button, Card, KeepFocus, RadioCards, Stack, TextAreaField, TextField, classNames } from '@amana/ui';
import { GuardedForm } from '../../../forms/guarded-form.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { PATHS } from '../../../shared/paths.ts';
import { EvidenceField } from '../../../forms/uploads/evidence-field.tsx';
import { useUploadPercent } from '../../../forms/uploads/use-upload-percent.ts';
import styles from '../disputes.module.css';
import type { LodgedDispute } from '../list/lodged-result.tsx';
import { UnconfirmedError } from '../../../changes/show-error.ts';
import { useOrderCommand } from '../../../trade/use-order-command.ts';
import { useViewerId } from '../../../viewer/use-viewer.ts';

const ONE_FILE = 'One file. After you lodge the dispute, send more pictures in the chat with support.';
const findCategories = (area: HTMLElement) => area.parentElement?.querySelector('input');
const NO_CATEGORY = 'Without a category the dispute counts as Others.';

const EMPTY = { disputeCategory: '', title: '', note: '', document: null } as const;

export interface LodgeDisputeFormProps {
  transaction: Transaction;
  refusal: string | null;
}

export function LodgeDisputeForm({ transaction, refusal }: LodgeDisputeFormProps) {
  const { id, orderId, orderStatus } = transaction;
  const { percent, track } = useUploadPercent();
  const viewerId = useViewerId();
  const lodge = useOrderCommand(
    { id: orderId, orderStatus, side: 'buyer' },
    {
      event: 'lodgeDispute',
      send: (data: CreateDisputeRequest) => track(data.Document, (request) => createDispute(data, request)),
      success: 'Dispute lodged successfully',
      leadTo: PATHS.disputes,
      leadState: { disputedTransactionId: id } satisfies LodgedDispute,
      failed: 'Error lodging dispute',
      readStatus: () => readDisputedStatus(transaction),
    },
  );
  const form = useSchemaForm({
    initialValues: EMPTY,
    schema: disputeSchema,
    onSubmit: ({ disputeCategory, title, note, document }) =>
      lodge.submit({
        TransactionId: id,
        CreatedByUserId: viewerId,
        ...(disputeCategory === '' ? {} : { DisputeCategory: disputeCategory }),
        Title: title,
        Note: note,
        ...(document === null ? {} : { Document: document }),
      }),
  });
  const category = form.values.disputeCategory;
  return (
    <Card>
      <GuardedForm
        form={form}
        label="Lodge Dispute"
        submitText="Submit"
        // Prevents a double click from lodging the dispute twice before the list is shown.
        isBusy={lodge.isBusy}
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
          />
          <p className="small-print" role="status">
            {form.errorOf('disputeCategory') ?? (category === '' ? NO_CATEGORY : disputeNeedsText(category))}
          </p>
          {category !== '' && (
            <KeepFocus findHome={findCategories}>
              <Button variant="link" onClick={() => void form.setValue('disputeCategory', '')}>
                Remove category
              </Button>
            </KeepFocus>
          )}
        </div>
        <TextField {...form.field('title')} label="Title" />
        <TextAreaField
          {...form.field('note')}
          label="Note"
          hint="What happened, and what you ask for"
          rows={6}
        />
        <Stack gap={2}>
          <EvidenceField {...form.fileField('document')} label="Document (optional)" percent={percent} />
          <p className="small-print">{ONE_FILE}</p>
        </Stack>
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
    throw new UnconfirmedError(`The transaction became ${transactionStatus} meanwhile`);
  return status;
}
