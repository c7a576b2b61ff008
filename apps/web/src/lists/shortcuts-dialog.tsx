import { Breakdown, Dialog, Switch } from '@amana/ui';

const KEYS = [
  { label: 'Search', value: <kbd>/</kbd> },
  { label: 'Next row', value: <kbd>j</kbd> },
  { label: 'Previous row', value: <kbd>k</kbd> },
  { label: 'Open the row', value: <kbd>Enter</kbd> },
  { label: 'Next page', value: <kbd>n</kbd> },
  { label: 'Previous page', value: <kbd>p</kbd> },
  { label: 'These shortcuts', value: <kbd>?</kbd> },
];

export interface ShortcutsDialogProps {
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
  onClose: () => void;
}

export function ShortcutsDialog({ isOn, onTurn, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog title="Keyboard shortcuts" isOpen onClose={onClose}>
      <p>They work in lists, while no field has the focus.</p>
      <Breakdown rows={KEYS} />
      <Switch label="Use keyboard shortcuts" checked={isOn} onChange={onTurn} />
    </Dialog>
  );
}
