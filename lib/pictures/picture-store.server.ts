import 'server-only'

interface StoredFile {
  name: string
  bytes: Uint8Array
}

/** Where the files of pictures are kept, under names that say their content. */
export interface PictureStore {
  /** Each of them whole, in this order. Writing what is there already changes nothing. */
  write: (files: readonly StoredFile[]) => Promise<void>
  /** null: there is no such file. */
  read: (name: string) => Promise<Uint8Array | null>
}

/** What a file is, by its name. */
export const pictureType = (name: string): string => (name.endsWith('.avif') ? 'image/avif' : 'image/webp')

/** The name says the content, so it never changes. */
export const PICTURE_CACHE = 'public, max-age=31536000, immutable'
