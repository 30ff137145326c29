/* Where a game is, as its room says it: from the large to the small, a round and then a trick. */

export type Where = readonly string[];

export const whereWords = (where: Where): string => where.join(' · ');
