import type { OtherPerson, Side } from '@amana/domain';
import { Breakdown, Card } from '@amana/ui';

export interface PersonCardProps {
  /** The viewer's. */
  side: Side;
  other: OtherPerson;
}

const ROLES: Record<Side, string> = { seller: 'Buyer', buyer: 'Seller' };

/** The person whom the viewer trades with, and how to reach them, as far as the service says it. */
export function PersonCard({ side, other }: PersonCardProps) {
  const { name, email, phoneNumber, hasJoined } = other;
  const notNamed = hasJoined ? 'Name not available' : 'Not joined yet';
  return (
    <Card aria-label={ROLES[side]}>
      <Breakdown
        rows={[
          { label: ROLES[side], value: name || notNamed },
          ...(email === '' ? [] : [{ label: 'Email', value: <a href={`mailto:${email}`}>{email}</a> }]),
          ...(phoneNumber === ''
            ? []
            : [
                {
                  label: 'Phone Number',
                  value: <a href={`tel:${phoneNumber.replace(/[^\d+]/g, '')}`}>{phoneNumber}</a>,
                },
              ]),
        ]}
      />
    </Card>
  );
}
