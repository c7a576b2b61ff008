import type { Order } from '@amana/api';
import { type Side, internationalMobile, isUnpaid, otherPersonOf } from '@amana/domain';
import {
  Button,
  type ButtonProps,
  CopyButton,
  Icon,
  KeepFocus,
  Labelled,
  buttonClass,
  copyText,
  toast,
} from '@amana/ui';
import type { ReactNode } from 'react';
import { useConfig } from '../../../shared/hooks/use-config.ts';
import { LinkCode } from '../../../shared/link-code.tsx';
import { whatsAppUrl } from '../../../shared/message-links.ts';
import { useOrderLink } from '../../../trade/page/use-order-link.ts';
import { useViewerName } from '../../../viewer/use-viewer.ts';
import styles from '../orders.module.css';
import { shareText } from './share-text.ts';

interface ShareOrderProps {
  order: Pick<Order, 'id' | 'amount' | 'description' | 'referralLink'>;
  /** The side of the viewer. */
  side: Side;
  /** Phone number of the other party; empty where it is not known. */
  phoneNumber: string;
  /** The link is behind a disclosure, as its QR code always is. */
  isFolded?: boolean;
  /** Of the button for WhatsApp; another button may be the main one. */
  variant?: ButtonProps['variant'];
}

const SHARE = `column ${styles['share'] ?? ''}`;

/** Sends the order link to the other party. */
export function ShareOrder({
  order,
  side,
  phoneNumber,
  isFolded = false,
  variant = 'primary',
}: ShareOrderProps) {
  const { productName } = useConfig();
  const sender = useViewerName();
  const link = useOrderLink(order);
  const text = shareText({ ...order, side, sender, productName });
  const copyInstead = async (error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copyText(link).then(
      () => toast.info('Sharing is not possible here. Link copied to clipboard!'),
      () => toast.error('Sharing is not possible here. Copy the link by hand.'),
    );
  };
  const orderLink = (
    <OrderLink link={link}>
      {'share' in navigator && (
        <Button
          variant="secondary"
          onClick={() => void navigator.share({ text, url: link }).catch(copyInstead)}
        >
          <Icon name="send" size={18} />
          Share
        </Button>
      )}
    </OrderLink>
  );
  return (
    <div className={SHARE}>
      <a
        className={buttonClass(variant, true)}
        href={whatsAppUrl(`${text} ${link}`, internationalMobile(phoneNumber))}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name="chat" size={18} />
        Send on WhatsApp
      </a>
      {!isFolded && orderLink}
      <details className="unfold">
        <summary>{isFolded ? 'Order link and QR code' : 'QR code'}</summary>
        <div className={SHARE}>
          {isFolded && orderLink}
          <LinkCode link={link} label="QR code of the order link" />
        </div>
      </details>
    </div>
  );
}

interface OrderLinkProps {
  link: string;
  /** A button below it. */
  children?: ReactNode;
}

function OrderLink({ link, children }: OrderLinkProps) {
  return (
    <>
      <div className={styles['sunken']}>
        <Labelled label="Order Link">
          <div className={styles['link']}>
            <a href={link}>{link}</a>
            <CopyButton
              variant="link"
              text={link}
              label="Copy link"
              copiedLabel="Link copied to clipboard!"
            />
          </div>
        </Labelled>
      </div>
      {children}
    </>
  );
}

interface ShareAwaitedLinkProps extends Pick<ShareOrderProps, 'side' | 'variant'> {
  order: Order;
}

/** For the page of an order; shown while the other party has to open its link before the trade can go on. */
export function ShareAwaitedLink({ order, ...props }: ShareAwaitedLinkProps) {
  const { hasJoined, phoneNumber } = otherPersonOf(order, props.side);
  if (hasJoined || !isUnpaid(order.orderStatus)) return null;
  return (
    <KeepFocus>
      <ShareOrder {...props} order={order} phoneNumber={phoneNumber} isFolded />
    </KeepFocus>
  );
}
