/** Of a photo that a person sends, as it is stored, in bytes. */
export const MAX_PHOTO_BYTES = 2 * 1024 * 1024
