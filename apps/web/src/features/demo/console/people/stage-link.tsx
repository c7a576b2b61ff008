import { Icon, buttonClass } from '@amana/ui';
import { SITE_ROOT } from '../../../../shared/site-root.ts';
import { STAGE_PATH } from '../../stage/stage-path.ts';
import { Buttons, Panel } from '../parts/panel.tsx';

const STAGE_URL = `${SITE_ROOT.replace(/\/$/, '')}${STAGE_PATH}`;

/** The way to the two-sided stage; the page that stands here stays. */
export function StageLink() {
  return (
    <Panel title="Stage" text="Buyer and seller beside each other on two phones, to show a trade to a room.">
      <Buttons>
        <a className={buttonClass('secondary')} href={STAGE_URL} target="_blank" rel="noreferrer">
          Open the stage
          <Icon name="forward" size={16} />
        </a>
      </Buttons>
    </Panel>
  );
}
