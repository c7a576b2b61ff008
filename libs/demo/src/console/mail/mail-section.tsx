import type { Mail } from '@amana/api/control';
import { clearMailbox } from '@amana/api/control';
import { Icon, SelectField } from '@amana/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { dateTimeText } from '../../date-text.ts';
import { useConsoleApp } from '../console-app.ts';
import { ActionButton } from '../parts/action-button.tsx';
import { List, Loaded } from '../parts/loaded.tsx';
import { Buttons, Panel } from '../parts/panel.tsx';
import styles from '../parts/parts.module.css';
import { useMailbox } from '../shell/use-unread-mails.ts';
import { openLink, takeCode } from './mail-actions.ts';

const EVERYBODY = 'everybody';

/** Everybody's mail, newest first. */
export function MailSection() {
  const mailbox = useMailbox();
  const user = useUnit(useConsoleApp().$user);
  const [to, setTo] = useState(EVERYBODY);
  const addresses = [...new Set((mailbox.data?.data ?? []).map((mail) => mail.to))].sort();
  return (
    <Panel title="Mailbox" text="Every mail that the product has sent. Links and codes work with one press.">
      <SelectField label="To" value={to} onChange={({ target }) => setTo(target.value)}>
        <option value={EVERYBODY}>Everybody</option>
        {addresses.map((address) => (
          <option key={address} value={address}>
            {address === user?.email ? `${address} (signed in here)` : address}
          </option>
        ))}
      </SelectField>
      <Loaded query={mailbox}>
        {(mails) => (
          <List
            items={mails.filter((mail) => to === EVERYBODY || mail.to === to)}
            empty="No mail."
            label="Mails"
          >
            {(mail) => <MailItem key={mail.id} mail={mail} />}
          </List>
        )}
      </Loaded>
      <Buttons>
        <ActionButton variant="quietDanger" action={() => clearMailbox().then(() => 'The mailbox is empty')}>
          Empty the mailbox
        </ActionButton>
      </Buttons>
    </Panel>
  );
}

function MailItem({ mail: { to, subject, text, link, code, createdAt } }: { mail: Mail }) {
  const app = useConsoleApp();
  return (
    <li className={styles['item']}>
      <div className={styles['line']}>
        <strong>{subject}</strong>
      </div>
      <p className={styles['soft']}>
        {to} · {dateTimeText(createdAt)}
      </p>
      <p className={styles['text']}>{link === undefined ? text : text.replace(link, '').trim()}</p>
      {(link !== undefined || code !== undefined) && (
        <Buttons>
          {link !== undefined && (
            <ActionButton action={() => openLink(app, link)} aria-label={`Open link: ${subject}`}>
              <Icon name="forward" size={16} /> Open link
            </ActionButton>
          )}
          {code !== undefined && (
            <ActionButton action={() => takeCode(app, code)} aria-label={`Use the code ${code}`}>
              <Icon name="copy" size={16} /> <span className={styles['code']}>{code}</span>
            </ActionButton>
          )}
        </Buttons>
      )}
    </li>
  );
}
