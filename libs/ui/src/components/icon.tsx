const EYE = 'M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7S2 12 2 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z';

export const ICON_PATHS = {
  home: 'M3 11 12 3l9 8M5 9.5V21h5v-6h4v6h5V9.5',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 21c0-4 3.6-6 8-6s8 2 8 6',
  plus: 'M12 5v14M5 12h14',
  bell: 'M6 16V11a6 6 0 1 1 12 0v5l2 2H4l2-2ZM10 21h4',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  eye: EYE,
  eyeOff: `M3 3l18 18${EYE}`,
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  check: 'M4 12.5 9.5 18 20 7',
  close: 'M5 5l14 14M19 5 5 19',
  play: 'M7 4v16l13-8L7 4Z',
  undo: 'M9 6 4 11l5 5M4 11h10a6 6 0 0 1 0 12h-3',
  restart: 'M4 12a8 8 0 1 0 3-6.2M4 3v4h4',
  pause: 'M8 5v14M16 5v14',
  warning: 'M12 3 2 20h20L12 3ZM12 10v4M12 17v.5',
  alert: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v6M12 16.5v.5',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v6M12 7v.5',
  shield: 'M12 3 4 6v6c0 5 3.5 8 8 9 4.5-1 8-4 8-9V6l-8-3ZM8.5 12l2.5 2.5 4.5-5',
  bank: 'M3 9 12 4l9 5H3ZM5 9v8M9.5 9v8M14.5 9v8M19 9v8M3 20h18',
  chat: 'M4 5h16v11H9l-5 4V5Z',
  cart: 'M3 4h2l2.5 11h10L20 7H6M9 20h.5M16.5 20h.5',
  tag: 'M3 12V4h8l9 9-8 8-9-9ZM7.5 8v.5',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.5M4 12h.5M4 18h.5',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2',
  mail: 'M3 5h18v14H3zM3 6l9 7 9-7',
  lock: 'M6 11h12v10H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  settings:
    'M4 7h9M17 7h3M15 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM4 17h3M11 17h9M9 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 17v.5',
  logout: 'M10 4H4v16h6M9 12h12M17 8l4 4-4 4',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14',
  moon: 'M20 14A8 8 0 0 1 10 4a8 8 0 1 0 10 10Z',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5',
  down: 'M6 9l6 6 6-6',
  send: 'M21 3 3 10l7 3 3 8 8-18ZM10 13l4-4',
  attach: 'M20 11.5 12 19.5a5 5 0 0 1-7-7l8.5-8.5a3.3 3.3 0 0 1 4.7 4.7L9.7 17.2a1.7 1.7 0 0 1-2.4-2.4L15 7',
  file: 'M6 3h8l5 5v13H6V3ZM13.5 3v6H19',
  print: 'M7 9V3h10v6M7 18H3V9h18v9h-4M7 14h10v7H7v-7Z',
  download: 'M12 4v12M7 11l5 5 5-5M4 20h16',
  wallet: 'M4 7h16v13H4V7ZM4 7l12-4v4M16 13.5h.5',
  phone: 'M7 2h10v20H7V2ZM11 18.5h2',
  upload: 'M12 16V4M7 9l5-5 5 5M4 20h16',
} as const;

export type IconName = keyof typeof ICON_PATHS;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
