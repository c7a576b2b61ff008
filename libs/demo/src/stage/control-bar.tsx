import type { Deadline } from '@amana/api/control';
import { type IconName, Button, ConfirmDialog, Icon, Switch, buttonClass } from '@amana/ui';
import { Flex, Typography } from 'antd';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { SCRIPT_PATH } from '../demo-host.ts';
import { useTimeLeft } from '../shared/texts.ts';
import { useAutoPay } from '../shared/use-auto-pay.ts';
import type { Command, StageProps } from './use-stage.ts';

export interface ControlBarProps extends StageProps {
  isSupportShown: boolean;
  onSupport: () => void;
}

/** What the presenter plays besides the two people: bank, time, support. */
export function ControlBar({ stage, isSupportShown, onSupport }: ControlBarProps) {
  const { scene, trade, cast, busyWith, run, give } = stage;
  const [isAsked, setIsAsked] = useState(false);
  const { isOn = false, change } = useAutoPay();
  const { nextDue = null, worldNumber } = scene.data ?? {};
  const setAutoPay = change.mutate;
  // The bank waits for the presenter, who may still be speaking.
  useEffect(() => setAutoPay(false), [setAutoPay, worldNumber]);
  const command = (name: Command, icon: IconName | null, text: string, isPossible: boolean) => (
    <Button variant="secondary" loading={busyWith === name} disabled={!isPossible} onClick={() => run(name)}>
      {icon !== null && <Icon name={icon} />}
      {text}
    </Button>
  );
  return (
    <Flex vertical gap={12} component="section" aria-label="Controls">
      <Flex wrap gap={8}>
        {command('pay', 'bank', 'Pay exactly', trade !== null && trade.account !== null)}
        {command('clock', 'clock', 'Next event', nextDue !== null)}
        <Button variant="secondary" aria-pressed={isSupportShown} onClick={onSupport}>
          <Icon name="chat" />
          Support
        </Button>
        <Button variant="secondary" onClick={() => give('buyer', cast.seller.id)}>
          Swap sides
        </Button>
        {command('newTrade', null, 'New trade', trade !== null)}
        <Link
          className={buttonClass('secondary')}
          to={{ pathname: SCRIPT_PATH, search: useLocation().search }}
          target="_blank"
        >
          <Icon name="print" />
          Print the script
        </Link>
        <Button variant="quietDanger" loading={busyWith === 'reset'} onClick={() => setIsAsked(true)}>
          Reset
        </Button>
      </Flex>
      <Typography.Text type="secondary">
        {nextDue === null ? 'Nothing happens by itself now.' : <DueText due={nextDue} />}
      </Typography.Text>
      <Switch
        label="The bank pays by itself after 20 seconds"
        checked={isOn}
        onChange={(isWanted) => setAutoPay(isWanted)}
      />
      <ConfirmDialog
        isOpen={isAsked}
        title="Reset the demo?"
        text="Every order, message and payment goes back to how it was at the start."
        confirmText="Reset"
        isDanger
        onConfirm={() => {
          setIsAsked(false);
          run('reset');
        }}
        onCancel={() => setIsAsked(false)}
      />
    </Flex>
  );
}

/** The next event that happens by itself, and the time until then. */
function DueText({ due }: { due: Deadline }) {
  const left = useTimeLeft(due.at);
  return `${left.charAt(0).toUpperCase()}${left.slice(1)}: ${due.text}`;
}
