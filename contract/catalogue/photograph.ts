/* What a product is announced to others with. Patterns are read by JavaScript and PostgreSQL alike. */

/** Kinds of pictures that the readers of feeds take, which take no vector drawings; letters of either case. */
export const PHOTOGRAPH = String.raw`^[^?]*\.(?:jpe?g|png|webp|gif)(?:\?|$)`

/**
 * Pixels that both sides of a photograph need at Google from 2027-01-31 on (https://support.google.com/merchants/answer/6324350); it takes
 * smaller ones until then.
 */
export const LEAST_PHOTOGRAPH_SIDE = 500
