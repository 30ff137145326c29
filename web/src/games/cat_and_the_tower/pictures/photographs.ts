/* Photographs of the stage, by name. */
const files = import.meta.glob<string>('./stage/*.webp', { query: '?url', import: 'default', eager: true });

export const photographOf = (name: string): string | undefined => files[`./stage/${name}.webp`];
