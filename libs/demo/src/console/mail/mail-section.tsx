import { type Mail, clearMailbox } from '@amana/api/control';
import { Icon, SelectField } from '@amana/ui';
import { Input } from 'antd';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { dateTimeText } from '../../date-text.ts';
import { useConsoleApp } from '../console-app.ts';
import { ActionButton } from '../parts/action-button.tsx';
import { DataTable, by, matchesSearch } from '../parts/data-table.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Buttons, Note, Panel } from '../parts/panel.tsx';
import styles from '../parts/parts.module.css';
import { useMailbox } from '../shell/use-unread-mails.ts';
import { openLink, takeCode } from './mail-actions.ts';

const EVERYBODY = 'everybody';

/** Everybody's mail, newest first. */
export function MailSection() {
  const mailbox = useMailbox();
  const user = useUnit(useConsoleApp().$user);
  const [to, setTo] = useState(EVERYBODY);
  const [search, setSearch] = useState('');
  const addresses = [...new Set((mailbox.data?.data ?? []).map((mail) => mail.to))].sort();
  const isShown = ({ to: address, subject, text }: Mail) =>
    (to === EVERYBODY || address === to) && matchesSearch(search, `${address} ${subject} ${text}`);
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
      <Input
        type="search"
        aria-label="Find a mail"
        placeholder="Find a mail"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Loaded query={mailbox}>
        {(mails) => (
          <DataTable
            aria-label="Mails"
            rowKey="id"
            empty="No mail."
            dataSource={mails.filter(isShown)}
            columns={[
              {
                title: 'Mail',
                sorter: by(({ subject }) => subject),
                render: (_, mail) => <MailText mail={mail} />,
              },
              {
                title: 'Sent',
                width: 92,
                sorter: by(({ createdAt }) => createdAt),
                render: (_, { createdAt }) => dateTimeText(createdAt),
              },
            ]}
          />
        )}
      </Loaded>
      <Buttons>
        <ActionButton danger action={() => clearMailbox().then(() => 'The mailbox is empty')}>
          Empty the mailbox
        </ActionButton>
      </Buttons>
    </Panel>
  );
}

function MailText({ mail: { to, subject, text, link, code } }: { mail: Mail }) {
  const app = useConsoleApp();
  return (
    <>
      <strong>{subject}</strong>
      <br />
      <Note>{to}</Note>
      <p className={styles['text']}>{link === undefined ? text : text.replace(link, '').trim()}</p>
      <Buttons>
        {link !== undefined && (
          <ActionButton
            size="small"
            icon={<Icon name="forward" size={16} />}
            aria-label={`Open link: ${subject}`}
            action={() => openLink(app, link)}
          >
            Open link
          </ActionButton>
        )}
        {code !== undefined && (
          <ActionButton
            size="small"
            icon={<Icon name="copy" size={16} />}
            aria-label={`Use the code ${code}`}
            action={() => takeCode(app, code)}
          >
            {code}
          </ActionButton>
        )}
      </Buttons>
    </>
  );
}
