import { PAY_ONLY_HERE, type descriptionAuthor, mentionsPayment } from '@amana/domain';
import { Notice } from '@amana/ui';
import styles from './description.module.css';

/** In characters; longer descriptions are folded. */
const SHORT_DESCRIPTION = 80;

const LABELS = {
  viewer: 'Your description',
  seller: 'Description by the seller',
  buyer: 'Description by the buyer',
} as const;

export function descriptionLabel(author: ReturnType<typeof descriptionAuthor>): string {
  return author === null ? 'Description by the creator of the order' : LABELS[author];
}

interface DescriptionProps {
  text: string;
  /** Written by the viewer, so without a warning. */
  isOwn?: boolean;
}

export function Description({ text, isOwn = false }: DescriptionProps) {
  return (
    <>
      {text.length <= SHORT_DESCRIPTION ? (
        <p dir="auto">{text}</p>
      ) : (
        <details className={styles['description']}>
          <summary dir="auto">{text}</summary>
        </details>
      )}
      {!isOwn && <PaymentWarning text={text} />}
    </>
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
