import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export async function fillForm(user: UserEvent, values: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(values)) {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    if (text !== '') await user.type(field, text);
  }
}

export const press = async (user: UserEvent, name: string): Promise<void> => {
  await user.click(await screen.findByRole('button', { name }));
};
