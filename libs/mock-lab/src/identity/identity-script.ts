import { PERSONAS } from '@amana/mock-backend';
import { type WidgetPerson, installIdentityWidget } from './identity-widget.ts';

/** The widget as a file that a script tag can load. */
export function identityScript(): File {
  const people: WidgetPerson[] = PERSONAS.map(({ email, firstName, lastName }) => ({
    email,
    givenName: firstName,
    familyName: lastName,
  }));
  const text = `(${installIdentityWidget.toString()})(${JSON.stringify(people)});`;
  return new File([text], 'client.js', { type: 'text/javascript' });
}
