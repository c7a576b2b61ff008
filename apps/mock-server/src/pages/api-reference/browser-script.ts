/** Starts Swagger UI in the reader's theme; calls carry the chosen persona's access token. */
export const REFERENCE_SCRIPT = `
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const followTheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
  dark.addEventListener('change', followTheme);
  followTheme();

  const reference = document.getElementById('reference');
  const persona = document.getElementById('persona');
  const controlKey = document.getElementById('control-key');
  const status = document.getElementById('status');
  const ui = SwaggerUIBundle({
    domNode: reference,
    url: reference.dataset.document,
    deepLinking: true,
    filter: true,
    tryItOutEnabled: true,
    requestSnippetsEnabled: true,
    showExtensions: true,
    defaultModelsExpandDepth: 0,
    validatorUrl: null,
    onComplete: () => { if (persona) persona.disabled = false; },
    requestInterceptor: (request) => {
      if (controlKey?.value && request.url.startsWith(location.origin + '/mock/'))
        request.headers['x-control-key'] = controlKey.value;
      return request;
    },
  });

  let isSignedIn = false;
  persona?.addEventListener('change', async () => {
    if (isSignedIn) ui.authActions.logout(['bearerAuth']);
    isSignedIn = false;
    status.textContent = '';
    if (persona.value === '') return;
    const name = persona.selectedOptions[0].textContent;
    const headers = controlKey?.value ? { 'x-control-key': controlKey.value } : {};
    const address = '/mock/v1/personas/' + persona.value + '/session';
    try {
      const response = await fetch(address, { method: 'POST', headers });
      const { data, message } = await response.json();
      if (!response.ok) throw new Error(message);
      ui.preauthorizeApiKey('bearerAuth', data.token);
      isSignedIn = true;
      status.textContent = 'Calls are made as ' + name + '.';
    } catch (error) {
      persona.value = '';
      status.textContent = name + ' could not be signed in: ' + error.message;
    }
  });
`;
