// Whether Enter, after a win, asks for the next level: not on a link or button beside the board, which it presses itself.

export function asksForNext(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' || event.repeat || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.querySelector('dialog[open]')) return false;
  const target = event.target as HTMLElement | null;
  return !target?.closest('a, button, input, textarea, select, summary') || target.closest('.stage') !== null;
}
