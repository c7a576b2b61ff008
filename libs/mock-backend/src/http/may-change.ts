import type { OperationId } from '@amana/api/contract';
import { operationTable } from '@amana/api/contract';

/** They change something although they are asked with GET. */
const CHANGING_GETS: readonly OperationId[] = [
  'confirmEmail',
  'markAllNotificationsAsRead',
  'markNotificationAsRead',
];
/** It changes nothing although it is asked with POST; a slow bank must not keep others waiting. */
const READING_POSTS: readonly OperationId[] = ['resolveBankAccount'];

export function mayChange(operationId: OperationId): boolean {
  return operationTable[operationId].method === 'GET'
    ? CHANGING_GETS.includes(operationId)
    : !READING_POSTS.includes(operationId);
}
