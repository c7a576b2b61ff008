/** Its own part of the app, because it contains the generator of QR codes. */
export { QrCode } from '@amana/ui';
