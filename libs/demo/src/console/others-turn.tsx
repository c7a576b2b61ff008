import { useGetOrderHistory } from '@amana/api';
import { useGetPersonas } from '@amana/api/control';
import { otherPersonOf, partyOf, viewerTask } from '@amana/domain';
import { Icon } from '@amana/ui';
import { useUnit } from 'effector-react';
import { ActionButton } from './actions.tsx';
import { useConsoleApp } from './console-app.ts';
import styles from './console.module.css';
import { LIVE } from './section-parts.tsx';

const NEWEST = { pageNumber: 1, pageSize: 1 };

/** While the only trade of the visitor waits for the other person: who acts next, and a way to become that person. */
export function OthersTurn() {
  const app = useConsoleApp();
  const user = useUnit(app.$user);
  const { data: orders } = useGetOrderHistory(NEWEST, { query: { ...LIVE.query, enabled: user !== null } });
  const personas = useGetPersonas();
  const [order] = orders?.totalInRecord === 1 ? orders.data : [];
  if (user === null || order === undefined) return null;
  const party = partyOf(order, user.userId);
  if (party === 'stranger') return null;
  const other = otherPersonOf(order, party);
  const persona = personas.data?.data.find(({ email }) => email === other.email);
  const userId = (party === 'buyer' ? order.sellerId : order.buyerId) ?? '';
  const task = viewerTask(order, { userId, hasBankDetails: true });
  if (persona === undefined || task === null || task.page === 'dispute') return null;
  const deed = `${task.verb.charAt(0).toLowerCase()}${task.verb.slice(1)}`;
  return (
    <div className={styles['turn']}>
      <p>{`You are ${user.firstName} · ${other.nameInSentence} must ${deed} next`}</p>
      <ActionButton
        icon={<Icon name="forward" size={16} />}
        action={async () => {
          const done = await app.signInAs(persona.id);
          await app.goTo(app.paths.order(order.id));
          return done;
        }}
      >
        {`Continue as ${other.nameInSentence}`}
      </ActionButton>
    </div>
  );
}
