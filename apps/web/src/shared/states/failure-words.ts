export interface Words {
  readonly title: string;
  readonly text: string;
}

export const OFFLINE: Words = {
  title: 'No connection',
  text: 'This device is offline. The page is loaded when it has a connection.',
};

export const MISSING: Words = { title: 'This page could not be loaded', text: 'Try again in a moment.' };
