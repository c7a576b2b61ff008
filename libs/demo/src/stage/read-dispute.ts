import type { Dispute, Message } from '@amana/api';
import { errorStatus, getDisputeByTransaction, getThreadMessages } from '@amana/api';
import type { Play } from './perform-act.ts';

export interface DisputeOnDesk {
  readonly dispute: Dispute;
  /** What both sides wrote, and were written, oldest first. */
  readonly messages: readonly DeskMessage[];
}

export interface DeskMessage extends Message {
  /** Whose conversation with support it is of. */
  readonly side: 'buyer' | 'seller';
}

const NOT_FOUND = 404;

/** As support sees it: each side has a conversation of its own, the desk has both. Null: nothing was disputed. */
export async function readDispute(
  { cast, speakAs }: Play,
  transactionId: string,
): Promise<DisputeOnDesk | null> {
  try {
    const dispute = await speakAs(cast.buyer.id, ({ request }) =>
      getDisputeByTransaction(transactionId, request),
    );
    const messagesOf = (side: 'buyer' | 'seller') =>
      speakAs(cast[side].id, async ({ request }): Promise<DeskMessage[]> => {
        const { data } = await getThreadMessages(dispute.data.id, {}, request);
        return data.map((message) => ({ ...message, side }));
      });
    const both = await Promise.all([messagesOf('buyer'), messagesOf('seller')]);
    const messages = both
      .flat()
      .sort((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
    return { dispute: dispute.data, messages };
  } catch (error) {
    if (errorStatus(error) === NOT_FOUND) return null;
    throw error;
  }
}
