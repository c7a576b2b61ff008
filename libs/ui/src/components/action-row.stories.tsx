import type { StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ActionRow } from './action-row.tsx';

export default { title: 'Components/ActionRow', component: ActionRow };

const enabled = (label: string) => ({ label, state: 'enabled', reason: null }) as const;
const reason = 'First add the bank account that you are paid into.';

export const Default: StoryObj<typeof ActionRow> = {
  args: {
    buttons: [
      { action: { label: 'Approve Order', state: 'disabled', reason }, onPress: fn() },
      { action: enabled('Reject Order'), variant: 'danger', onPress: fn() },
      { action: enabled('Share Order'), variant: 'secondary', onPress: fn() },
    ],
  },
};
