import { Empty, Flex, Typography } from 'antd';
import { type ReactNode, useId } from 'react';

export interface PanelProps {
  title: string;
  /** One sentence: what this is for. */
  text?: string;
  children: ReactNode;
}

/** A part of a section, with a title. */
export function Panel({ title, text, children }: PanelProps) {
  const id = useId();
  return (
    <Flex vertical gap={12} component="section" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {text !== undefined && <Note>{text}</Note>}
      {children}
    </Flex>
  );
}

export function Note({ children }: { children: ReactNode }) {
  return <Typography.Text type="secondary">{children}</Typography.Text>;
}

/** Buttons beside each other, as many as fit. */
export function Buttons({ children }: { children: ReactNode }) {
  return (
    <Flex wrap gap={8} align="center">
      {children}
    </Flex>
  );
}

/** Shown in place of an empty list. */
export function Nothing({ children }: { children: ReactNode }) {
  return <Empty image={null} description={children} />;
}
