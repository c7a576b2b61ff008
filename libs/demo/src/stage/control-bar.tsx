import type { Deadline } from '@amana/api/control';
import { awaitsTransfer } from '@amana/domain';
import { Button, Icon, Switch } from '@amana/ui';
import { Dropdown, Flex, Modal } from 'antd';
import { useRef } from 'react';
import { Link, useHref, useLocation } from 'react-router-dom';
import { NOTES_PATH, SCRIPT_PATH } from '../demo-host.ts';
import { Note } from '../shared/note.tsx';
import { useTimeLeft } from '../shared/texts.ts';
import { useAutoPay } from '../shared/use-auto-pay.ts';
import { usePausedBank } from './use-paused-bank.ts';
import styles from './stage.module.css';
import type { StageProps } from './use-stage.ts';

export interface ControlBarProps extends StageProps {
  isSupportShown: boolean;
  onSupport: () => void;
  onBare: () => void;
}

export function ControlBar({ stage, isSupportShown, onSupport, onBare }: ControlBarProps) {
  const { scene, order, cast, script, setScript, busyWith, run, give, restart } = stage;
  const { search } = useLocation();
  const notesHref = useHref(NOTES_PATH);
  const isDispute = script === 'dispute';
  const [modal, dialog] = Modal.useModal();
  const more = useRef<HTMLButtonElement>(null);
  const { isOn = false, change } = useAutoPay();
  const { nextDue = null, worldNumber } = scene.data ?? {};
  usePausedBank(worldNumber, () => change.mutateAsync(false));
  const command = (name: 'pay' | 'clock', text: string, isPossible: boolean) => (
    <Button variant="secondary" loading={busyWith === name} disabled={!isPossible} onClick={() => run(name)}>
      <Icon name={name === 'pay' ? 'bank' : 'clock'} />
      {text}
    </Button>
  );
  const confirmReset = () =>
    modal.confirm({
      title: 'Reset the demo?',
      content: 'Every order, message and payment goes back to how it was at the start.',
      okText: 'Reset',
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => run('reset'),
    });
  const printLink = (
    <Link to={{ pathname: SCRIPT_PATH, search }} target="_blank">
      Print the script
    </Link>
  );
  const rare = [
    {
      key: 'script',
      label: isDispute ? 'Play the whole trade' : 'Play a dispute',
      onClick: () => setScript(isDispute ? 'trade' : 'dispute'),
    },
    { key: 'swap', label: 'Swap sides', onClick: () => give('buyer', cast.seller.id) },
    { key: 'new', label: 'New trade', disabled: order === null, onClick: restart },
    {
      key: 'notes',
      label: 'Open the notes in a window',
      onClick: () => window.open(notesHref, 'amana-notes', 'popup,width=560,height=640'),
    },
    { key: 'bare', label: 'Hide all tools (F)', onClick: onBare },
    { key: 'print', label: printLink },
    { key: 'reset', label: 'Reset', danger: true, onClick: confirmReset },
  ];
  return (
    <section className={styles['column']} aria-label="Controls">
      <Flex wrap gap={8}>
        {command('pay', 'Pay exactly', order !== null && awaitsTransfer(order.orderStatus))}
        {command('clock', 'Next event', nextDue !== null)}
        <Button variant="secondary" aria-pressed={isSupportShown} onClick={onSupport}>
          <Icon name="chat" />
          Support
        </Button>
        <Dropdown trigger={['click']} menu={{ items: rare, onClick: () => more.current?.focus() }}>
          <Button ref={more} variant="secondary" aria-haspopup="menu">
            More
            <Icon name="down" />
          </Button>
        </Dropdown>
      </Flex>
      <Note>{nextDue === null ? 'Nothing happens by itself now.' : <DueText {...nextDue} />}</Note>
      <Switch
        label="Pay new accounts automatically, after 20 seconds"
        checked={isOn}
        onChange={(isWanted) => change.mutate(isWanted)}
      />
      {dialog}
    </section>
  );
}

function DueText({ at, text }: Deadline) {
  const left = useTimeLeft(at);
  return <>{`${left.charAt(0).toUpperCase()}${left.slice(1)}: ${text}`}</>;
}
