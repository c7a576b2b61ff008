import type { IconName } from '@amana/ui';
import type { ComponentType } from 'react';
import { BankSection } from '../bank/bank-section.tsx';
import { ClockSection } from '../clock/clock-section.tsx';
import { EventsSection } from '../events/events-section.tsx';
import { FaultsSection } from '../faults/faults-section.tsx';
import { MagicSection } from '../magic/magic-section.tsx';
import { MailSection } from '../mail/mail-section.tsx';
import { MoneySection } from '../money/money-section.tsx';
import { PeopleSection } from '../people/people-section.tsx';
import { SupportSection } from '../support/support-section.tsx';
import { WorldsSection } from '../worlds/worlds-section.tsx';
import type { SectionKey } from './console-model.ts';

export interface Section {
  readonly label: string;
  readonly icon: IconName;
  readonly Content: ComponentType;
}

export const SECTIONS: Readonly<Record<SectionKey, Section>> = {
  people: { label: 'People', icon: 'user', Content: PeopleSection },
  mail: { label: 'Mail', icon: 'mail', Content: MailSection },
  bank: { label: 'Bank', icon: 'bank', Content: BankSection },
  clock: { label: 'Clock', icon: 'clock', Content: ClockSection },
  support: { label: 'Support', icon: 'chat', Content: SupportSection },
  money: { label: 'Money', icon: 'wallet', Content: MoneySection },
  events: { label: 'Events', icon: 'list', Content: EventsSection },
  worlds: { label: 'Worlds', icon: 'home', Content: WorldsSection },
  faults: { label: 'Faults', icon: 'warning', Content: FaultsSection },
  magic: { label: 'Magic', icon: 'tag', Content: MagicSection },
};
