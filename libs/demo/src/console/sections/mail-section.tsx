import { type Mail, clearMailbox, useGetMailbox } from '@amana/api/control';
import { MOST_MAILS } from '@amana/mock-backend/control-names';
import { Icon, copyText } from '@amana/ui';
import { Space } from 'antd';
import { dateTimeText } from '../../shared/texts.ts';
import { ActionButton } from '../actions.tsx';
import { pathOfLink, useConsoleApp } from '../console-app.ts';
import { Entry, LIVE, Panel, Rows } from '../section-parts.tsx';

export function MailSection() {
  const mailbox = useGetMailbox({ limit: MOST_MAILS }, LIVE);
  return (
    <Panel
      title="Mailbox"
      text={`The newest ${MOST_MAILS} mails that the product has sent. Links and codes work with one press.`}
    >
      <Rows
        aria-label="Mails"
        query={mailbox}
        rowKey="id"
        empty="No mail."
        search="Find a mail"
        textOf={({ to, subject, text }) => `${to} ${subject} ${text}`}
        row={(mail) => <MailText mail={mail} />}
      />
      <Space>
        <ActionButton danger action={() => clearMailbox().then(() => 'The mailbox is empty')}>
          Empty the mailbox
        </ActionButton>
      </Space>
    </Panel>
  );
}

function MailText({ mail: { to, subject, text, link, code, createdAt } }: { mail: Mail }) {
  const app = useConsoleApp();
  const openLink = async (mailed: string) => {
    await app.goTo(pathOfLink(app.siteRoot, mailed));
    return 'Opened the link of the mail';
  };
  /** Fills the code into its field, or copies it if there is none. */
  const takeCode = async (mailed: string) => {
    if (fillCodeField(mailed)) {
      app.uncover();
      return `${mailed} is filled in`;
    }
    await copyText(mailed);
    return `${mailed} is copied`;
  };
  return (
    <Entry title={subject} note={`${to} · ${dateTimeText(createdAt)}`}>
      <p style={{ whiteSpace: 'pre-line' }}>{link === undefined ? text : text.replace(link, '').trim()}</p>
      {link !== undefined && (
        <ActionButton
          size="small"
          icon={<Icon name="forward" size={16} />}
          aria-label={`Open link: ${subject}`}
          action={() => openLink(link)}
        >
          Open link
        </ActionButton>
      )}
      {code !== undefined && (
        <ActionButton
          size="small"
          icon={<Icon name="copy" size={16} />}
          aria-label={`Use the code ${code}`}
          action={() => takeCode(code)}
        >
          {code}
        </ActionButton>
      )}
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
