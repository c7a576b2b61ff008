export { addPersonas } from './backend/add-personas.ts';
export {
  type MockBackend,
  type MockBackendOptions,
  createMockBackend,
} from './backend/create-mock-backend.ts';
export type { controlHandlers } from './handlers/control-handlers.ts';
export type { Handlers } from './handlers/handler-types.ts';
export type { providerHandlers } from './handlers/provider-handlers.ts';
export { type IncomingCall, type Intercept, answerDurably } from './http/answer-request.ts';
export { matchOperation } from './http/match-operation.ts';
export { errorResponse } from './http/responses.ts';

export { type Snapshot, SNAPSHOT_VERSION } from './persistence/snapshot.ts';
export { type StoredRow, UnreadableWorldError } from './persistence/snapshot.ts';
export type { OnCommitted, WorldChange } from './persistence/commits.ts';
export type { Clock } from './simulation/clock.ts';
export { record } from './simulation/event-log.ts';
export { type PersonaId, PERSONAS, PERSONA_PASSWORD, personaOf } from './simulation/personas.ts';
export { type Random, createRandom } from './simulation/random.ts';
export type { BankOutcomeOf } from './simulation/bank-outcome.ts';
export { runDueDeadlines } from './simulation/run-due-deadlines.ts';
export { type Mail, listMails, sendMail } from './simulation/send-mail.ts';
export type { Settings } from './simulation/time-settings.ts';
export {
  type ActiveDeviation,
  type Faults,
  type ScenarioName,
  type World,
  NO_FAULTS,
} from './simulation/world.ts';
export { fullName, livingUser } from './store/living-user.ts';
export type { OrderRow, UserRow } from './store/row-types.ts';

export { updateUserDetails } from './use-cases/account/profile.ts';
export { sendMessage } from './use-cases/chat/chat.ts';
export { getState } from './use-cases/control/state-mailbox-events.ts';
export { deadlineHandlers } from './use-cases/deadline-handlers.ts';
export { cancelDispute, createDispute, resolveDispute } from './use-cases/disputes/disputes.ts';
export {
  SCREENS,
  approveOrderPath,
  chatPath,
  disputePath,
  manageTransactionPath,
  orderLinkPath,
  orderPath,
  orderPaymentPath,
  transactionPath,
  transferDetailsPath,
} from './use-cases/mail-and-notification-texts/links-to-screens.ts';
export { mailConfirmationCode } from './use-cases/mail-and-notification-texts/texts.ts';
export { markAllNotificationsAsRead } from './use-cases/notifications/read-notifications.ts';
export { approveOrder, cancelOrRejectOrder } from './use-cases/orders/approve-or-end-order.ts';
export { addOrder, createOrder, newOrderKeys } from './use-cases/orders/create-order.ts';
export { type Done, type FieldRefusal, type Outcome, done, refuseField } from './use-cases/outcome.ts';
export { addTransaction, initiatePayment } from './use-cases/payments/temporary-account.ts';
export { moveMoney, sendTransfer } from './use-cases/payments/transfers.ts';
export { paySettlement, withdrawalAccountOf } from './use-cases/transactions/settlement.ts';
export { newConfirmationCode, updateOrderDelivery } from './use-cases/transactions/update-delivery.ts';
export { fileOf } from './use-cases/uploads.ts';
