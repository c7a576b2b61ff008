import { Dialog, Icon, buttonClass } from '@amana/ui';
import { useConfig } from '../../../shared/use-config.ts';

export function ContactSupportDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { supportPhone, supportEmail } = useConfig();
  return (
    <Dialog title="Contact Support" isOpen={isOpen} onClose={onClose}>
      <a
        className={buttonClass('primary', true)}
        href={`https://wa.me/${supportPhone}`}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name="chat" />
        Chat on WhatsApp
      </a>
      <a className={buttonClass('secondary', true)} href={`mailto:${supportEmail}`}>
        <Icon name="mail" />
        {supportEmail}
      </a>
    </Dialog>
  );
}
