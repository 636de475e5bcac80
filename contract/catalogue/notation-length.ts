/** A sidewall, with the words of a shop around it, is shorter. */
export const MAX_NOTATION_LENGTH = 200
