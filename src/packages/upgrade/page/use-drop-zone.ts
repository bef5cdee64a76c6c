import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Accepts files and texts from anywhere on the page: files that are dropped, and what is pasted outside of a field. Dropped texts and links are left
 * to the browser.
 *
 * @param drop takes what was dropped, during the event
 * @param paste takes a text
 * @returns whether files are over the page
 */
export function useDropZone(drop: (dropped: DataTransfer) => void, paste: (text: string) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const [onDrop, onPaste] = [useEffectEvent(drop), useEffectEvent(paste)];
  useEffect(() => {
    const end = new AbortController();
    const listen = <Name extends keyof DocumentEventMap>(name: Name, act: (event: DocumentEventMap[Name]) => void) =>
      document.addEventListener(name, act, { signal: end.signal });
    const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;
    listen('dragover', (event) => {
      if (!hasFiles(event)) return;
      // Otherwise, the browser opens the file.
      event.preventDefault();
      setIsOver(true);
    });
    listen('dragleave', ({ relatedTarget }) => relatedTarget === null && setIsOver(false));
    listen('drop', (event) => {
      if (!hasFiles(event) || event.dataTransfer === null) return;
      event.preventDefault();
      setIsOver(false);
      onDrop(event.dataTransfer);
    });
    listen('paste', ({ target, clipboardData }) => {
      const isField = target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;
      if (isField || clipboardData === null) return;
      const text = clipboardData.getData('text');
      if (clipboardData.files.length > 0) onDrop(clipboardData);
      else if (text.trim() !== '') onPaste(text);
    });
    return () => end.abort();
  }, []);
  return isOver;
}
