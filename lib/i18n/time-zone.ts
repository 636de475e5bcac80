/** In which the shop says what time it is, wherever its reader is. */
export const TIME_ZONE = 'Europe/Warsaw'
