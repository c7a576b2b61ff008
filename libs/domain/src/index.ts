export * from './account/account-holder.ts';
export * from './account/bank-names.ts';
export * from './account/email-and-phone.ts';
export * from './account/password.ts';
export * from './account/profile.ts';
export * from './constants.ts';
export * from './dates/countdown.ts';
export * from './dates/lagos-day.ts';
export * from './disputes/chat-messages.ts';
export * from './disputes/dispute-outcome.ts';
export * from './disputes/dispute-rules.ts';
export * from './inputs/text-edit.ts';
export * from './money/amount-in-words.ts';
export * from './money/amount-input.ts';
export * from './money/charges.ts';
export * from './money/format-naira.ts';
export * from './money/kobo.ts';
export * from './money/rates.ts';
export { shortReason, type Action } from './orders/action-state.ts';
export * from './orders/confirmation-code.ts';
export * from './orders/decide-order-creation.ts';
export * from './orders/decide-order-event.ts';
export * from './orders/equal-orders.ts';
export * from './orders/order-dates.ts';
export * from './orders/order-parties.ts';
export * from './orders/order-status.ts';
export * from './orders/order-transitions.ts';
export * from './orders/transaction-status.ts';
export * from './parse-url.ts';
export * from './payments/payment-certainty.ts';
export * from './payments/payment-method.ts';
export * from './payments/payment-record.ts';
export * from './payments/trade-figures.ts';
export * from './people/person-name.ts';
export * from './people/written-text.ts';
export * from './refusal.ts';
export * from './status-colours.ts';
export {
  BANK_DETAILS_UNKNOWN,
  orderActions,
  type OrderActions,
  type Viewer,
} from './trades/order-actions.ts';
export * from './trades/order-progress.ts';
export * from './trades/order-tasks.ts';
export * from './trades/other-person.ts';
export type { MoneyHeadline, ProgressState } from './trades/status-texts.ts';
export * from './trades/trade-events.ts';
export * from './trades/trade-texts.ts';
export * from './trades/transaction-actions.ts';
export * from './transactions/listed-status.ts';
export * from './transactions/transaction-sides.ts';
export * from './transactions/user-balance.ts';
export * from './uploads/file-kinds.ts';
export * from './uploads/upload-rules.ts';
export * from './uuid.ts';
