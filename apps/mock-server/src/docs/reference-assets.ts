export const REFERENCE_STYLE = `
  nav a { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 0.25rem; }
  details { border-top: 1px solid; padding: 0 0.5rem; }
  summary { cursor: pointer; padding: 0.6rem 0; box-sizing: border-box; }
  .method { display: inline-block; min-width: 4rem; font-weight: bold; }
  .wide, pre { overflow-x: auto; }
  pre { border: 1px solid; padding: 0.5rem; overflow-wrap: normal; }
  table { border-collapse: collapse; }
  caption { text-align: left; font-weight: bold; padding: 0.5rem 0; }
  th, td { border: 1px solid; padding: 0.25rem 0.5rem; text-align: left; vertical-align: top; }
  td p { margin: 0; }
`;

/** Opens what an address or a link points at, and leaves only the calls with the words that are looked for. */
export const REFERENCE_SCRIPT = `
  function openTarget() {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target instanceof HTMLDetailsElement) target.open = true;
    target?.scrollIntoView();
  }
  addEventListener('hashchange', openTarget);
  openTarget();
  const calls = [...document.querySelectorAll('.call')];
  document.getElementById('find').addEventListener('input', ({ target }) => {
    const words = target.value.toLowerCase().split(/\\s+/).filter(Boolean);
    let shown = 0;
    for (const call of calls) {
      call.hidden = !words.every((word) => call.dataset.words.includes(word));
      if (!call.hidden) shown += 1;
    }
    document.getElementById('found').textContent = words.length === 0 ? '' : shown + ' of ' + calls.length + ' calls';
  });
`;
