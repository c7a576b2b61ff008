import { Icon, QrCode } from '@amana/ui';
import { Button, Popover } from 'antd';
import { Note } from '../parts/panel.tsx';

/** The names of this computer that no other device can reach. */
const LOOPBACK = /^(localhost|127\..*|\[::1\])$/;

/** A QR code that opens the demo as this person on a real phone. */
export function OpenOnPhone({ name, link }: { name: string; link: string }) {
  return (
    <Popover
      trigger="click"
      destroyOnHidden
      content={
        <>
          <QrCode text={link} label={`QR code: open as ${name}`} />
          {LOOPBACK.test(window.location.hostname) && (
            <Note>A phone cannot reach this address. Open the demo by the name of this computer first.</Note>
          )}
        </>
      }
    >
      <Button size="small" icon={<Icon name="phone" size={16} />} aria-label={`Open on a phone as ${name}`}>
        Phone
      </Button>
    </Popover>
  );
}
