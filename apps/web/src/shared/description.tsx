import { PAY_ONLY_HERE, atSentenceStart, type descriptionAuthor, mentionsPayment } from '@amana/domain';
import { Notice } from '@amana/ui';
import type { ReactNode } from 'react';
import styles from './description.module.css';

/** In characters; longer descriptions are folded. */
const SHORT_DESCRIPTION = 80;

const LABELS = {
  viewer: 'Your description',
  seller: 'Description by the seller',
  buyer: 'Description by the buyer',
} as const;

export function descriptionLabel(author: ReturnType<typeof descriptionAuthor>): string {
  return author === null ? 'Description' : LABELS[author];
}

interface ItemHeadingProps {
  /** The description of the order. */
  text: string;
  author: ReturnType<typeof descriptionAuthor>;
  /** The other party in the middle of a sentence. */
  authorName?: string;
  /** Number and status of the trade, below the heading. */
  children?: ReactNode;
}

/** The goods of a trade, as the heading below the title of its page. Another person's words are labelled before them. */
export function ItemHeading({ text, author, authorName, children }: ItemHeadingProps) {
  const identity = children === undefined ? null : <p className={styles['identity']}>{children}</p>;
  if (text.trim() === '') return identity;
  const isNamed = author !== null && authorName !== undefined;
  const label = isNamed ? `${atSentenceStart(authorName)}'s description` : descriptionLabel(author);
  return (
    <div className={styles['item']}>
      <Folded text={text} headingLabel={author === 'viewer' ? '' : `${label}:`} />
      {author !== 'viewer' && <PaymentWarning text={text} />}
      {identity}
    </div>
  );
}

interface DescriptionProps {
  text: string;
  /** Written by the viewer, so without a warning. */
  isOwn?: boolean;
}

export function Description({ text, isOwn = false }: DescriptionProps) {
  return (
    <>
      <Folded text={text} />
      {!isOwn && <PaymentWarning text={text} />}
    </>
  );
}

/** `headingLabel`: stands before the text in a heading; empty where it needs none. */
function Folded({ text, headingLabel }: { text: string; headingLabel?: string }) {
  const isShort = text.length <= SHORT_DESCRIPTION;
  const Tag = headingLabel !== undefined ? 'h2' : isShort ? 'p' : 'span';
  const whole = (
    <Tag>
      {headingLabel && (
        <>
          <span className="small-print">{headingLabel}</span>{' '}
        </>
      )}
      <bdi>{text}</bdi>
    </Tag>
  );
  if (isShort) return whole;
  return (
    <details className={styles['description']}>
      <summary>{whole}</summary>
    </details>
  );
}

/** Shown below another person's text that could be taken for an instruction of the service. */
export function PaymentWarning({ text }: { text: string }) {
  if (!mentionsPayment(text)) return null;
  return (
    <div className={styles['warning']}>
      <Notice tone="warning">{PAY_ONLY_HERE}</Notice>
    </div>
  );
}
