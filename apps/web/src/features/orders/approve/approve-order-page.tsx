import { errorText, serverClock, useApproveOrder } from '@amana/api';
import { BANK_DETAILS_NEEDED, TOAST_ERROR_MS, TOAST_SUCCESS_MS, lagosDay } from '@amana/domain';
import { Button, Card, PageHeader, TextField, toast } from '@amana/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { BackLink } from '../../../shared/back-link.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { invalidateTrades } from '../../../shared/invalidate-trades.ts';
import { EDIT_ACCOUNT_PATH, ORDERS_PATH, approveOrderPath, orderPath } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import { useViewer } from '../../../shared/use-viewer.ts';

/** §2 and §5: a date from today on; without bank details those come first, and the way leads back here. */
export function ApproveOrderPage() {
  usePageTitle('Approve Order');
  const { id = '' } = useParams();
  const viewer = useViewer();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const approve = useApproveOrder();
  const today = lagosDay(serverClock.now());
  const lacksBankDetails = viewer.isKnown && !viewer.hasBankDetails;
  useEffect(() => {
    if (!lacksBankDetails) return;
    toast.info(BANK_DETAILS_NEEDED);
    void navigate(EDIT_ACCOUNT_PATH, { replace: true, state: { returnTo: approveOrderPath(id) } });
  }, [lacksBankDetails, navigate, id]);
  const { form, field, submit, isSubmitting } = useSchemaForm({
    initialValues: { estimatedTimeOfDelivery: '' },
    loadSchema: async () => (await import('@amana/domain/validation')).approveOrderSchema(today),
    onSubmit: async ({ estimatedTimeOfDelivery }) => {
      if (id === '') {
        toast.error('Order ID is missing', TOAST_ERROR_MS);
        return;
      }
      try {
        const { message } = await approve.mutateAsync({ data: { orderId: id, estimatedTimeOfDelivery } });
        toast.success(message ?? 'Order approved successfully', TOAST_SUCCESS_MS);
        await invalidateTrades(queryClient);
        await navigate(ORDERS_PATH);
      } catch (error) {
        toast.error(errorText(error, 'An error occurred'), TOAST_ERROR_MS);
        await invalidateTrades(queryClient);
      }
    },
  });
  return (
    <>
      <PageHeader
        title="Approve Order"
        subtitle="Please provide product delivery duration"
        back={<BackLink to={id === '' ? ORDERS_PATH : orderPath(id)} />}
      />
      <Card>
        <Form formRef={form} label="Approve Order" onSubmit={submit}>
          <TextField
            {...field('estimatedTimeOfDelivery')}
            label="Expected Delivery Date"
            type="date"
            min={today}
          />
          <Button type="submit" block loading={isSubmitting}>
            Submit
          </Button>
        </Form>
      </Card>
    </>
  );
}
