import type { descriptionAuthor } from '@amana/domain';
import { PaymentWarning, descriptionLabel } from '../shared/description.tsx';
import styles from './item-heading.module.css';

/** In characters; longer headings are folded. */
const SHORT_ITEM = 60;

interface ItemHeadingProps {
  /** The description of the order. */
  text: string;
  author: ReturnType<typeof descriptionAuthor>;
}

/** The goods of a trade, as the heading below the title of its page. */
export function ItemHeading({ text, author }: ItemHeadingProps) {
  if (text.trim() === '') return null;
  const heading = <h2 dir="auto">{text}</h2>;
  return (
    <div className={styles['item']}>
      {text.length <= SHORT_ITEM ? (
        heading
      ) : (
        <details>
          <summary>{heading}</summary>
        </details>
      )}
      <p className="small-print">{descriptionLabel(author)}</p>
      {author !== 'viewer' && <PaymentWarning text={text} />}
    </div>
  );
}
