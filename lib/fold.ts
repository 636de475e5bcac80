/** In lower case and without accents; Polish ł is no letter with an accent in Unicode. */
export const fold = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l')
