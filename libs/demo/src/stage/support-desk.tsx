import { type Order, errorText } from '@amana/api';
import { type SupportMessageRequest, postSupportMessage, resolveDispute } from '@amana/api/control';
import { isDisputeOpen, statusLabel } from '@amana/domain';
import { Button, ErrorState, Skeleton, State } from '@amana/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Flex, Typography } from 'antd';
import { SupportReply } from '../support/support-reply.tsx';
import type { Play } from './perform-act.ts';
import { readDispute } from './read-dispute.ts';
import type { Names } from './trade-script.ts';
import styles from './support-desk.module.css';
import { SupportMessages } from './support-messages.tsx';

/** How soon a new message is shown, in ms. */
const REFETCH_MS = 2_000;

export interface SupportDeskProps {
  play: Play;
  order: Order | null;
  names: Names;
  onDecided: () => void;
}

/** The third side: what support reads, answers and decides. */
export function SupportDesk({ play, order, names, onDecided }: SupportDeskProps) {
  const transactionId = order?.transactionId ?? null;
  const found = useQuery({
    queryKey: ['stage', 'dispute', transactionId, order?.orderStatus],
    queryFn: () => (transactionId === null ? null : readDispute(play, transactionId)),
    refetchInterval: REFETCH_MS,
    gcTime: 0,
    retry: false,
  });
  const { dispute, messages = [] } = found.data ?? {};
  const decision = useMutation({
    mutationFn: (inFavourOf: 'buyer' | 'seller') => resolveDispute(dispute?.id ?? '', { inFavourOf }),
    onSettled: onDecided,
  });
  const reply = useMutation({ mutationFn: (request: SupportMessageRequest) => postSupportMessage(request) });
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
  return (
    <section className={styles['desk']} aria-label="Support desk">
      <h2>Support desk</h2>
      {found.isPending && <Skeleton heights={[44, 120]} />}
      {found.isError && <ErrorState onRetry={() => void found.refetch()} />}
      {found.isSuccess && dispute === undefined && (
        <State
          title="Nothing is disputed"
          text={`Once the order is paid, ${names.buyer} can lodge a dispute in the phone.`}
          icon="chat"
        />
      )}
      {dispute !== undefined && (
        <>
          <div>
            <h3>{dispute.title}</h3>
            <p>{dispute.note}</p>
            <Typography.Text type="secondary">{statusLabel(dispute.disputeStatus)}</Typography.Text>
          </div>
          <SupportMessages messages={messages} names={names} />
          <SupportReply
            threadId={dispute.id}
            texts={{ ...names, both: 'Both', message: 'Reply as Admin', send: 'Send' }}
            isSending={reply.isPending}
            error={reply.error === null ? undefined : errorText(reply.error, 'The message was not sent.')}
            needsText
            onSend={(request, clear) =>
              reply.mutate(request, {
                onSuccess() {
                  clear();
                  void found.refetch();
                },
              })
            }
          />
          {isDisputeOpen(dispute) && (
            <Flex vertical gap={8}>
              {decide('buyer')}
              {decide('seller')}
            </Flex>
          )}
        </>
      )}
    </section>
  );
}
