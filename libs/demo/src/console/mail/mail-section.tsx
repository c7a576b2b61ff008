import type { Mail } from '@amana/api/control';
import { clearMailbox } from '@amana/api/control';
import { Icon, SelectField } from '@amana/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { dateTimeText } from '../../date-text.ts';
import { useConsoleApp } from '../console-app.ts';
import { ActButton } from '../parts/act-button.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Buttons, Nothing, Panel } from '../parts/panel.tsx';
import styles from '../parts/parts.module.css';
import { openLink, takeCode } from './mail-actions.ts';
import { useMailbox } from './use-mailbox.ts';

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
        {(mails) => <MailList mails={mails.filter((mail) => to === EVERYBODY || mail.to === to)} />}
      </Loaded>
      <Buttons>
        <ActButton variant="quietDanger" act={() => clearMailbox().then(() => 'The mailbox is empty')}>
          Empty the mailbox
        </ActButton>
      </Buttons>
    </Panel>
  );
}

function MailList({ mails }: { mails: readonly Mail[] }) {
  if (mails.length === 0) return <Nothing>No mail.</Nothing>;
  return (
    <ul className={styles['list']} aria-label="Mails">
      {mails.map((mail) => (
        <MailItem key={mail.id} mail={mail} />
      ))}
    </ul>
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
            <ActButton act={() => openLink(app, link)} aria-label={`Open link: ${subject}`}>
              <Icon name="forward" size={16} /> Open link
            </ActButton>
          )}
          {code !== undefined && (
            <ActButton act={() => takeCode(app, code)} aria-label={`Use the code ${code}`}>
              <Icon name="copy" size={16} /> <span className={styles['code']}>{code}</span>
            </ActButton>
          )}
        </Buttons>
      )}
    </li>
  );
}
