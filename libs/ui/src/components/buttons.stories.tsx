import type { StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ActionRow } from './action-row.tsx';
import { Button } from './button.tsx';
import { Stack } from './card.tsx';
import { CopyButton } from './copy-button.tsx';
import { Icon } from './icon.tsx';

export default { title: 'Components/Buttons' };

const VARIANTS = ['primary', 'secondary', 'danger', 'quietDanger', 'link'] as const;

export const Variants: StoryObj = {
  render: () => (
    <Stack>
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
    </Stack>
  ),
};

export const States: StoryObj = {
  render: () => (
    <Stack>
      <span>
        <Button variant="icon" aria-label="Close">
          <Icon name="close" />
        </Button>
      </span>
      <Button loading>Sending…</Button>
      <Button disabled disabledReason="The seller has not approved the order yet.">
        Pay Now
      </Button>
      <Button block>As wide as its container</Button>
      <CopyButton text="0123456789" label="Copy number" />
    </Stack>
  ),
};

const enabled = (label: string) => ({ label, state: 'enabled', reason: null }) as const;
const reason = 'First add the bank account that you are paid into.';

export const Actions: StoryObj = {
  render: () => (
    <ActionRow
      buttons={[
        { action: { label: 'Approve Order', state: 'disabled', reason }, onPress: fn() },
        { action: enabled('Reject Order'), variant: 'danger', onPress: fn() },
        { action: enabled('Share Order'), variant: 'secondary', onPress: fn() },
      ]}
    />
  ),
};
