import type { StoryObj } from '@storybook/react-vite';
import { type IconName, Icon, ICON_PATHS } from './icon.tsx';

export default { title: 'Components/Icon', component: Icon };

export const Default: StoryObj<typeof Icon> = { tags: ['!test'], args: { name: 'home' } };

export const All: StoryObj = {
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
