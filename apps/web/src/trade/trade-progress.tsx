import { type orderProgress } from '@amana/domain';
import { Card, Notice, Stack, Steps } from '@amana/ui';
import type { ReactNode } from 'react';
import styles from './trade-page.module.css';

export interface TradeProgressProps {
  progress: ReturnType<typeof orderProgress>;
  history: ReactNode;
}

/** How far the trade has come, where the money is, and what happened so far. */
export function TradeProgress({ progress, history }: TradeProgressProps) {
  const { steps, state, stepText, moneyText } = progress;
  return (
    <Card aria-label="Progress">
      <Stack>
        <div>
          <h2>Progress</h2>
          <p className={styles['soft']}>{stepText}</p>
        </div>
        <Steps label="Progress of the trade" steps={steps} state={state} />
        <Notice icon="shield">{moneyText}</Notice>
        <h2>What happened so far</h2>
        {history}
      </Stack>
    </Card>
  );
}
