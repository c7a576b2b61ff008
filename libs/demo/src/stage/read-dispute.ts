import {
  type Dispute,
  type Message,
  errorStatus,
  getDisputeByTransaction,
  getThreadMessages,
} from '@amana/api';
import type { Play } from './perform-act.ts';

export interface DisputeWithMessages {
  readonly dispute: Dispute;
  /** Of both sides, oldest first. */
  readonly messages: readonly SideMessage[];
}

export interface SideMessage extends Message {
  /** The side whose conversation with support it belongs to. */
  readonly side: 'buyer' | 'seller';
}

const NOT_FOUND = 404;

/** Each side has one conversation with support; support sees both. Null where nothing is disputed. */
export async function readDispute(
  { cast, callAs }: Play,
  transactionId: string,
): Promise<DisputeWithMessages | null> {
  try {
    const dispute = await callAs(cast.buyer.id, ({ request }) =>
      getDisputeByTransaction(transactionId, request),
    );
    const messagesOf = (side: 'buyer' | 'seller') =>
      callAs(cast[side].id, async ({ request }): Promise<SideMessage[]> => {
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
