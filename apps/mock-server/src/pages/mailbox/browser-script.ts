/** Fetches the mails every two seconds unless the reader turns that off, and announces new ones to screen readers. */
export const MAILBOX_SCRIPT = `
  const everyMs = 2000;
  const refresh = document.getElementById('refresh');
  const news = document.getElementById('news');
  async function update() {
    if (!refresh.checked || document.hidden) return;
    const response = await fetch('/mock/mailbox/mails' + location.search).catch(() => null);
    if (!response?.ok) return (news.textContent = 'The mock server does not answer.');
    const next = new DOMParser().parseFromString(await response.text(), 'text/html');
    const [mails, nextMails] = [document, next].map((page) => page.getElementById('mails'));
    if (mails.innerHTML === nextMails.innerHTML) return;
    const focused = document.activeElement?.closest('article')?.id;
    const fresh = [...nextMails.querySelectorAll('article')].filter(({ id }) => !document.getElementById(id)).length;
    mails.replaceWith(nextMails);
    document.title = nextMails.dataset.title;
    if (focused) document.querySelector('#' + focused + ' a')?.focus();
    news.textContent = fresh === 0 ? '' : fresh === 1 ? '1 new mail' : fresh + ' new mails';
  }
  setInterval(update, everyMs);
`;
