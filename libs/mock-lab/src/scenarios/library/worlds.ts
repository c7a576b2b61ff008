import { SCREENS } from '@amana/mock-backend';
import { fillBusy } from '../fill-busy.ts';
import { fillDefault } from '../fill-default.ts';
import type { Scenario } from './scenario.ts';

export const WORLDS = {
  default: {
    title: 'Two months of trading',
    text: 'Ada and Chidi have traded for two months: every status, lists with a third page, a conversation with support.',
    persona: 'ada',
    path: SCREENS.overview,
    fill: fillDefault,
  },
  empty: {
    title: 'The people alone',
    text: 'Nobody has traded yet: every list is empty.',
    persona: 'ada',
    path: SCREENS.overview,
    fill: null,
  },
  busy: {
    title: 'Many orders',
    text: 'As many orders between Ada and Chidi as were asked for, a thousand if nobody asked.',
    persona: 'ada',
    path: SCREENS.orders,
    fill: fillBusy,
  },
} as const satisfies Record<string, Scenario>;
