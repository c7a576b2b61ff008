import { defineHandlers } from './handler-types.ts';
import {
  cancelDispute,
  createDispute,
  getDispute,
  getDisputeByTransaction,
} from '../use-cases/disputes/disputes.ts';

export const disputeHandlers = defineHandlers({
  getDispute: ({ world, caller, path }) => getDispute(world, caller, path.id),
  getDisputeByTransaction: ({ world, caller, path }) => getDisputeByTransaction(world, caller, path.id),
  createDispute: ({ world, caller, body }) => createDispute(world, caller, body),
  cancelDispute: ({ world, caller, path }) => cancelDispute(world, caller, path.id),
});
