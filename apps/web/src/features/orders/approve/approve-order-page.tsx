import { useGetBankAccount, useGetOrder } from '@amana/api';
import {
  BANK_DETAILS_NEEDED,
  BANK_DETAILS_UNKNOWN,
  arePayable,
  counterpartName,
  descriptionAuthor,
  moneyHeadline,
  orderActions,
  figuresFromAnswer,
  otherPersonOf,
  withPerson,
} from '@amana/domain';
import { Card, Stack, toast } from '@amana/ui';
import { Link, Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { dateTimeText } from '../../../shared/dates/date-text.ts';
import { ItemHeading } from '../../../shared/description.tsx';
import { BankAccountText } from '../../../trade/money/money-destination.tsx';
import styles from '../../../trade/money/money-destination.module.css';
import { FiguresNotice, MoneyAmount, TOTAL_LABELS } from '../../../trade/money/amounts.tsx';
import { LinkState } from '../../../shared/states/link-state.tsx';
import { PageHead } from '../../../shared/page-head.tsx';
import { PageSkeleton } from '../../../shared/states/page-skeleton.tsx';
import { PATHS, approveOrderPath, orderPath } from '../../../shared/paths.ts';
import { BankDetailsFailure } from '../../../viewer/bank-details-failure.tsx';
import { useViewerId } from '../../../viewer/use-viewer.ts';
import { useConfig } from '../../../shared/hooks/use-config.ts';
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts';
import { DeliveryDateForm, useApproval } from '../delivery-date-form.tsx';
import { type OrderViewProps, OrderPageGuard } from '../order-page-guard.tsx';
import { useRedirect } from '../use-redirect.ts';

const headOf = (id: string) => ({
  title: 'Approve Order',
  subtitle: 'Please provide product delivery duration',
  back: orderPath(id),
});
const skeletonOf = (id: string) => <PageSkeleton {...headOf(id)} heights={[160]} />;

export function ApproveOrderPage() {
  usePageTitle('Approve Order');
  const { id = '' } = useParams();
  const query = useGetOrder(id);
  if (id === '') {
    return (
      <LinkState
        level={1}
        title="Order ID is missing"
        icon="help"
        isProblem
        to={PATHS.orders}
        link="All Orders"
        isSecondary
      />
    );
  }
  return <OrderPageGuard query={query} skeleton={skeletonOf(id)} view={ApproveOrder} />;
}

function ApproveOrder({ order, side, viewer }: OrderViewProps) {
  const navigate = useNavigate();
  const { productName } = useConfig();
  const approval = useApproval(order, 'approve');
  const figures = figuresFromAnswer('seller', order);
  const { approve } = orderActions(order, viewer, figures);
  const person = withPerson(counterpartName(order, side), 'from');
  const needsBankDetails = approve.first === 'bankDetails';
  useRedirect(needsBankDetails, () => {
    toast.info(BANK_DETAILS_NEEDED);
    const returnTo = approveOrderPath(order.id);
    void navigate(PATHS.editAccount, { replace: true, state: { returnTo } });
  });
  if (needsBankDetails) return skeletonOf(order.id);
  if (side !== 'seller') {
    return (
      <LinkState
        level={1}
        title="Only the seller can approve this order."
        icon="lock"
        isProblem
        to={orderPath(order.id)}
        link="View Order"
      />
    );
  }
  if (approve.reason === BANK_DETAILS_UNKNOWN)
    return <BankDetailsFailure level={1} failure={viewer.failure} />;
  // A seller who created the order sets its delivery date on the order's page.
  if (approve.state === 'hidden') return <Navigate to={orderPath(order.id)} replace />;
  return (
    <>
      <PageHead {...headOf(order.id)} />
      <ItemHeading
        text={order.description}
        author={descriptionAuthor(order, side)}
        authorName={otherPersonOf(order, side).nameInSentence}
      />
      {approve.state === 'enabled' ? (
        <Card>
          <Stack>
            <MoneyAmount
              figures={figures}
              headline={moneyHeadline(order, side, productName)}
              otherwise={TOTAL_LABELS.seller}
            >
              {person !== null && <p>{person}</p>}
            </MoneyAmount>
            {!arePayable(figures) && <FiguresNotice figures={figures} mayPay={false} />}
            <PayoutAccountLine />
            <DeliveryDateForm event="approve" approval={approval} />
          </Stack>
        </Card>
      ) : (
        <LinkState title={approve.reason ?? ''} icon="info" to={orderPath(order.id)} link="View Order" />
      )}
    </>
  );
}

/** For a seller before the delivery, which fixes the account. Nothing while the account is unknown. */
function PayoutAccountLine() {
  const userId = useViewerId();
  const { pathname } = useLocation();
  const account = useGetBankAccount(userId, { query: { enabled: userId !== '' } }).data?.data;
  if (account === null || account === undefined) return null;
  return (
    <p className={styles['account']}>
      <span>
        Paid into <BankAccountText bankName={account.bankName} accountNumber={account.accountNumber} />
      </span>
      {account.setAt !== undefined && (
        <span className="small-print">{`Since ${dateTimeText(account.setAt)}`}</span>
      )}
      <Link to={PATHS.editAccount} state={{ returnTo: pathname }} aria-label="Change account">
        Change
      </Link>
    </p>
  );
}
