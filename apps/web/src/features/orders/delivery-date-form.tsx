import { serverClock } from '@amana/api';
import { lagosDay } from '@amana/domain';
import { approveOrderSchema, deliveryDateSchema } from '@amana/domain/validation';
import type { ReactNode } from 'react';
import { GuardedForm } from '../../forms/guarded-form.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { DeliveryDateField } from './delivery-date-field.tsx';
import type { ApprovalEvent, useApproval } from './use-approval.ts';

const WORDS: Record<ApprovalEvent, { label: string; submitText: string }> = {
  approve: { label: 'Approve Order', submitText: 'Submit' },
  setDeliveryDate: { label: 'Delivery date', submitText: 'Set Delivery Date' },
};

interface DeliveryDateFormProps {
  event: ApprovalEvent;
  approval: ReturnType<typeof useApproval>;
  children?: ReactNode;
}

export function DeliveryDateForm({ event, approval, children }: DeliveryDateFormProps) {
  const today = lagosDay(serverClock.now());
  const form = useSchemaForm({
    initialValues: { estimatedTimeOfDelivery: '' },
    schema: event === 'approve' ? approveOrderSchema(today) : deliveryDateSchema(today),
    onSubmit: approval.submit,
  });
  return (
    <GuardedForm form={form} {...WORDS[event]} isBusy={approval.isBusy}>
      {children}
      <DeliveryDateField {...form.field('estimatedTimeOfDelivery')} today={today} />
    </GuardedForm>
  );
}
