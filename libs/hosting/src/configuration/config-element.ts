export const CONFIG_ELEMENT_ID = 'app-config';
