import { describe, expect, test } from 'vitest';
import { orderTransition } from '../orders/order-transitions.ts';
import { BUYER, SELLER } from '../testing/an-order.ts';
import { canSendMessage, messageAuthor } from './chat-messages.ts';
import { disputeOutcome } from './dispute-outcome.ts';
import {
  type DisputeStatus,
  DISPUTE_CATEGORIES,
  DISPUTE_DECISIONS,
  DISPUTE_STATUS_AFTER,
  cancelDisputeAction,
  cancelDisputeRefusal,
  disputeCategoryHelp,
  disputeCategoryLabel,
  disputeEvidence,
  disputeNeedsText,
  disputeSide,
} from './dispute-rules.ts';

describe('a dispute', () => {
  test('categories of a dispute have readable labels', () => {
    expect(DISPUTE_CATEGORIES.map(disputeCategoryLabel)).toEqual([
      'Order mismatched',
      'Delayed delivery',
      'Damaged item',
      'Others',
    ]);
  });

  test('category help: one line for each, none for an unknown category', () => {
    expect(new Set(DISPUTE_CATEGORIES.map(disputeCategoryHelp)).size).toBe(DISPUTE_CATEGORIES.length);
    expect(disputeCategoryHelp('DelayedDelivery')).toBe('The item is late, or has not arrived.');
    expect(disputeCategoryHelp('Counterfeit' as 'Others')).toBeUndefined();
  });

  test.each([
    ['Open', 'buyer', 'Show support what happened', /money stays held/],
    ['Open', 'seller', 'Tell support your side', /money stays held/],
    ['Cancelled', 'buyer', 'This dispute was cancelled', /continues/],
    ['Cancelled', 'seller', 'This dispute was cancelled', /continues/],
    ['ResolvedForBuyer', 'buyer', 'Support decided for you', null],
    ['ResolvedForBuyer', 'seller', 'Support decided for the buyer', /^The buyer was refunded/],
    ['ResolvedForSeller', 'buyer', 'Support decided for the seller', /belongs to the seller/],
    ['ResolvedForSeller', 'seller', 'Support decided for you', null],
  ] as const)('dispute that is %s: the %s reads %j', (status, side, title, text) => {
    const shown: unknown = text === null ? null : expect.stringMatching(text);

    expect(disputeOutcome(status, side)).toEqual([title, shown, expect.any(String)]);
  });

  test('dispute of an unknown status: no outcome is claimed for either side', () => {
    const unknown = ['This app does not know this status', 'Please ask support.', 'yellow'];

    expect(disputeOutcome('Escalated' as DisputeStatus, 'buyer')).toEqual(unknown);
    expect(disputeOutcome('toString' as DisputeStatus, 'seller')).toEqual(unknown);
  });

  test('evidence: each side is asked for what that side can show', () => {
    expect(disputeEvidence('buyer', 'DamagedItem', 'Chidi Okeke')).toEqual([
      'Pictures of the damage and of the packaging',
      'The listing',
      'Your chat with Chidi Okeke',
    ]);
    expect(disputeEvidence('buyer', 'OrderMismatched', 'Chidi')[0]).toBe('Pictures of what arrived');
    expect(disputeEvidence('seller', 'DamagedItem', 'Ada Obi')).toEqual([
      'Pictures of the packing',
      "The waybill or the rider's receipt",
      'Your chat with Ada Obi',
    ]);
  });

  test('evidence: no picture is asked for that may not exist', () => {
    expect(disputeEvidence('buyer', 'DelayedDelivery', 'Chidi')[0]).toBe(
      'What you agreed about the delivery',
    );
    expect(disputeEvidence('buyer', 'Others', 'Chidi')[0]).toBe('Pictures of anything that arrived');
    expect(disputeEvidence('buyer', 'Counterfeit' as 'Others', 'Chidi')).toHaveLength(3);
  });

  test('evidence text: differs by category, and is null for an unknown one', () => {
    expect(new Set(DISPUTE_CATEGORIES.map(disputeNeedsText)).size).toBe(DISPUTE_CATEGORIES.length);
    expect(disputeNeedsText('DamagedItem')).toBe(
      'Support will need pictures of the damage and of the packaging.',
    );
    expect(disputeNeedsText('Counterfeit' as 'Others')).toBeNull();
  });

  test('creator of a dispute is the buyer, the other party the seller', () => {
    expect(disputeSide({ createdByUserId: BUYER }, BUYER)).toBe('buyer');
    expect(disputeSide({ createdByUserId: BUYER }, SELLER)).toBe('seller');
  });

  test.each([
    ['Open', ''],
    ['Cancelled', 'cancelled'],
    ['ResolvedForBuyer', 'decided'],
    ['ResolvedForSeller', 'decided'],
  ] as const satisfies [DisputeStatus, string][])(
    'dispute that is %s can be cancelled by its creator only, and only while open',
    (disputeStatus, words) => {
      const dispute = { createdByUserId: BUYER, disputeStatus };

      expect(cancelDisputeRefusal(dispute, SELLER)?.kind).toBe('forbidden');
      const refusal = cancelDisputeRefusal(dispute, BUYER);
      if (disputeStatus === 'Open') expect(refusal).toBeNull();
      else
        expect(refusal).toMatchObject({
          kind: 'conflict',
          message: `This dispute is ${words}`,
        });
      expect(cancelDisputeAction(dispute, SELLER).state).toBe('hidden');
      expect(cancelDisputeAction(dispute, BUYER)).toEqual({
        state: disputeStatus === 'Open' ? 'enabled' : 'disabled',
        label: 'Cancel Dispute',
        reason: refusal?.message ?? null,
      });
    },
  );

  test('support decides a dispute for one of the two parties', () => {
    expect(orderTransition('InDispute', DISPUTE_DECISIONS.seller)?.to).toBe('Delivered');
    expect(orderTransition('InDispute', DISPUTE_DECISIONS.buyer)?.to).toBe('Close');
    expect(DISPUTE_STATUS_AFTER[DISPUTE_DECISIONS.buyer]).toBe('ResolvedForBuyer');
  });
});

describe('a chat message', () => {
  test.each([
    ['Hello', false, true],
    ['', false, false],
    [' \n\t', false, false],
    ['', true, true],
    [null, false, false],
    [undefined, true, true],
  ])('message %j with an attachment %s can be sent: %s', (text, hasAttachment, can) => {
    expect(canSendMessage(text, hasAttachment)).toBe(can);
  });

  test('the author of a message is the user or admin', () => {
    expect(messageAuthor({ senderId: BUYER }, BUYER)).toBe('user');
    expect(messageAuthor({ senderId: 'support' }, BUYER)).toBe('admin');
  });
});
