export const CONFIG_ELEMENT_ID = 'app-config';
/** Every page of the app contains this text, in every version, and no other page does. */
export const APP_MARK = `id="${CONFIG_ELEMENT_ID}"`;
