import { errorStatus, getDisputeByTransaction, getThreadMessages } from '@amana/api';
import { type Side, statusLabel } from '@amana/domain';
import { ErrorState, Skeleton, State } from '@amana/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Alert, Card, Flex, Timeline, Typography } from 'antd';
import { SIDES } from '../namespaces.ts';
import { Note } from '../shared/note.tsx';
import { refusalText } from '../shared/refusal.ts';
import { SupportForms } from '../shared/support-forms.tsx';
import { dateTimeText } from '../shared/texts.ts';
import type { Play } from './play-step.ts';
import styles from './stage.module.css';
import type { Names } from './trade-script.ts';
import type { StageProps } from './use-stage.ts';

const REFETCH_MS = 2_000;
const NOT_FOUND = 404;

export function SupportDesk({ stage: { play, order, names, scene } }: StageProps) {
  const transactionId = order?.transactionId ?? null;
  const found = useQuery({
    queryKey: ['stage', 'dispute', transactionId, order?.orderStatus],
    queryFn: () => (transactionId === null ? null : readDispute(play, transactionId)),
    refetchInterval: REFETCH_MS,
    gcTime: 0,
    retry: false,
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (action: () => Promise<string>) => action(),
    onSettled: () => Promise.all([scene.refetch(), found.refetch()]),
  });
  return (
    <Card
      role="region"
      aria-label="Support desk"
      title={<h2>Support desk</h2>}
      className={styles['desk'] ?? ''}
    >
      <Flex vertical gap={16}>
        {found.isPending && <Skeleton heights={[44, 120]} />}
        {found.isError && <ErrorState onRetry={() => void found.refetch()} />}
        {found.data === null && (
          <State
            title="Nothing is disputed"
            text={`Once the order is paid, ${names.buyer} can lodge a dispute in the phone.`}
            icon="chat"
          />
        )}
        {found.data && (
          <>
            <div>
              <h3>{found.data.dispute.title}</h3>
              <p>{found.data.dispute.note}</p>
              <Note>{statusLabel(found.data.dispute.disputeStatus)}</Note>
            </div>
            <Messages messages={found.data.messages} names={names} />
            {error !== null && <Alert type="error" title={refusalText(error)} />}
            <SupportForms dispute={found.data.dispute} names={names} isRunning={isPending} run={mutate} />
          </>
        )}
      </Flex>
    </Card>
  );
}

/** Messages of both parties, oldest first. Null without a dispute. */
async function readDispute({ callAs }: Play, transactionId: string) {
  try {
    const { data: dispute } = await callAs('buyer', ({ request }) =>
      getDisputeByTransaction(transactionId, request),
    );
    // Each party has one conversation with support; support sees both.
    const messagesOf = (side: Side) =>
      callAs(side, async ({ request }) => {
        const { data } = await getThreadMessages(dispute.id, {}, request);
        return data.map((message) => ({ ...message, side }));
      });
    const messages = (await Promise.all(SIDES.map(messagesOf))).flat();
    messages.sort((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
    return { dispute, messages };
  } catch (error) {
    if (errorStatus(error) === NOT_FOUND) return null;
    throw error;
  }
}

type MessagesProps = Pick<NonNullable<Awaited<ReturnType<typeof readDispute>>>, 'messages'> & {
  names: Names;
};

function Messages({ messages, names }: MessagesProps) {
  if (messages.length === 0) return <p>Nobody has written yet.</p>;
  const items = messages.map(({ id, senderName, side, message, imageUrl, createdAt }) => {
    const isOwn = senderName === 'Admin';
    return {
      key: `${side} ${id}`,
      color: isOwn ? 'green' : 'gray',
      content: (
        <>
          <Note>
            {isOwn ? `Support to ${names[side]}` : names[side]} {dateTimeText(createdAt)}
          </Note>
          <br />
          {message}
          {imageUrl !== null && (
            <div>
              {/* The contract gives no file type, so only a link is possible. */}
              <Typography.Link href={imageUrl} target="_blank" rel="noreferrer">
                Open attachment
              </Typography.Link>
            </div>
          )}
        </>
      ),
    };
  });
  return <Timeline aria-label="Messages" items={items} />;
}
