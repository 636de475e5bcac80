/** Of a photo that a person sends, as it is stored, in bytes. */
export const MAX_PHOTO_BYTES = 2 * 1024 * 1024

/** Longest side of a photo of an opinion, in px; the noisiest one has 0.9 MB then. */
export const OPINION_PHOTO_SIZE = 1152
export const MAX_OPINION_PHOTO_BYTES = 1024 * 1024
