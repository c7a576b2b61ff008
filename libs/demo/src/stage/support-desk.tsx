import type { Order } from '@amana/api';
import { resolveDispute } from '@amana/api/control';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, ErrorState, Skeleton, State } from '@amana/ui';
import { statusLabel, isDisputeOpen } from '@amana/domain';
import { DeskMessages } from './desk-messages.tsx';
import { DeskReply } from './desk-reply.tsx';
import type { Play } from './perform-act.ts';
import { readDispute } from './read-dispute.ts';
import type { Names } from './script.ts';
import styles from './support-desk.module.css';

/** How soon a message of one side is on the desk, in ms. */
const LOOK_MS = 2_000;

export interface SupportDeskProps {
  play: Play;
  order: Order | null;
  names: Names;
  /** Something was decided. */
  onChange: () => void;
}

/** The third side: what support reads, answers and decides. */
export function SupportDesk({ play, order, names, onChange }: SupportDeskProps) {
  const transactionId = order?.transactionId ?? null;
  const desk = useQuery({
    queryKey: ['stage', 'desk', transactionId, order?.orderStatus],
    queryFn: () => (transactionId === null ? null : readDispute(play, transactionId)),
    refetchInterval: LOOK_MS,
    gcTime: 0,
    retry: false,
  });
  const decision = useMutation({
    mutationFn: (inFavourOf: 'buyer' | 'seller') =>
      resolveDispute(desk.data?.dispute.id ?? '', { inFavourOf }),
    onSettled: onChange,
  });
  const decide = (side: 'buyer' | 'seller') => (
    <Button
      variant={side === 'buyer' ? 'secondary' : 'primary'}
      loading={decision.isPending && decision.variables === side}
      disabled={decision.isPending}
      onClick={() => decision.mutate(side)}
    >
      {`Decide for ${names[side]}`}
    </Button>
  );
  const found = desk.data ?? null;
  return (
    <section className={styles['desk']} aria-label="Support desk">
      <h2 className={styles['title']}>Support desk</h2>
      {desk.isPending && <Skeleton heights={[44, 120]} />}
      {desk.isError && <ErrorState onRetry={() => void desk.refetch()} />}
      {desk.isSuccess && found === null && (
        <State
          title="Nothing is disputed"
          text={`Once the order is paid, ${names.buyer} can lodge a dispute in the phone.`}
          icon="chat"
        />
      )}
      {found !== null && (
        <>
          <div className={styles['case']}>
            <h3>{found.dispute.title}</h3>
            <p>{found.dispute.note}</p>
            <p className={styles['status']}>{statusLabel(found.dispute.disputeStatus)}</p>
          </div>
          <DeskMessages messages={found.messages} names={names} />
          <DeskReply threadId={found.dispute.id} names={names} onSent={() => void desk.refetch()} />
          {isDisputeOpen(found.dispute) && (
            <div className={styles['decide']}>
              {decide('buyer')}
              {decide('seller')}
            </div>
          )}
        </>
      )}
    </section>
  );
}
