import { type ButtonProps, buttonClass } from '@amana/ui';

interface WhatsAppLinkProps {
  /** From `whatsAppUrl`. */
  href: string;
  label: string;
  /** The goods, where links with the same label are on one page. */
  description?: string;
  variant?: ButtonProps['variant'];
}

export function WhatsAppLink({ href, label, description, variant = 'secondary' }: WhatsAppLinkProps) {
  return (
    <a
      className={buttonClass(variant)}
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={description === undefined ? undefined : `${label}: ${description}`}
    >
      {label}
    </a>
  );
}
