import type { Dispute } from '@amana/api';
import { postSupportMessage, resolveDispute } from '@amana/api/control';
import { type Side, isDisputeOpen } from '@amana/domain';
import { Button, TextAreaField } from '@amana/ui';
import { Flex, Form } from 'antd';
import { SIDES } from '../namespaces.ts';
import { Choice } from './choice.tsx';
import { Refusal } from './refusal.ts';

interface SupportFormsProps {
  dispute: Dispute;
  names: Readonly<Record<Side, string>>;
  isRunning: boolean;
  run: (action: () => Promise<string>) => void;
}

export function SupportForms({ dispute, names, isRunning, run }: SupportFormsProps) {
  const [form] = Form.useForm<{ to: string; message: string }>();
  const send = async () => {
    const { to, message } = form.getFieldsValue();
    if (message.trim() === '') throw new Refusal('Write a message first.');
    const side = SIDES.find((candidate) => candidate === to);
    await postSupportMessage({ threadId: dispute.id, message, ...(side && { to: side }) });
    form.resetFields(['message']);
    return 'Sent as Admin';
  };
  const decide = async (inFavourOf: Side) => {
    await resolveDispute(dispute.id, { inFavourOf });
    return `Decided for the ${inFavourOf}: ${inFavourOf === 'buyer' ? 'the money goes back' : 'settlement runs'}`;
  };
  return (
    <Form form={form} initialValues={{ to: '', message: '' }} onFinish={() => !isRunning && run(send)}>
      <Flex vertical gap={8}>
        <Form.Item noStyle name="to">
          <Choice
            label="To"
            options={[
              ['', 'both, each in their own chat'],
              ...SIDES.map((side) => [side, names[side]] as const),
            ]}
          />
        </Form.Item>
        <Form.Item noStyle name="message">
          <TextAreaField
            label="Message as Admin"
            aria-label={`Message as Admin: ${dispute.title}`}
            rows={2}
          />
        </Form.Item>
        <Button type="submit" variant="secondary" loading={isRunning}>
          Send as Admin
        </Button>
        {isDisputeOpen(dispute) &&
          SIDES.map((side) => (
            <Button
              key={side}
              variant="secondary"
              disabled={isRunning}
              aria-label={`Decide for ${names[side]}: ${dispute.title}`}
              onClick={() => run(() => decide(side))}
            >
              {`Decide for ${names[side]}`}
            </Button>
          ))}
      </Flex>
    </Form>
  );
}
