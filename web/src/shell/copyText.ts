/* Copies a text, also where the page came by plain HTTP and the clipboard is closed to it. */

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
}

function copyByHand(text: string): boolean {
  const page = document.createElement('textarea');
  page.value = text;
  page.className = 'visually-hidden';
  const focused = document.activeElement;
  document.body.append(page);
  page.select();
  const copied = document.execCommand('copy');
  page.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
