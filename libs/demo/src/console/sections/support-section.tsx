import { useGetDisputeByTransaction, useGetDisputedTransactions } from '@amana/api';
import { Card } from 'antd';
import { useUnit } from 'effector-react';
import { Note } from '../../shared/note.tsx';
import { SupportForms } from '../../shared/support-forms.tsx';
import { nairaText } from '../../shared/texts.ts';
import { PageLink, useAction } from '../actions.tsx';
import { useConsoleApp } from '../console-app.ts';
import { LIVE, Loaded, Panel } from '../section-parts.tsx';

const SHOWN = { pageNumber: 1, pageSize: 10 };
const NAMES = { buyer: 'the buyer', seller: 'the seller' };

export function SupportSection() {
  const user = useUnit(useConsoleApp().$user);
  return (
    <Panel
      title="Support"
      text="Answer and decide as Admin. Shown are the disputes of who is signed in here."
    >
      {user === null ? (
        <Note>Sign in as a party of a dispute, under People.</Note>
      ) : (
        <Disputes key={user.userId} />
      )}
    </Panel>
  );
}

function Disputes() {
  const disputed = useGetDisputedTransactions(SHOWN, LIVE);
  return (
    <Loaded query={disputed}>
      {(transactions) =>
        transactions.length === 0 ? (
          <Note>No disputes. As the buyer, open a paid transaction and lodge one.</Note>
        ) : (
          transactions.map(({ id }) => <DisputeCard key={id} transactionId={id} />)
        )
      }
    </Loaded>
  );
}

function DisputeCard({ transactionId }: { transactionId: string }) {
  const { paths } = useConsoleApp();
  const action = useAction();
  const query = useGetDisputeByTransaction(transactionId, LIVE);
  return (
    <Loaded query={query}>
      {(dispute) => (
        <Card size="small" title={dispute.title} extra={nairaText(dispute.orderAmount)}>
          <Note>{`Lodged by ${dispute.createdByUser} · ${dispute.disputeStatus}`}</Note>
          <SupportForms dispute={dispute} names={NAMES} {...action} />
          <PageLink path={paths.chat(dispute.id)}>Open the chat</PageLink>
        </Card>
      )}
    </Loaded>
  );
}
