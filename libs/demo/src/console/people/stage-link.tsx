import { Icon, buttonClass } from '@amana/ui';
import { STAGE_PATH } from '../../stage/stage-path.ts';
import { useConsoleApp } from '../console-app.ts';
import { Buttons, Panel } from '../parts/panel.tsx';

/** The way to the two-sided stage; the page that stands here stays. */
export function StageLink() {
  const { siteRoot } = useConsoleApp();
  return (
    <Panel title="Stage" text="Buyer and seller beside each other on two phones, to show a trade to a room.">
      <Buttons>
        <a
          className={buttonClass('secondary')}
          href={`${siteRoot.replace(/\/$/, '')}${STAGE_PATH}`}
          target="_blank"
          rel="noreferrer"
        >
          Open the stage
          <Icon name="forward" size={16} />
        </a>
      </Buttons>
    </Panel>
  );
}
