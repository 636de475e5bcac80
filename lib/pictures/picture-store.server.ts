import 'server-only'

/** Where the files of pictures are kept, under names that say their content. */
export interface PictureStore {
  /** Whole or not at all; writing what is there already changes nothing. */
  write: (name: string, bytes: Uint8Array) => Promise<void>
  /** null: there is no such file. */
  read: (name: string) => Promise<Uint8Array | null>
}

export const PICTURE_TYPE = 'image/webp'

/** The name says the content, so it never changes. */
export const PICTURE_CACHE = 'public, max-age=31536000, immutable'
