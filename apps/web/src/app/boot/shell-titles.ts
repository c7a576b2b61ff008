import { PATHS } from '../../shared/paths.ts';

/** The headings that pages have while their code and data are loading. The overview has a greeting instead. */
export const SHELL_TITLES: readonly (readonly [pattern: string, title: string])[] = [
  [PATHS.account, 'Account'],
  [PATHS.editProfile, 'Edit Account Information'],
  [PATHS.editAccount, 'Change Withdrawal Account'],
  [PATHS.changePassword, 'Change Password'],
  [PATHS.settings, 'Settings'],
  [PATHS.createOrder, 'Create Order'],
  [PATHS.orders, 'All Orders'],
  [PATHS.order, 'Pending Order'],
  [PATHS.approveOrder, 'Approve Order'],
  [PATHS.orderPayment, 'Complete Your Payment'],
  [PATHS.transferDetails, 'Bank Transfer Details'],
  [PATHS.transactions, 'Transactions'],
  [PATHS.cancelledDispute, 'Disputed Transactions'],
  [PATHS.transaction, 'Transaction Details'],
  [PATHS.manageTransaction, 'Manage Transaction'],
  [PATHS.disputes, 'Disputed Transactions'],
  [PATHS.manageDispute, 'Dispute Details'],
  [PATHS.lodgeDispute, 'Lodge Dispute'],
  [PATHS.chat, 'Chat with Support'],
];
