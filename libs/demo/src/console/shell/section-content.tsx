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
import type { SectionKey } from './sections.ts';

const CONTENT: Readonly<Record<SectionKey, ComponentType>> = {
  people: PeopleSection,
  mail: MailSection,
  bank: BankSection,
  clock: ClockSection,
  support: SupportSection,
  money: MoneySection,
  events: EventsSection,
  worlds: WorldsSection,
  faults: FaultsSection,
  magic: MagicSection,
};

export function SectionContent({ section }: { section: SectionKey }) {
  const Content = CONTENT[section];
  return <Content />;
}
