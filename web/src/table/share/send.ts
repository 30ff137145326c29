/* Hands a picture and a link to the device's own sharing; else saves the one and copies the other. */
import { copyText } from '../../shell/copyText';

export type Sent = 'shared' | 'saved' | 'not copied'; // not copied: saved, but the link has to be shown

/** `lines`: more than the title to be said, which are copied with the link. */
export async function send(file: File, title: string, link: string, lines = ''): Promise<Sent> {
  const message = { title, text: lines || title, url: link, files: [file] };
  if (navigator.canShare?.(message)) {
    await navigator.share(message);
    return 'shared';
  }
  save(file);
  return (await copyText(lines ? `${lines}\n${link}` : link)) ? 'saved' : 'not copied';
}

function save(file: File): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: file.name }).click();
  URL.revokeObjectURL(address);
}
