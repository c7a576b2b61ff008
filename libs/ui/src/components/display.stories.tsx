import type { StoryObj } from '@storybook/react-vite';
import { Avatar } from './avatar.tsx';
import { Badge } from './badge.tsx';
import { Card, Stack } from './card.tsx';
import { Divider } from './divider.tsx';
import { type IconName, Icon, ICON_PATHS } from './icon.tsx';
import { Labelled } from './labelled.tsx';
import { Notice } from './notice.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { QrCode } from './qr-code.tsx';
import { Timeline } from './timeline.tsx';

export default { title: 'Components/Display' };

const COLOURS = ['green', 'red', 'blue', 'purple', 'orange', 'yellow'] as const;
const TONES = ['info', 'warning', 'danger'] as const;

export const Badges: StoryObj = {
  tags: ['dark'],
  render: () => (
    <Stack>
      {COLOURS.map((colour) => (
        <span key={colour}>
          <Badge colour={colour}>{colour}</Badge>
        </span>
      ))}
    </Stack>
  ),
};

export const Cards: StoryObj = {
  render: () => (
    <Card>
      <Stack>
        <Labelled label="Seller">
          <Avatar name="Chidi Okeke" /> <span>Chidi Okeke</span>
        </Labelled>
        <Divider>or</Divider>
        <ProgressBar percent={40} label="Upload" />
        <QrCode text="https://amana.test/orders/42" label="Link to the order" />
      </Stack>
    </Card>
  ),
};

export const Icons: StoryObj = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {(Object.keys(ICON_PATHS) as IconName[]).map((name) => (
        <span key={name} title={name}>
          <Icon name={name} size={28} />
        </span>
      ))}
    </div>
  ),
};

export const Notices: StoryObj = {
  render: () => (
    <Stack>
      {TONES.map((tone) => (
        <Notice key={tone} tone={tone}>
          You sent ₦287,187.50 instead of ₦287,687.50.
        </Notice>
      ))}
    </Stack>
  ),
};

export const Progress: StoryObj = {
  render: () => (
    <Timeline
      label="Progress"
      entries={[
        { text: 'Approved', when: '1 Mar 2026', step: 'done' },
        { text: 'Paid', step: 'paused', isCurrent: true },
        { text: 'Refunded', step: 'returned' },
        { text: 'Shipped', step: 'ahead' },
      ]}
    />
  ),
};
