import type { StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from './button.tsx';
import { Stack } from './card.tsx';
import { Icon } from './icon.tsx';

export default { title: 'Components/Button', component: Button, argTypes: { type: { control: false } } };

export const Default: StoryObj<typeof Button> = { tags: ['!test'], args: { children: 'Pay', onClick: fn() } };

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
    </Stack>
  ),
};
