/** Where buyer and seller stand beside each other. */
export const STAGE_PATH = '/stage';
