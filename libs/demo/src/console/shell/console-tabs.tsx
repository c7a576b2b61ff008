import { Icon } from '@amana/ui';
import { Badge, Tabs } from 'antd';
import { useUnit } from 'effector-react';
import { $view, SECTION_KEYS, sectionShown } from './console-model.ts';
import { SECTIONS } from './sections.ts';

export function ConsoleTabs({ unreadMails }: { unreadMails: number }) {
  const { section } = useUnit($view);
  return (
    <Tabs
      tabPlacement="start"
      activeKey={section}
      destroyOnHidden
      onChange={(chosen) => {
        const key = SECTION_KEYS.find((candidate) => candidate === chosen);
        if (key !== undefined) sectionShown(key);
      }}
      items={SECTION_KEYS.map((key) => {
        const { label, icon, Content } = SECTIONS[key];
        return {
          key,
          icon: <Icon name={icon} />,
          label: (
            <>
              {label}
              {key === 'mail' && <Unread count={unreadMails} />}
            </>
          ),
          children: <Content />,
        };
      })}
    />
  );
}

/** With words for screen readers: a number alone has no meaning there. */
export function Unread({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden="true">
        <Badge count={count} size="small" />
      </span>
      <span className="visually-hidden">{`, ${count} new ${count === 1 ? 'mail' : 'mails'}`}</span>
    </>
  );
}
