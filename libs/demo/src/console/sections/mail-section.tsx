import { type Mail, clearMailbox, useGetMailbox } from '@amana/api/control';
import { MOST_MAILS } from '@amana/mock-backend/control-names';
import { type IconName, Icon, copyText } from '@amana/ui';
import { Space } from 'antd';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Choice } from '../../shared/choice.tsx';
import { dateTimeText } from '../../shared/texts.ts';
import { type Action, ActionButton } from '../actions.tsx';
import { pathOfLink, uncover, useConsoleApp } from '../console-app.ts';
import { DataTable, Entry, Panel, useSearch } from '../section-parts.tsx';
import { MAILBOX } from '../unread-mails.tsx';

export function MailSection() {
  const mailbox = useGetMailbox(...MAILBOX);
  const user = useUnit(useConsoleApp().$user);
  const [chosen, setChosen] = useState('');
  const search = useSearch('Find a mail');
  const readers = mailbox.data?.data.map(({ to }) => to) ?? [];
  const addresses = [...new Set(chosen === '' ? readers : [...readers, chosen])].sort();
  return (
    <Panel
      title="Mailbox"
      text={`The newest ${MOST_MAILS} mails that the product has sent. Links and codes work with one press.`}
    >
      <Choice
        label="Recipient"
        value={chosen}
        options={[
          ['', 'Everybody'],
          ...addresses.map((to) => [to, to === user?.email ? `${to} (signed in here)` : to] as const),
        ]}
        onChange={setChosen}
      />
      {search.field}
      <DataTable
        aria-label="Mails"
        query={mailbox}
        rowsOf={(mails) =>
          mails.filter(
            ({ to, subject, text }) => (chosen === '' || to === chosen) && search.matches(to, subject, text),
          )
        }
        rowKey="id"
        empty="No mail."
        columns={[
          ['Mail', ({ subject }) => subject, (mail) => <MailText mail={mail} />],
          ['Sent', ({ createdAt }) => createdAt, ({ createdAt }) => dateTimeText(createdAt), { width: 92 }],
        ]}
      />
      <Space>
        <ActionButton danger action={() => clearMailbox().then(() => 'The mailbox is empty')}>
          Empty the mailbox
        </ActionButton>
      </Space>
    </Panel>
  );
}

function MailText({ mail: { to, subject, text, link, code } }: { mail: Mail }) {
  const app = useConsoleApp();
  const openLink = async (mailed: string) => {
    await app.goTo(pathOfLink(app.siteRoot, mailed));
    return 'Opened the link of the mail';
  };
  /** Fills the code into its field, or copies it if there is none. */
  const takeCode = async (mailed: string) => {
    if (fillCodeField(mailed)) {
      uncover();
      return `${mailed} is filled in`;
    }
    await copyText(mailed);
    return `${mailed} is copied`;
  };
  const button = (icon: IconName, text: string, name: string, action: Action) => (
    <ActionButton size="small" icon={<Icon name={icon} size={16} />} aria-label={name} action={action}>
      {text}
    </ActionButton>
  );
  return (
    <Entry title={subject} note={to}>
      <p style={{ whiteSpace: 'pre-line' }}>{link === undefined ? text : text.replace(link, '').trim()}</p>
      <Space wrap>
        {link !== undefined && button('forward', 'Open link', `Open link: ${subject}`, () => openLink(link))}
        {code !== undefined && button('copy', code, `Use the code ${code}`, () => takeCode(code))}
      </Space>
    </Entry>
  );
}

function fillCodeField(code: string): boolean {
  const field = document.querySelector<HTMLInputElement>('input[autocomplete="one-time-code"]');
  if (field === null) return false;
  // React notices a value only if it is set through the native setter.
  Reflect.set(HTMLInputElement.prototype, 'value', code, field);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  return true;
}
