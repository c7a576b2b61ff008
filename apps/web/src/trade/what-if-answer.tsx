import type { WhatIf } from '@amana/domain';
import { buttonClass } from '@amana/ui';
import { Link } from 'react-router-dom';
import { lodgeDisputePath } from '../shared/paths.ts';
import { useConfig } from '../shared/hooks/use-config.ts';
import { whatsAppUrl } from '../shared/message-links.ts';
import { WhatsAppLink } from '../shared/whatsapp-link.tsx';
import { useReminderUrl } from './reminder.ts';
import styles from './what-if-answer.module.css';

export interface AskedTrade {
  readonly orderId: string;
  readonly transactionId: string | null;
  /** The number that support finds the trade by. */
  readonly number: string;
  readonly description: string;
}

interface WhatIfAnswerProps {
  worry: WhatIf;
  trade: AskedTrade;
  /** The other person, in the middle of a sentence. */
  called: string;
}

/** A worry that unfolds to its answer and a button. */
export function WhatIfAnswer({ worry, trade, called }: WhatIfAnswerProps) {
  return (
    <details className={styles['worry']}>
      <summary>{worry.question}</summary>
      <p>{worry.answer}</p>
      <Remedy worry={worry} trade={trade} called={called} />
    </details>
  );
}

function Remedy({ worry, trade, called }: WhatIfAnswerProps) {
  const { supportPhone, productName } = useConfig();
  const reminder = useReminderUrl(
    trade.orderId,
    `Our order on ${productName} is waiting for you: ${trade.description}`,
  );
  if (worry.action === 'dispute')
    return trade.transactionId === null ? null : (
      <Link className={buttonClass('secondary')} to={lodgeDisputePath(trade.transactionId)}>
        Lodge Dispute
      </Link>
    );
  if (worry.action === null) return null;
  const isReminder = worry.action === 'remind';
  return (
    <WhatsAppLink
      href={isReminder ? reminder : whatsAppUrl(`${trade.number}: ${worry.question}`, supportPhone)}
      label={isReminder ? `Remind ${called}` : 'Ask support'}
    />
  );
}
