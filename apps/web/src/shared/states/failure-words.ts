export interface Words {
  readonly title: string;
  readonly text: string;
}

export const OFFLINE: Words = {
  // The notice at the top says that the device is offline.
  title: 'Not loaded yet',
  text: 'It is loaded when this device has a connection.',
};

export const MISSING: Words = { title: 'This page could not be loaded', text: 'Try again in a moment.' };
