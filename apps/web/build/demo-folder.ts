/** The folder of the static demo, in apps/web. */
export const DEMO_FOLDER = 'dist-demo';
