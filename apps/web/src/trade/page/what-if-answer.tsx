import { type OrderStatus, type OtherPerson, type Side, type WhatIf, awaitsShipment } from '@amana/domain';
import { buttonClass } from '@amana/ui';
import { Link } from 'react-router-dom';
import { useConfig } from '../../shared/hooks/use-config.ts';
import { whatsAppUrl } from '../../shared/message-links.ts';
import { lodgeDisputePath } from '../../shared/paths.ts';
import { WhatsAppLink } from '../../shared/whatsapp-link.tsx';
import { useReminderUrl } from '../texts/reminder.ts';
import styles from './trade-page.module.css';

type HelpAction = NonNullable<WhatIf['action']>;

interface TradeOfHelp {
  trade: {
    readonly orderId: string;
    readonly transactionId: string | null;
    /** The number that support finds the trade by. */
    readonly number: string;
    readonly description: string;
  };
  other: OtherPerson;
}

interface HelpProps extends TradeOfHelp {
  actions: readonly HelpAction[];
  /** What support is asked. */
  about: string;
  /** The first is the main button of the page. */
  isMain?: boolean;
}

/** Reminds the other person, leads to a dispute or asks support. */
export function Help({ trade, other, actions, about, isMain = false }: HelpProps) {
  const { supportPhone } = useConfig();
  const { orderId, transactionId, description } = trade;
  const reminder = useReminderUrl(orderId, description, other.phoneNumber);
  const look = (action: HelpAction) => (isMain && action === actions[0] ? 'primary' : 'secondary');
  return (
    <div className={styles['help']}>
      {actions.includes('remind') && (
        <WhatsAppLink href={reminder} label={`Remind ${other.nameInSentence}`} variant={look('remind')} />
      )}
      {actions.includes('dispute') && transactionId !== null && (
        <Link className={buttonClass(look('dispute'))} to={lodgeDisputePath(transactionId)}>
          Lodge Dispute
        </Link>
      )}
      {actions.includes('support') && (
        <WhatsAppLink href={whatsAppUrl(about, supportPhone)} label="Ask support" variant={look('support')} />
      )}
    </div>
  );
}

/** What helps when a delivery is late. `hasDispute`: the page has a button for a dispute anyway. */
export function helpWhenLate(status: OrderStatus, side: Side, hasDispute: boolean): readonly HelpAction[] {
  const isOthersTurn = awaitsShipment(status) === (side === 'buyer');
  if (side === 'seller') return isOthersTurn ? ['remind', 'support'] : [];
  return [...(isOthersTurn ? ['remind' as const] : []), ...(hasDispute ? [] : ['dispute' as const])];
}

interface WhatIfAnswerProps extends TradeOfHelp {
  worry: WhatIf;
  /** What the page shows already. */
  shown: readonly HelpAction[];
}

/** A worry that unfolds to its answer and a button. */
export function WhatIfAnswer({ worry, shown, ...help }: WhatIfAnswerProps) {
  const { question, answer, action } = worry;
  return (
    <details className="unfold">
      <summary>{question}</summary>
      <p>{answer}</p>
      {action !== null && !shown.includes(action) && (
        <Help {...help} actions={[action]} about={`${help.trade.number}: ${question}`} />
      )}
    </details>
  );
}
