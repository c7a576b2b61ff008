import { PERSONAS } from '@amana/mock-backend';

export interface WidgetPerson {
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
}

interface Configuration {
  callback?: (response: { credential?: string; select_by?: string }) => void;
}

interface ButtonOptions {
  text?: string;
  width?: string | number;
  click_listener?: () => void;
}

/**
 * Simulates the identity provider's widget, `google.accounts.id`, with a dialog instead of a window and an unsigned
 * credential. It is sent to the browser as text, so it must not use outer variables.
 */
export function installIdentityWidget(people: readonly WidgetPerson[]): void {
  const CONTROL = 'min-height:44px;padding:8px 12px;border:1px solid GrayText;border-radius:8px;';
  let configuration: Configuration = {};

  const credentialOf = (person: WidgetPerson): string => {
    const claims = { email: person.email, given_name: person.givenName, family_name: person.familyName };
    const bytes = new TextEncoder().encode(JSON.stringify(claims));
    const base64 = btoa(String.fromCharCode(...bytes));
    return `e30.${base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.`;
  };

  const element = <Name extends keyof HTMLElementTagNameMap>(name: Name, text: string, style: string) => {
    const made = document.createElement(name);
    made.textContent = text;
    made.style.cssText = `font:inherit;${style}`;
    return made;
  };

  const button = (text: string, onPress: () => void): HTMLButtonElement => {
    const colours = 'background:Canvas;color:CanvasText;text-align:start;cursor:pointer';
    const made = element('button', text, CONTROL + colours);
    made.type = 'button';
    made.addEventListener('click', onPress);
    return made;
  };

  const choose = (): void => {
    const dialog = element(
      'dialog',
      '',
      'box-sizing:border-box;width:min(360px,calc(100vw - 32px));max-height:90vh;margin:auto;padding:20px;border:1px solid GrayText;border-radius:12px;background:Canvas;color:CanvasText',
    );
    dialog.setAttribute('aria-label', 'Choose an account');
    const accept = (person: WidgetPerson): void => {
      dialog.close();
      configuration.callback?.({ credential: credentialOf(person), select_by: 'btn' });
    };
    const label = element('label', 'Another address', 'display:grid;gap:4px;margin-top:4px');
    const field = element('input', '', `${CONTROL}background:Field;color:FieldText;font-size:16px`);
    field.type = 'email';
    field.autocomplete = 'off';
    label.append(field);
    const list = element('div', '', 'display:grid;gap:8px');
    list.append(
      element('h2', 'Choose an account', 'margin:0;font-size:20px;font-weight:700'),
      element('p', 'Simulated: this stands in for the identity provider.', 'margin:0 0 4px'),
      ...people.map((person) =>
        button(`${person.givenName} ${person.familyName} (${person.email})`, () => accept(person)),
      ),
      label,
      button('Continue with this address', () => {
        const email = field.value.trim();
        if (email === '') field.focus();
        else accept({ email, givenName: email.split('@')[0] ?? email, familyName: 'Visitor' });
      }),
      button('Let the provider fail', () => {
        dialog.close();
        configuration.callback?.({});
      }),
      button('Cancel', () => dialog.close()),
    );
    dialog.append(list);
    dialog.addEventListener('close', () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
  };

  const id = {
    initialize(given: Configuration): void {
      configuration = given;
    },
    renderButton(parent: HTMLElement | null, options: ButtonOptions = {}): void {
      const text = options.text === 'signup_with' ? 'Sign up with Google' : 'Sign in with Google';
      const made = button(text, () => {
        options.click_listener?.();
        choose();
      });
      const { style } = made;
      style.cssText +=
        ';box-sizing:border-box;min-height:0;height:40px;padding:0 12px;text-align:center;font-weight:600;max-width:100%';
      if (options.width !== undefined) style.width = `${Number.parseInt(String(options.width), 10)}px`;
      parent?.replaceChildren(made);
    },
  };
  Object.assign(window, { google: { accounts: { id } } });
}

export function identityScript(): File {
  const people: WidgetPerson[] = PERSONAS.map(({ email, firstName, lastName }) => ({
    email,
    givenName: firstName,
    familyName: lastName,
  }));
  const text = `(${installIdentityWidget.toString()})(${JSON.stringify(people)});`;
  return new File([text], 'client.js', { type: 'text/javascript' });
}
