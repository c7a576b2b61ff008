import type { Order } from '@amana/api';
import { type Side, internationalMobile, isUnpaid, otherPersonOf } from '@amana/domain';
import { Button, CopyButton, Icon, KeepFocus, Labelled, QrCode, buttonClass } from '@amana/ui';
import type { ReactNode } from 'react';
import { useConfig } from '../../../shared/hooks/use-config.ts';
import { whatsAppUrl } from '../../../shared/message-links.ts';
import { useOrderLink } from '../../../trade/use-order-link.ts';
import { useViewerName } from '../../../viewer/use-viewer.ts';
import styles from './share-order.module.css';
import { shareText } from './share-text.ts';

interface ShareOrderProps {
  order: Pick<Order, 'id' | 'amount' | 'description' | 'referralLink'>;
  /** The side of the viewer; null where it is not known. */
  side: Side | null;
  /** Phone number of the other party; empty where it is not known. */
  phoneNumber?: string;
  /** The link is behind a disclosure, as its QR code always is. */
  isFolded?: boolean;
}

/** Sends the order link to the other party. */
export function ShareOrder({ order, side, phoneNumber = '', isFolded = false }: ShareOrderProps) {
  const { productName } = useConfig();
  const sender = useViewerName();
  const link = useOrderLink(order);
  const text = shareText({ ...order, side, sender, productName });
  const orderLink = (
    <OrderLink link={link}>
      {'share' in navigator && (
        <Button
          variant="secondary"
          onClick={() => void navigator.share({ text, url: link }).catch(() => undefined)}
        >
          <Icon name="send" size={18} />
          Share
        </Button>
      )}
    </OrderLink>
  );
  return (
    <div className={styles['share']}>
      <a
        className={buttonClass('primary', true)}
        href={whatsAppUrl(`${text} ${link}`, internationalMobile(phoneNumber))}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name="chat" size={18} />
        Send on WhatsApp
      </a>
      {!isFolded && orderLink}
      <details className={styles['more']}>
        <summary>{isFolded ? 'Order link and QR code' : 'QR code'}</summary>
        <div className={styles['share']}>
          {isFolded && orderLink}
          <QrCode text={link} label="QR code of the order link" />
        </div>
      </details>
    </div>
  );
}

interface OrderLinkProps {
  link: string;
  /** Buttons beside Copy. */
  children?: ReactNode;
}

export function OrderLink({ link, children }: OrderLinkProps) {
  return (
    <>
      <div className={styles['link']}>
        <Labelled label="Order Link">
          <a href={link}>{link}</a>
        </Labelled>
      </div>
      <div className={styles['buttons']}>
        <CopyButton text={link} label="Copy link" copiedLabel="Link copied to clipboard!" />
        {children}
      </div>
    </>
  );
}

interface OrderOfViewer {
  order: Order;
  side: Side;
}

/** The other party has to open the order link before the trade can go on. */
export function isLinkAwaited({ order, side }: OrderOfViewer): boolean {
  return isUnpaid(order.orderStatus) && !otherPersonOf(order, side).hasJoined;
}

/** For the page of an order; shown until both parties have joined. */
export function ShareAwaitedLink(trade: OrderOfViewer) {
  if (!isLinkAwaited(trade)) return null;
  const { order, side } = trade;
  return (
    <KeepFocus>
      <ShareOrder order={order} side={side} phoneNumber={otherPersonOf(order, side).phoneNumber} isFolded />
    </KeepFocus>
  );
}
