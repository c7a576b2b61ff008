import { defineHandlers } from './handler-types.ts';
import { createThread, editMessage, getThreadMessages, sendMessage } from '../use-cases/chat/chat.ts';

export const chatHandlers = defineHandlers({
  getThreadMessages: ({ world, caller, path, query }) =>
    getThreadMessages(world, caller, path.threadId, query),
  sendMessage: ({ world, caller, body }) => sendMessage(world, caller, body),
  editMessage: ({ world, caller, body }) => editMessage(world, caller, body),
  createThread: ({ world, caller, body }) => createThread(world, caller, body),
});
