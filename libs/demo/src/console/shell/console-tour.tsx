import { Tour } from 'antd';
import { useUnit } from 'effector-react';
import { type SectionKey, $isTourOpen, tourClosed } from './console-model.ts';

const STEPS: readonly { at: SectionKey; title: string; description: string }[] = [
  {
    at: 'people',
    title: 'Be anybody',
    description:
      'Sign in as a buyer or a seller with one press, or open the other person in a window of their own.',
  },
  {
    at: 'mail',
    title: 'Play the world outside',
    description: 'Mail, bank, clock and support: what happens outside the product happens here.',
  },
  {
    at: 'money',
    title: 'See what happened',
    description: 'Money shows every ledger entry, Events every call and what it caused.',
  },
  {
    at: 'worlds',
    title: 'Start again',
    description: 'Start from any scenario, undo the last step, or make calls fail under Faults.',
  },
];

/** Explains the console on a first visit. */
export function ConsoleTour({ layer }: { layer: HTMLElement }) {
  return (
    <Tour
      open={useUnit($isTourOpen)}
      placement="left"
      getPopupContainer={() => layer}
      closable={{ 'aria-label': 'Close the tour' }}
      steps={STEPS.map(({ at, title, description }) => ({
        title,
        description,
        target: () => layer.querySelector<HTMLElement>(`[data-node-key=${at}]`) ?? layer,
      }))}
      onClose={() => tourClosed()}
    />
  );
}
