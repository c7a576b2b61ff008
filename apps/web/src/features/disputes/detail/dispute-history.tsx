import type { Dispute, DisputeStatus } from '@amana/api';
import { type TradeEvent, disputePartyLabel, tradeEventText } from '@amana/domain';
import { Card, Stack, Timeline } from '@amana/ui';
import { dateTimeText } from '../../../shared/date-text.ts';

/** How a dispute ended, for a service that does not send events; the time is unknown then. */
const ENDS: Readonly<Partial<Record<DisputeStatus, TradeEvent>>> = {
  Cancelled: { kind: 'disputeCancelled', by: 'system' },
  ResolvedForBuyer: { kind: 'decided', by: 'support', reason: 'forBuyer' },
  ResolvedForSeller: { kind: 'decided', by: 'support', reason: 'forSeller' },
};

/** What happened to a dispute, oldest first. */
export function DisputeHistory({ dispute, viewerId }: { dispute: Dispute; viewerId: string }) {
  const { createdAt, createdByUser, disputeStatus, events = [] } = dispute;
  const side = disputePartyLabel(dispute, viewerId) === 'Buyer' ? 'buyer' : 'seller';
  const entry = (event: TradeEvent, at?: string) => {
    const text = tradeEventText(event, { side, otherName: createdByUser || 'The buyer' });
    return text === null ? [] : [{ text, when: at === undefined ? undefined : dateTimeText(at) }];
  };
  const sent = events.flatMap((event) => entry(event, event.at));
  const end = ENDS[disputeStatus];
  const known = [
    ...entry({ kind: 'disputed', by: 'buyer' }, createdAt),
    ...(end === undefined ? [] : entry(end)),
  ];
  return (
    <Card>
      <Stack>
        <h2>What happened so far</h2>
        <Timeline label="History of the dispute" entries={sent.length === 0 ? known : sent} />
      </Stack>
    </Card>
  );
}
