import type { Call, WorldEvent } from '@amana/api/control';

/** '2 ledger entries, a mail, 2 notifications'; empty where nothing came of it. */
export function cameOf({ ledger, mailId, notificationIds }: WorldEvent): string {
  return [
    counted(ledger.length, 'ledger entry', 'ledger entries'),
    mailId === null ? '' : 'a mail',
    counted(notificationIds.length, 'notification', 'notifications'),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function counted(count: number, one: string, more: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : more}`;
}

/** Ready for a shell: the recorder leaves the server's address open. */
export function curlFor({ curl }: Call): string {
  return `AMANA='${window.location.origin}'; ${curl}`;
}
