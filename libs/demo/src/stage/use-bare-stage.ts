import { useEffect, useState } from 'react';
import { $view, viewChanged } from '../console/console-model.ts';
import { isKeyTaken, usePageKey } from '../shared/use-page-key.ts';

const TOOLS_KEY = 'f';

/** F hides every tool, so that the audience sees only the trade. F or a press beside the phones shows them again. */
export function useBareStage() {
  const [isBare, setIsBare] = useState(false);
  usePageKey(({ key, altKey, ctrlKey, metaKey, repeat }) => {
    if (key.toLowerCase() !== TOOLS_KEY || altKey || ctrlKey || metaKey || repeat || isKeyTaken()) return;
    setIsBare(!isBare);
  });
  useEffect(() => {
    if (!isBare) return;
    const { isRibbonHidden } = $view.getState();
    viewChanged({ isRibbonHidden: true, isOpen: false });
    const show = () => setIsBare(false);
    const restoreRibbon = () => viewChanged({ isRibbonHidden });
    // While it is captured, because the click that hid the tools is still on its way up to the document.
    document.addEventListener('click', show, true);
    // The view outlasts a reload, this state does not.
    window.addEventListener('pagehide', restoreRibbon);
    return () => {
      restoreRibbon();
      document.removeEventListener('click', show, true);
      window.removeEventListener('pagehide', restoreRibbon);
    };
  }, [isBare]);
  return { isBare, setIsBare };
}
