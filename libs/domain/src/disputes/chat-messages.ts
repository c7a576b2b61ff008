/** Shown as support's first message while a thread is empty. */
export const CHAT_GREETING = 'Hello! How can I assist you today?';

/** A message needs an attachment or text that is not blank. */
export function canSendMessage(text: string | null | undefined, hasAttachment: boolean): boolean {
  return hasAttachment || (text ?? '').trim() !== '';
}

/** The author of a message as the thread labels it: the viewer is 'user', everyone else is support. */
export function messageAuthor(message: { readonly senderId: string }, viewerId: string): 'user' | 'admin' {
  return message.senderId === viewerId ? 'user' : 'admin';
}
