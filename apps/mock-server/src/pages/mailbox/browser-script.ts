/** Fetches the mails every two seconds unless the reader turns that off, and announces new ones to screen readers. */
export const MAILBOX_SCRIPT = `
  const everyMs = 2000;
  const refresh = document.getElementById('refresh');
  const news = document.getElementById('news');
  const known = () => new Set([...document.querySelectorAll('article')].map(({ id }) => id));
  async function update() {
    if (!refresh.checked || document.hidden) return;
    const response = await fetch('/mock/mailbox/mails' + location.search).catch(() => null);
    if (response === null || !response.ok) {
      news.textContent = 'The mock server does not answer.';
      return;
    }
    const next = new DOMParser().parseFromString(await response.text(), 'text/html');
    const mails = document.getElementById('mails');
    const nextMails = next.getElementById('mails');
    if (nextMails === null) return location.reload();
    if (mails.innerHTML === nextMails.innerHTML) {
      if (news.textContent.startsWith('The mock')) news.textContent = '';
      return;
    }
    const before = known();
    const focused = document.activeElement?.closest('article')?.id;
    mails.replaceWith(nextMails);
    document.title = nextMails.dataset.title;
    if (focused) document.querySelector('#' + focused + ' a')?.focus();
    const fresh = [...known()].filter((id) => !before.has(id)).length;
    news.textContent = fresh === 0 ? '' : fresh === 1 ? '1 new mail' : fresh + ' new mails';
  }
  setInterval(update, everyMs);
`;
