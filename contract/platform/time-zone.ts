/** In which the shop says what time it is, wherever its reader is. By itself: every page has it, and makes no format of dates while it is hydrated. */
export const TIME_ZONE = 'Europe/Warsaw'
