/* The picture of a component that is shown nowhere. */
import { mount, tick, unmount, type Component } from 'svelte';
import { pictureOf } from './picture';

export async function drawCard<Props extends Record<string, unknown>>(
  card: Component<Props>,
  props: Props,
): Promise<File> {
  const target = document.createElement('div');
  target.style.cssText = 'position: fixed; left: -5000px; top: 0; visibility: hidden';
  document.body.append(target);
  const shown = mount(card, { target, props });
  try {
    await tick();
    const picture = await pictureOf(target.firstElementChild as HTMLElement);
    return new File([picture], 'clowder.png', { type: 'image/png' });
  } finally {
    await unmount(shown);
    target.remove();
  }
}
